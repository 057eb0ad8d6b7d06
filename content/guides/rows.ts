import { guideTexts } from "../markdown/guide-files.ts";

/** What the list says of each guide. Reads the Markdown files, so a bundle gets the result in place of this module (scripts/evaluated-modules.ts). */
export const rows = guideTexts.map(({ slug, number, title, description, group }) => ({
  number,
  title,
  description,
  filename: `${slug}.html` as const,
  group,
}));
