import { type NumberedSection, numberParagraphs, paragraphsOf } from "#app/pages/article/numbering.ts";
import { forensicDataCollection } from "#content/articles/forensic-data-collection.ts";
import { googleDriveCollection } from "#content/articles/google-drive-collection.ts";
import type { ArticleSection } from "#content/articles/prose.ts";
import { siemlyActivityLogs } from "#content/articles/siemly-activity-logs.ts";
import { plainText } from "#content/marks.ts";

/** The articles that are read on this site, by their ids. */
const bodies: Readonly<Record<string, readonly ArticleSection[]>> = {
  "siemly-activity-logs": siemlyActivityLogs,
  "google-drive-collection": googleDriveCollection,
  "forensic-data-collection": forensicDataCollection,
};

export type SectionTexts = {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly { readonly n: number; readonly text: string }[];
  /** What it says outside its paragraphs: notes, lists, tables, questions. */
  readonly besides: readonly string[];
};

/** Every text of an article as plain words, section by section; nothing for an article that is read elsewhere. */
export function articleTexts(id: string): readonly SectionTexts[] {
  return numberParagraphs(bodies[id] ?? []).map((section) => ({
    id: section.id,
    heading: plainText(section.heading ?? ""),
    paragraphs: paragraphsOf([section]).map(({ n, text }) => ({ n, text: plainText(text) })),
    besides: besides(section).map(plainText),
  }));
}

function besides({ kicker = "", blocks, verdict }: NumberedSection): readonly string[] {
  const words = blocks.flatMap((block) => {
    if (block.kind === "paragraph") return [];
    if (block.kind === "note") return [block.title, block.text];
    if (block.kind === "points") return block.items.map(({ name, text }) => `${name}: ${text}`);
    if (block.kind === "table") return [block.title, ...block.rows.map((row) => row.join(", "))];
    return [block.question, ...block.choices.flatMap(({ label, outcome }) => [label, outcome])];
  });
  return [kicker, ...words, verdict?.words ?? "", verdict?.remark ?? ""].filter(Boolean);
}
