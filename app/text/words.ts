import type { Ending, Part } from "#content/articles/prose.ts";
import { plainText } from "#content/marks.ts";
import { type NumberedBlock, type NumberedPart, numberParagraphs, paragraphsOf } from "./numbering.ts";

export type PartTexts = {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly { readonly n: number; readonly text: string }[];
  /** Text outside the paragraphs: notes, lists, tables, questions, logs. */
  readonly besides: readonly string[];
};

/** Every text of an article as plain words, section by section, for the searches. */
export function articleTexts(parts: readonly Part[]): readonly PartTexts[] {
  return numberParagraphs(parts).map((part) => ({
    id: part.id,
    heading: plainText(part.heading ?? ""),
    paragraphs: part.kind === "section" ? paragraphsOf([part]).map(({ n, text }) => ({ n, text: plainText(text) })) : [],
    besides: besides(part).filter(Boolean).map(plainText),
  }));
}

function besides(part: NumberedPart): readonly string[] {
  switch (part.kind) {
    case "section":
      return [part.kicker ?? "", ...part.blocks.flatMap(blockTexts), ...part.endings.flatMap(endingTexts)];
    case "minutes":
      return part.rows.map(({ operation, says }) => `${operation}: ${says}`);
    case "narrowing":
      return [part.lead, ...part.rows.map(({ filter }) => filter)];
  }
}

function blockTexts(block: NumberedBlock): readonly string[] {
  switch (block.kind) {
    case "paragraph":
      return [];
    case "note":
      return [block.title, block.text];
    case "points":
      return block.items.map(({ name, text }) => `${name}: ${text}`);
    case "table":
      return [block.title, ...block.rows.map((row) => row.join(", "))];
    case "decision":
      return [block.question, ...block.choices.flatMap(({ label, outcome }) => [label, outcome])];
  }
}

const endingTexts = (ending: Ending): readonly string[] => (ending.kind === "verdict" ? [ending.words, ending.remark] : []);
