import { readGuideFiles } from "./guides/files.ts";

export { guideGroups } from "./guides/files.ts";

export type Guide = (typeof guides)[number];

/**
 * The downloadable service guides, one Markdown file each in content/guides/, in the order of their numbers. Reads the files, so bundles
 * contain the result instead (web/build/evaluated-modules.ts).
 */
export const guides = readGuideFiles().map(({ slug, number, title, description, group }) => ({
  number,
  title,
  description,
  filename: `${slug}.html` as const,
  group,
}));
