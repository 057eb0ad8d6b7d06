import { type HTMLElement, parse } from "node-html-parser";

/** The root element of a document. Throws where an XML parser would: on a missing declaration, a stray & or <, or mismatched tags. */
export function parseXml(xml: string): HTMLElement {
  if (!/^<\?xml version="1\.0" encoding="utf-8"\?>\n/i.test(xml)) throw new Error("no XML declaration");
  checkBalance(xml);
  // The parser knows HTML, where <link> and <icon> mean something else.
  const renamed = xml.replace(/^<\?xml.*\?>/, "").replace(/<(\/?)link\b/g, "<$1x-link");
  const [element] = parse(renamed).childNodes.flatMap((node) => ("tagName" in node ? [node] : []));
  const root = parse(renamed).querySelector(String(element?.rawTagName));
  if (!root) throw new Error("no element");
  return root;
}

function checkBalance(xml: string) {
  const open: string[] = [];
  const rest = xml
    .replace(/^<\?xml.*\?>/, "")
    .replace(/<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g, (_, closing, name, _attributes, empty) => {
      if (closing && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      if (!closing && !empty) open.push(name);
      return "";
    });
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is not closed`);
  if (rest.includes("<")) throw new Error(`stray < before ${rest.slice(rest.indexOf("<"), rest.indexOf("<") + 40)}`);
  const stray = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.exec(xml);
  if (stray) throw new Error(`stray & before ${xml.slice(stray.index, stray.index + 40)}`);
}
