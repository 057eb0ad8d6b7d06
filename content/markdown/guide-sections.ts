import type { List, ListItem, RootContent } from "mdast";
import { type GuideBlock, type GuideDrawing, type GuideSection, guideDrawings } from "../guides/guide-text.ts";
import { cellsOf, contentOf, itemsOf, labelOf, nameOf, onlyNode, paragraphsOf, termsOf } from "./blocks.ts";
import { attributesOf, type Directive, fault, isDirective, type Prose } from "./parse-markdown.ts";
import { wordsOf } from "./words-of.ts";

/** The sections of a guide: each begins with a `##` heading. Throws a ContentFault. */
export function guideSections(prose: Prose): readonly GuideSection[] {
  const sections: { heading: string; blocks: GuideBlock[] }[] = [];
  for (const node of prose.nodes) {
    if (node.type === "heading" && node.depth === 2) sections.push({ heading: wordsOf(prose, node.children), blocks: [] });
    else if (sections.length === 0) throw fault(prose, node, `expected a ## heading first, not ${nameOf(node)}`);
    else sections.at(-1)?.blocks.push(guideBlock(prose, node));
  }
  return sections;
}

function guideBlock(prose: Prose, node: RootContent): GuideBlock {
  if (node.type === "paragraph") return wordsOf(prose, node.children);
  if (node.type === "list") return listBlock(prose, node);
  const read = isDirective(node) ? directives[node.name] : undefined;
  if (isDirective(node) && read) return read(prose, node);
  const known = Object.keys(directives).join(", ");
  throw fault(prose, node, `expected a paragraph, a list, a ## heading or one of the directives ${known}, not ${nameOf(node)}`);
}

/** `- [ ]` is a checklist, `1. **First.** …` are steps, `- **Rule 34** …` are terms. */
function listBlock(prose: Prose, list: List): GuideBlock {
  const isBox = ({ checked }: ListItem) => typeof checked === "boolean";
  if (list.children.every(isBox)) return { kind: "checklist", items: itemsOf(prose, list) };
  return { kind: list.ordered ? "steps" : "terms", items: termsOf(prose, list).map(({ term, text }) => [term, text] as const) };
}

const directives: Readonly<Record<string, (prose: Prose, node: Directive) => GuideBlock>> = {
  table: (prose, node) => {
    attributesOf(prose, node);
    const { columns, rows } = cellsOf(prose, onlyNode(prose, node, contentOf(prose, node), "table"));
    return { kind: "table", caption: labelOf(prose, node), head: columns, rows };
  },
  log: (prose, node) => {
    const { need } = attributesOf(prose, node, "columns", "rows");
    const rows = Number(need("rows"));
    if (!Number.isInteger(rows) || rows < 1) throw fault(prose, node, `rows="${need("rows")}": expected how many empty rows, 1 or more`);
    return { kind: "log", caption: labelOf(prose, node), head: need("columns").split(/\s*\|\s*/), rows };
  },
  wording: (prose, node) => {
    attributesOf(prose, node);
    return { kind: "wording", title: labelOf(prose, node), text: paragraphsOf(prose, contentOf(prose, node), ":::wording") };
  },
  worksheet: (prose, node) => {
    attributesOf(prose, node);
    const list = onlyNode(prose, node, contentOf(prose, node), "list");
    return { kind: "worksheet", title: labelOf(prose, node), fields: list.children.map((item) => field(prose, item)) };
  },
  drawing: (prose, node) => {
    const { need } = attributesOf(prose, node, "name", "alt");
    const drawing = need("name");
    if (!isDrawing(drawing)) throw fault(prose, node, `name="${drawing}": expected one of ${guideDrawings.join(", ")}`);
    const legend = itemsOf(prose, onlyNode(prose, node, contentOf(prose, node), "list"));
    return { kind: "drawing", title: labelOf(prose, node), drawing, alt: need("alt"), legend };
  },
  bounds: (prose, node) => {
    attributesOf(prose, node);
    const [does, doesNot, more] = contentOf(prose, node);
    if (more) throw fault(prose, more, "expected :::we-do and :::we-do-not in ::::bounds, and nothing else");
    return { kind: "bounds", does: bound(prose, node, does, "we-do"), doesNot: bound(prose, node, doesNot, "we-do-not") };
  },
};

function bound(prose: Prose, parent: Directive, node: RootContent | undefined, name: string): readonly string[] {
  if (!node || !isDirective(node) || node.name !== name) throw fault(prose, node ?? parent, `expected :::${name} in ::::bounds`);
  return itemsOf(prose, onlyNode(prose, node, contentOf(prose, node), "list"));
}

/** A line to fill in; `:wide[…]` asks for the whole width. */
function field(prose: Prose, item: ListItem): string | { readonly wide: string } {
  const [paragraph] = item.children;
  const [only] = paragraph?.type === "paragraph" ? paragraph.children : [];
  if (only?.type === "textDirective" && only.name === "wide") return { wide: wordsOf(prose, only.children) };
  if (paragraph?.type !== "paragraph") throw fault(prose, item, "expected the words of one line to fill in");
  return wordsOf(prose, paragraph.children);
}

const isDrawing = (name: string): name is GuideDrawing => guideDrawings.some((known) => known === name);
