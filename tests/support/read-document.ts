import { HTMLElement, type Node, parse, TextNode } from "node-html-parser";

/**
 * What is compared of a document: its words, its tags with their attributes, its structured data
 * line by line.
 */
export type ReadDocument = Record<"words" | "elements" | "data", readonly string[]>;

/** Attributes of the mechanism that makes a document live. */
const ignoredAttributes = new Set([
  "class",
  "data-island",
  "data-load",
  "data-props",
  "data-apart",
  "data-face",
]);
/** Links that say how a document loads. */
const loadingLinks = new Set(["preload", "modulepreload", "stylesheet", "expect"]);
/** Elements whose edges part no words. */
const inline = new Set(
  "a abbr b bdi cite code del em i ins kbd mark q s small span strong sub sup time tspan u var wbr".split(
    " ",
  ),
);
/** An id that React made: it depends on the place of the component in its tree. */
const generatedId = /_\w*[rR]_\w*_/;
/** A file's fingerprint in its address. */
const fingerprint = /(\/assets\/[^"' ]+?)-[\w-]{8}(?=\.\w+)/g;

export function readDocument(html: string): ReadDocument {
  const found = { text: "", elements: [] as string[], data: [] as string[] };
  walk(parse(html, { comment: false, blockTextElements: { script: true, style: true } }));
  return { words: wordsOf(found.text), elements: found.elements, data: found.data };

  function walk(node: Node): void {
    if (node instanceof TextNode) found.text += node.text;
    if (!(node instanceof HTMLElement)) return;
    const tag = (node.rawTagName ?? "").toLowerCase();
    if (node.getAttribute("type") === "application/ld+json")
      found.data.push(...linesOfJson(node.text));
    if (
      tag === "script" ||
      tag === "style" ||
      (tag === "link" && loadingLinks.has(node.getAttribute("rel") ?? ""))
    )
      return;
    const shown = tag !== "" && !isWrapper(node);
    const edge = !shown || inline.has(tag) ? "" : " ";
    found.text += edge;
    if (shown) found.elements.push(startTag(tag, node));
    for (const child of node.childNodes) walk(child);
    if (shown && node.children.length > 0) found.elements.push(`</${tag}>`);
    found.text += edge;
  }
}

const wordsOf = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => word !== "");

export const linesOfJson = (json: string): readonly string[] =>
  JSON.stringify(JSON.parse(json), null, 2).split("\n");

/** Wrappers that show nothing themselves: an island's element, and the one around the page. */
const isWrapper = (node: HTMLElement) => node.hasAttribute("data-island") || node.id === "app";

function startTag(tag: string, node: HTMLElement): string {
  const attributes = Object.entries(node.attributes).map(
    ([name, value]) => [name.toLowerCase(), withoutGenerated(value)] as const,
  );
  const compared = attributes.flatMap(([name, value]) =>
    ignoredAttributes.has(name) || value === undefined
      ? []
      : ` ${name}="${value.replace(fingerprint, "$1")}"`,
  );
  return `<${tag}${compared.sort().join("")}>`;
}

/** The value without ids that React made, or undefined when it is nothing else. */
function withoutGenerated(value: string): string | undefined {
  if (!generatedId.test(value)) return value;
  return (
    value
      .split(" ")
      .filter((part) => !generatedId.test(part))
      .join(" ") || undefined
  );
}
