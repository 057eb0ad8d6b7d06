import { readGuideFiles } from "./files.ts";

/** The list's fields of each guide. Reads the Markdown files, so bundles contain the result instead (web/build/evaluated-modules.ts). */
export const rows = readGuideFiles().map(({ slug, number, title, description, group }) => ({
  number,
  title,
  description,
  filename: `${slug}.html` as const,
  group,
}));
