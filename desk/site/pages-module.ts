/** The entry of the bundle of pages, as its manifest names it. */
export const ENTRY = "desk/site/pages.ts";
