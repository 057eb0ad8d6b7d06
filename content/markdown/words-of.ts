import type { Nodes, PhrasingContent } from "mdast";
import { fault, isTarget, type Prose } from "./parse-markdown.ts";

const marks = "words, *italic*, ==struck with the highlighter==, ~~alleged~~ or [a link](/path)";

/**
 * Converts inline Markdown to the site's own marks (app/ui/rich-text.tsx): `==struck==`, `~~alleged~~`, `*italic*`, `[label](address)`, and
 * a forced line break. Throws a ContentFault for anything else.
 */
export function wordsOf(prose: Prose, nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => wordOf(prose, node))
    .join("")
    .trim();
}

function wordOf(prose: Prose, node: PhrasingContent): string {
  switch (node.type) {
    case "text":
      if (node.value.includes("*"))
        throw fault(prose, node, "expected *italic* with an asterisk on either side: a lone asterisk cannot be shown");
      return node.value.replace(/\s*\n\s*/g, " ");
    case "emphasis":
      return `*${wordsOf(prose, node.children)}*`;
    case "delete":
      return `~~${wordsOf(prose, node.children)}~~`;
    case "break":
      return "\n";
    case "link": {
      // GitHub's Markdown links bare addresses automatically; here they are text.
      const written = sourceOf(prose, node);
      if (!written.startsWith("[")) return written;
      if (!isTarget(node.url) && !/^(?:#|\/downloads\/)/.test(node.url))
        throw fault(
          prose,
          node,
          `${node.url}: expected a page of this site, #a-section, or an address that begins with https:// or mailto:`,
        );
      return `[${wordsOf(prose, node.children)}](${node.url})`;
    }
    case "textDirective":
      // A colon before a letter, as in "a:b".
      if (node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) return `:${node.name}`;
      throw fault(prose, node, `expected ${marks}, not :${node.name}[…]`);
    default:
      throw fault(prose, node, `expected ${marks}, not ${sourceOf(prose, node)}`);
  }
}

/** The source text of a node. */
export function sourceOf({ text }: Prose, { position }: Nodes): string {
  return text.slice(position?.start.offset, position?.end.offset);
}
