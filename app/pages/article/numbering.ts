import type { ArticleSection, Block, Decision, Points, SideNote, Table, Verdict } from "#content/articles/prose.ts";

export type Paragraph = { readonly kind: "paragraph"; readonly n: number; readonly text: string };
type NumberedChoice = Omit<Decision["choices"][number], "paragraphs"> & { readonly paragraphs: readonly Paragraph[] };
export type NumberedDecision = Omit<Decision, "choices"> & { readonly choices: readonly NumberedChoice[] };
export type NumberedBlock = Paragraph | SideNote | Points | Table | NumberedDecision;
export type NumberedSection = Omit<ArticleSection, "blocks"> & { readonly blocks: readonly NumberedBlock[]; readonly verdict?: Verdict };

/** Gives every paragraph its number, from 1 through the whole article in reading order, answers of decisions included. */
export function numberParagraphs(sections: readonly ArticleSection[]): readonly NumberedSection[] {
  let n = 0;
  const paragraph = (text: string): Paragraph => ({ kind: "paragraph", n: ++n, text });
  const block = (source: Block): NumberedBlock => {
    if (typeof source === "string") return paragraph(source);
    if (source.kind !== "decision") return source;
    return { ...source, choices: source.choices.map((choice) => ({ ...choice, paragraphs: choice.paragraphs.map(paragraph) })) };
  };
  return sections.map((section) => ({ ...section, blocks: section.blocks.map(block) }));
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
