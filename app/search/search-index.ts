import type { Practice } from "#content/practices.ts";

/** What a result is. */
export type Kind = "page" | "article" | "guide" | "case" | "event";

/**
 * What the first letters are searched in: one row for each page, article, guide, case study and event. Lists instead of objects, because the names of the
 * fields would be sent four hundred times. Made by scripts/search-index/, read by site-search.ts.
 */
export type HeadRow = readonly [
  kind: Kind,
  href: string,
  title: string,
  description: string,
  /** The first Bates number of its sections; or what stands in that place: a day, a word. */
  mark: number | string,
  practice: Practice | "",
  sections: readonly HeadSection[],
];

export type HeadSection = readonly [
  anchor: string,
  /** Its Bates number, counted from the row's. */
  offset: number,
  heading: string,
];

/** The whole text of a row's sections, in their order. */
export type TextRow = readonly [href: string, texts: readonly string[]];
