import type { Practice } from "content/navigation.ts";
import type { Kind } from "web/search/search-index.ts";

/** Something that can be found, with all its text. */
export type Entry = {
  readonly kind: Kind;
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** Where or when it was published: a day, a word. Empty for a page. */
  readonly mark: string;
  readonly practice: Practice | "";
  readonly sections: readonly EntrySection[];
};

export type EntrySection = {
  /** The section's id; empty when only the page has an address. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
};
