import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

// Files with their prose, for Node alone: pages and lists show their fields.

/** The published articles, newest first. */
export let articleFiles: Content["articleFiles"];
/** The guides, by number. */
export let guideFiles: Content["guideFiles"];

whenShown("articleFiles", (files) => {
  articleFiles = files;
});
whenShown("guideFiles", (files) => {
  guideFiles = files;
});
