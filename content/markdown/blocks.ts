import type { List, ListItem, Paragraph, PhrasingContent, RootContent, Table } from "mdast";
import { type Directive, fault, isDirective, type Prose, partsOf } from "./parse-markdown.ts";
import { wordsOf } from "./words-of.ts";

/** The words in a directive's brackets. Throws a ContentFault if empty. */
export function labelOf(prose: Prose, node: Directive): string {
  const { label } = partsOf(node);
  if (label.length === 0) throw fault(prose, node, `expected words in brackets: ${node.name}[like this]`);
  return wordsOf(prose, label);
}

/** The content of a container. Throws a ContentFault for two colons instead of three. */
export function contentOf(prose: Prose, node: Directive): readonly RootContent[] {
  const { children } = partsOf(node);
  if (children.length === 0) throw fault(prose, node, `expected :::${node.name} with content below it and a closing line of :::`);
  return children;
}

/** Paragraphs and nothing else. */
export function paragraphsOf(prose: Prose, nodes: readonly RootContent[], where: string): readonly string[] {
  return nodes.map((node) => {
    if (node.type !== "paragraph") throw fault(prose, node, `expected a paragraph in ${where}, not ${nameOf(node)}`);
    return wordsOf(prose, node.children);
  });
}

/** A list's items, each one paragraph of words. */
export function itemsOf(prose: Prose, list: List): readonly string[] {
  return list.children.map((item) => wordsOf(prose, onlyParagraph(prose, item).children));
}

/** A list whose items begin with what they are about, in **strong** words. */
export function termsOf(prose: Prose, list: List): readonly { readonly term: string; readonly text: string }[] {
  return list.children.map((item) => {
    const [first, ...rest] = onlyParagraph(prose, item).children;
    if (first?.type !== "strong") throw fault(prose, item, "expected the item to begin with **what it is about**, then the words about it");
    return { term: wordsOf(prose, first.children), text: wordsOf(prose, rest) };
  });
}

/** Head and rows of a table, as words. */
export function cellsOf(
  prose: Prose,
  table: Table,
): { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] } {
  const [columns = [], ...rows] = table.children.map((row) => row.children.map((cell) => wordsOf(prose, cell.children)));
  const odd = rows.findIndex((row) => row.length !== columns.length);
  if (odd >= 0) throw fault(prose, table.children[odd + 1], `expected ${columns.length} cells, as in the head of the table`);
  return { columns, rows };
}

/** The one node of a type in a container. */
export function onlyNode<T extends RootContent["type"]>(
  prose: Prose,
  node: Directive,
  nodes: readonly RootContent[],
  type: T,
): Extract<RootContent, { type: T }> {
  const isWanted = (candidate: RootContent): candidate is Extract<RootContent, { type: T }> => candidate.type === type;
  const [found, second] = nodes.filter(isWanted);
  if (!found) throw fault(prose, node, `expected ${names[type] ?? type} in ${node.name}`);
  if (second) throw fault(prose, second, `expected only one: ${names[type] ?? type} in ${node.name}`);
  return found;
}

/** A link that is a whole list item, or its beginning. */
export function linkOf(
  prose: Prose,
  item: ListItem,
): { readonly label: string; readonly href: string; readonly rest: readonly PhrasingContent[] } {
  const [link, ...rest] = onlyParagraph(prose, item).children;
  if (link?.type !== "link") throw fault(prose, item, "expected the item to begin with [words](address)");
  return { label: wordsOf(prose, link.children), href: link.url, rest };
}

function onlyParagraph(prose: Prose, item: ListItem): Paragraph {
  const [first, second] = item.children;
  if (second || first?.type !== "paragraph") throw fault(prose, second ?? item, "expected one paragraph in each item of a list");
  return first;
}

/** The name of a node in faults. */
export function nameOf(node: RootContent): string {
  return isDirective(node) ? `:::${node.name}` : (names[node.type] ?? node.type);
}

const names: Partial<Record<RootContent["type"], string>> = {
  paragraph: "a paragraph",
  list: "a list",
  table: "a table",
  heading: "a heading",
  blockquote: "a quotation",
  thematicBreak: "a rule",
  code: "code (an indented or fenced block)",
  html: "HTML",
  definition: "a link definition",
  image: "a picture",
} satisfies Partial<Record<RootContent["type"], string>>;
