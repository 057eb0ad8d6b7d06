import type { GuideBlock, GuideText } from "#content/guides/guide-text.ts";
import { guideTexts } from "#content/markdown/guide-files.ts";
import { plainText } from "#content/marks.ts";
import type { Entry } from "./entry.ts";
import { textOfLines } from "./text-of-lines.ts";

/** The guides section by section; a section's anchor is its Bates number (scripts/guides/render-guide.ts). */
export const guideEntries = (): readonly Entry[] => guideTexts.map(guideEntry);

function guideEntry({ slug, number, title, about, lead, sections }: GuideText): Entry {
  return {
    kind: "guide",
    href: `/downloads/${slug}.html`,
    title,
    description: about,
    mark: `G-${number}`,
    practice: "",
    sections: [
      { anchor: "", offset: 0, heading: "", text: plainText(lead) },
      ...sections.map(({ heading, blocks }, i) => ({
        anchor: `G-${String(number * 100 + i + 1).padStart(6, "0")}`,
        offset: i + 1,
        heading: plainText(heading),
        text: textOfLines(blocks.flatMap(linesOf).map(plainText)),
      })),
    ],
  };
}

function linesOf(block: GuideBlock): readonly string[] {
  if (typeof block === "string") return [block];
  switch (block.kind) {
    case "table":
      return block.rows.map((row) => `${row.join(", ")}.`);
    case "log":
    case "drawing":
      return [];
    case "checklist":
      return block.items;
    case "steps":
    case "terms":
      return block.items.map(([term, text]) => `${term.replace(/[.:]$/, "")}: ${text}`);
    case "wording":
      return [block.title, ...block.text];
    case "worksheet":
      return [block.title];
    case "bounds":
      return [...block.does, ...block.doesNot];
  }
}
