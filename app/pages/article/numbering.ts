import type { Block, Decision, Minutes, Narrowing, Part, Points, Section, SideNote, Table } from "#content/articles/prose.ts";

export type Paragraph = { readonly kind: "paragraph"; readonly n: number; readonly text: string };
type NumberedChoice = Omit<Decision["choices"][number], "paragraphs"> & { readonly paragraphs: readonly Paragraph[] };
export type NumberedDecision = Omit<Decision, "choices"> & { readonly choices: readonly NumberedChoice[] };
export type NumberedBlock = Paragraph | SideNote | Points | Table | NumberedDecision;
export type NumberedSection = Omit<Section, "blocks"> & { readonly blocks: readonly NumberedBlock[] };
export type NumberedPart = NumberedSection | Minutes | Narrowing;

/** Numbers every paragraph from 1 in reading order, including the answers of decisions. */
export function numberParagraphs(parts: readonly Part[]): readonly NumberedPart[] {
  let n = 0;
  const paragraph = (text: string): Paragraph => ({ kind: "paragraph", n: ++n, text });
  const block = (source: Block): NumberedBlock => {
    if (typeof source === "string") return paragraph(source);
    if (source.kind !== "decision") return source;
    return { ...source, choices: source.choices.map((choice) => ({ ...choice, paragraphs: choice.paragraphs.map(paragraph) })) };
  };
  return parts.map((part) => (part.kind === "section" ? { ...part, blocks: part.blocks.map(block) } : part));
}

/** Every numbered paragraph, in reading order. */
export function paragraphsOf(sections: readonly NumberedSection[]): readonly Paragraph[] {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === "paragraph") return [block];
      return block.kind === "decision" ? block.choices.flatMap((choice) => choice.paragraphs) : [];
    }),
  );
}
