import type { CalendarDay } from "../days.ts";
import type { Person } from "../people.ts";
import { person } from "../person.ts";
import type { Picture } from "../picture.ts";
import { whenShown } from "../shown.ts";
import type { ArticlePath } from "../site-map.ts";
import type { Category } from "./categories.ts";
import { rows } from "./rows.ts";

export type { CategoryId } from "./categories.ts";
export { categories } from "./rows.ts";

/** A record of a log drawn in an article: time of day, record, meaning. */
export type LogRow = { readonly time: string; readonly operation: string; readonly says: string };

/** An article in the list: the fields of its file between the two lines of `---`. */
export type Article = {
  /** Used in /contact?article={id}, so never change it. */
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: Person;
  /** The day it appeared. */
  readonly date: CalendarDay;
  readonly category: Category;
  /** Minutes. */
  readonly readTime: number;
  /**
   * Its page here or elsewhere. Without one the article is sent on request, through the contact
   * form.
   */
  readonly url?: ArticlePath | `https://${string}`;
  readonly picture?: Picture;
  /** The log drawn in the article. Only the newest has it: the blog prints it next to the title. */
  readonly log?: readonly LogRow[];
};

/** One Markdown file each in this folder, newest first. The first is featured. */
export let articles: readonly Article[];
// Rows and people are imported above, so they change before this does. In a browser both are
// values.
whenShown("articleFiles", () => {
  articles = rows.map(({ author, ...row }) => ({ ...row, author: person(author) }));
});
