import type { GuideFile } from "./guides/files.ts";
import { whenShown } from "./shown.ts";

export { guideGroups } from "./guides/files.ts";

export type Guide = Pick<GuideFile, "number" | "title" | "description" | "group"> & {
  readonly filename: `${string}.html`;
};

/**
 * The downloadable service guides, one Markdown file each in content/guides/, in the order of their
 * numbers.
 */
export let guides: readonly Guide[];
whenShown("guideFiles", (files) => {
  guides = files.map(({ slug, number, title, description, group }) => ({
    number,
    title,
    description,
    filename: `${slug}.html`,
    group,
  }));
});
