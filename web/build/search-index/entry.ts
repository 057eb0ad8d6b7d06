import type { Practice } from "content/practices.ts";
import type { Kind } from "web/search/search-index.ts";

/** Something that can be found, with all its text. */
export type Entry = {
  readonly kind: Kind;
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** The first Bates number of its sections, or what is shown in its place: a day, a word. */
  readonly mark: number | string;
  readonly practice: Practice | "";
  readonly sections: readonly EntrySection[];
};

export type EntrySection = {
  /** The section's id; empty when only the page has an address. */
  readonly anchor: string;
  /** Its place among the sections of its page, from 0. */
  readonly offset: number;
  readonly heading: string;
  readonly text: string;
};
