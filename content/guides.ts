import { rows } from "./guides/rows.ts";

export { guideGroups } from "./guides/groups.ts";

export type Guide = (typeof rows)[number];

/** The downloadable service guides, one Markdown file each in content/guides/, in the order of their numbers. */
export const guides: readonly Guide[] = rows;
