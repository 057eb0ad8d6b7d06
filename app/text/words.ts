import type { Element, ElementContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { allNamed, isNamed } from "./tree.ts";

export type PartWords = {
  readonly id: string;
  readonly heading: string;
  /** The numbered paragraphs. */
  readonly paragraphs: readonly { readonly n: number; readonly text: string }[];
  /** Lines outside the paragraphs: notes, lists, tables, questions, logs. */
  readonly besides: readonly string[];
};

/** The words of an article or a guide, section by section, for the searches. */
export const wordsOf = (parts: readonly Element[]): readonly PartWords[] =>
  parts.map((part) => ({
    id: String(part.properties.id),
    heading: String(part.properties.heading ?? allNamed(part, "h2").map(textOf).join("")),
    paragraphs: allNamed(part, "p").flatMap((node) => (node.properties.n ? [{ n: Number(node.properties.n), text: textOf(node) }] : [])),
    besides: part.children.flatMap(linesOf),
  }));

/** Left out: what repeats a heading, what is drawn, and what only leads somewhere else. */
const silent = new Set(["h2", "thead", "doors", "turn", "authors", "log", "drawing"]);
/** The words that an element has as properties. */
const spoken = ["kicker", "title", "question", "answer", "words"];

function linesOf(node: ElementContent): readonly string[] {
  if (node.type !== "element" || node.properties.n || silent.has(node.tagName)) return [];
  if (isNamed(node, "p", "h3", "figcaption")) return [textOf(node)];
  if (isNamed(node, "tr")) return [`${allNamed(node, "th", "td").map(textOf).join(", ")}.`];
  if (isNamed(node, "li", "point")) return [itemOf(node)];
  const { outcome } = node.properties;
  return [
    ...spoken.flatMap((name) => String(node.properties[name] ?? [])),
    ...node.children.flatMap(linesOf),
    ...(outcome ? [String(outcome)] : []),
  ];
}

/** An item that begins with what it is about: “FRE 106: the rest of the thread”. */
function itemOf({ children: [first, ...rest] }: Element): string {
  const words = textOf({ type: "root", children: rest });
  if (!first) return "";
  return isNamed(first, "strong") && words ? `${textOf(first).replace(/[.:]$/, "")}: ${words.trim()}` : textOf(first) + words;
}
