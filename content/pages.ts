import type { Pages } from "./read-page.ts";
import { whenShown } from "./shown.ts";

// A page is given its words (web/pages/index.ts). These are for other modules that say something of
// a page: content/pages/<name>.yaml.

/**
 * What each page says, by the name of its file: for Node alone, because a script that imports one
 * would carry them all.
 */
export let pages: Pages;

/** What scripts say of a page. */
export let blog: Pages["blog"];
export let consultation: Pages["consultation"];
export let events: Pages["events"];
export let notFound: Pages["not-found"];

whenShown("pages", (all) => {
  pages = all;
  ({ blog, consultation, events, "not-found": notFound } = all);
});
