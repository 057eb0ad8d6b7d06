import type { Element, ElementContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { allNamed, cellsOf, isNamed, property } from "./tree.ts";

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
    paragraphs: allNamed(part, "p").flatMap((node) =>
      node.properties.n ? [{ n: Number(node.properties.n), text: textOf(node) }] : [],
    ),
    besides: (part.tagName === "section"
      ? [property(part, "kicker"), ...part.children.flatMap(linesOf)]
      : bandLines(part)
    ).filter(Boolean),
  }));

/**
 * Left out: headings, which are kept apart, what is drawn or filled in, and what only leads
 * somewhere else.
 */
const silent = new Set(["h2", "thead", "doors", "turn", "authors", "log", "drawing"]);
/**
 * The words that elements have as properties; the caption of a guide's table is none of its text.
 */
const spoken = ["title", "question", "answer", "words"];

function linesOf(node: ElementContent): readonly string[] {
  if (node.type !== "element" || node.properties.n || silent.has(node.tagName)) return [];
  const title = spoken.map((name) => property(node, name)).filter(Boolean);
  switch (node.tagName) {
    case "p":
    case "h3":
    case "figcaption":
      return [textOf(node)];
    case "li":
    case "point":
      return [itemOf(node)];
    case "exhibit":
      return [...title, ...rowsOf(node).map((row) => row.join(", "))];
    case "table":
      return rowsOf(node).map((row) => `${row.join(", ")}.`);
    case "captioned":
      return node.children.flatMap(linesOf);
    case "worksheet":
      return title;
    default:
      return [...title, ...node.children.flatMap(linesOf), property(node, "outcome")];
  }
}

/** A band between sections: what leads to it, and of its table what is not a number. */
function bandLines(band: Element): readonly string[] {
  const lead = band.children
    .slice(0, -1)
    .flatMap((node) => (isNamed(node, "p") ? [textOf(node)] : []));
  const rows = rowsOf(band).map(([first = "", second, third]) =>
    band.tagName === "minutes" ? `${second}: ${third}` : first,
  );
  return [...lead, ...rows];
}

const rowsOf = (node: Element) => cellsOf(node).slice(1);

/** An item that begins with what it is about: “FRE 106: the rest of the thread”. */
function itemOf({ children: [first, ...rest] }: Element): string {
  const words = textOf({ type: "root", children: rest });
  if (!first) return "";
  return isNamed(first, "b", "strong") && words
    ? `${textOf(first).replace(/[.:]$/, "")}: ${words.trim()}`
    : textOf(first) + words;
}
