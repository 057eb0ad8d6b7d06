import type { Practice } from "#content/practices.ts";

/** What a result is. */
export type Kind = "page" | "article" | "guide" | "case" | "event";

/**
 * The index as it travels: one row for each page, article, guide, case study and event. Lists instead of objects, because the names of the
 * fields would be sent four hundred times. Made by scripts/search-index/, read by site-search.ts.
 */
export type IndexRow = readonly [
  kind: Kind,
  href: string,
  title: string,
  description: string,
  /** The first Bates number of its sections; or what stands in that place: a day, a word. */
  mark: number | string,
  practice: Practice | "",
  sections: readonly IndexSection[],
  /** Terms of the field and names in its sentences that are not here. */
  also: string,
];

export type IndexSection = readonly [
  anchor: string,
  /** Its Bates number, counted from the row's. */
  offset: number,
  heading: string,
  /** Sentences of the section, as many as the budget allowed. */
  text: string,
];
