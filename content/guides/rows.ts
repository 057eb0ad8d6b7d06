import { guideTexts } from "../markdown/guide-files.ts";

/** The list's fields of each guide. Reads the Markdown files, so bundles contain the result instead (scripts/evaluated-modules.ts). */
export const rows = guideTexts.map(({ slug, number, title, description, group }) => ({
  number,
  title,
  description,
  filename: `${slug}.html` as const,
  group,
}));
