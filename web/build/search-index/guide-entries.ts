import { plainText } from "content/marks.ts";
import { type Guide, readGuides } from "web/text/guide.ts";
import { wordsOf } from "web/text/words.ts";
import type { Entry } from "./entry.ts";
import { textOfLines } from "./text-of-lines.ts";

/** The guides section by section; a section's anchor is its Bates number (web/text/guide.ts). */
export const guideEntries = (): readonly Entry[] => readGuides().map(guideEntry);

function guideEntry({ slug, number, title, about, lead, sections }: Guide): Entry {
  return {
    kind: "guide",
    href: `/downloads/${slug}.html`,
    title,
    description: about,
    mark: `G-${number}`,
    practice: "",
    sections: [
      { anchor: "", offset: 0, heading: "", text: plainText(lead) },
      ...wordsOf(sections).map(({ id, heading, besides }, i) => ({
        anchor: id,
        offset: i + 1,
        heading,
        text: textOfLines(besides),
      })),
    ],
  };
}
