import type { Practice } from "content/navigation.ts";

export type Kind = "page" | "article" | "guide" | "case" | "event";

/**
 * A row per page, article, guide, case study and event, for results before the texts have loaded. A tuple saves sending the field names
 * four hundred times. Made by web/build/search-index/, read by site-search.ts.
 */
export type HeadRow = readonly [
  kind: Kind,
  href: string,
  title: string,
  description: string,
  /** Where or when it was published: a day, a word. Empty for a page. */
  mark: string,
  practice: Practice | "",
  sections: readonly HeadSection[],
];

export type HeadSection = readonly [anchor: string, heading: string];

/** The full text of a row's sections, in order. */
export type TextRow = readonly [href: string, texts: readonly string[]];
