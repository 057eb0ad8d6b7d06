/** A piece of HTML. Names are in lower case, values decoded; closing tags have no `attributes`. */
export type HtmlToken =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "open" | "close"; readonly name: string; readonly attributes: ReadonlyMap<string, string> };

/**
 * Yields tags and texts of HTML as in mail: unclosed, unquoted, with conditional comments. Skips scripts, styles and comments. Linear time
 * on any input.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf("<", at);
    if (next !== at) yield { kind: "text", text: decodeEntities(html.slice(at, next < 0 ? undefined : next)) };
    if (next < 0) return;
    if (html.startsWith("<!", next) || html.startsWith("<?", next)) {
      at = afterMarkup(html, next);
      continue;
    }
    const tag = readTag(html, next);
    if (!tag) {
      yield { kind: "text", text: "<" };
      at = next + 1;
      continue;
    }
    yield tag.token;
    at = tag.end;
    if (tag.token.kind === "open" && /^(?:script|style|title)$/.test(tag.token.name)) at = skipTo(html, `</${tag.token.name}`, at);
  }
}

/** A comment ends with `-->`; Outlook’s `<![if …]>` and a document type with `>`. */
function afterMarkup(html: string, start: number): number {
  const mark = html.startsWith("<!--", start) ? "-->" : ">";
  const end = html.indexOf(mark, start + 2);
  return end < 0 ? html.length : end + mark.length;
}

function skipTo(html: string, mark: string, from: number): number {
  const found = new RegExp(mark, "gi");
  found.lastIndex = from;
  return found.exec(html)?.index ?? html.length;
}

const NAME = /<(\/?)([a-z][^\s/>]*)/iy;
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\s>]*)))?/y;

function readTag(html: string, start: number) {
  NAME.lastIndex = start;
  const [whole, slash, name = ""] = NAME.exec(html) ?? [];
  if (whole === undefined) return undefined;
  const attributes = new Map<string, string>();
  let end = start + whole.length;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const match = ATTRIBUTE.exec(html);
    if (!match) break;
    const [text, key = "", double, single, bare] = match;
    end += text.length;
    if (!attributes.has(key.toLowerCase())) attributes.set(key.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ""));
  }
  const close = html.indexOf(">", end);
  const token = { kind: slash ? ("close" as const) : ("open" as const), name: name.toLowerCase(), attributes };
  return { token, end: close < 0 ? html.length : close + 1 };
}

/** Decodes HTML character references: numbers, and the few names used in addresses and file names. Others are not changed. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));?/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return names[name.toLowerCase()] ?? whole;
    const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? "", 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const names: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
};
