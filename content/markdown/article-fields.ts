import { z } from "zod";
import { type Category, categories } from "../articles/categories.ts";
import type { Day } from "../articles/index.ts";
import { people } from "../people.ts";

const words = z.string("expected words").trim().min(1, "expected words");
const person = z.enum(keysOf(people), `expected somebody of content/people.ts: ${keysOf(people).join(", ")}`);
const categoryIds = keysOf(categories).filter((id): id is Category => id !== "all");
const minutes = z.int("expected whole minutes").positive("expected whole minutes");

/** The front matter of an article (SPEC §3, blog article). Optional fields have defaults. */
export const articleFields = z.strictObject(
  {
    /** Used in /contact?article={id}, so never change it. */
    id: z.string("expected an id of small letters, digits and hyphens").regex(/^[a-z0-9-]+$/, "expected small letters, digits and hyphens"),
    title: words,
    excerpt: words,
    author: person,
    /** All authors, if not only the blog's author. */
    authors: z.array(person).min(1).optional(),
    date: z.custom<Day>(isDay, "expected a day as 2025-05-22"),
    category: z.enum(categoryIds, `expected one of ${categoryIds.join(", ")}`),
    minutes,
    /** Minutes shown on the article's page, if different from the list. */
    minutesOnPage: minutes.optional(),
    /** For an article on another site. */
    url: z.custom<`https://${string}`>(isAddress, "expected an address that begins with https://").optional(),
    /** For search engines and previews; the excerpt by default. */
    description: words.optional(),
    /** Below the title; the excerpt by default. */
    dek: words.optional(),
    /** The margin's name for the prose before the first heading. */
    opening: words.optional(),
    /** The first Bates number of a page that was stamped before numbers were assigned automatically. */
    bates: z.int("expected a whole number").positive().optional(),
  },
  { error: (issue) => (issue.code === "unrecognized_keys" ? "no such field: expected those that CONTRIBUTING.md lists" : undefined) },
);

export type ArticleFields = z.infer<typeof articleFields>;

function isDay(value: unknown): boolean {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(value).toJSON()?.slice(0, 10) === value;
}

function isAddress(value: unknown): boolean {
  return typeof value === "string" && value.startsWith("https://") && URL.canParse(value);
}

function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(record).filter((key): key is K => key in record);
}
