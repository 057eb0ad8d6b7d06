import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { type FrontMatter, readFrontMatter, words } from "../front-matter.ts";
import { people } from "../people.ts";
import type { ArticlePath } from "../site-map.ts";
import { type Category, categories } from "./categories.ts";
import type { Day } from "./index.ts";

/** The start of the articles' Bates block, and the numbers reserved per article. */
const FIRST = 1001;
const STEP = 20;

const person = z.enum(keysOf(people), `expected somebody of content/people.ts: ${keysOf(people).join(", ")}`);
const categoryIds = keysOf(categories).filter((id): id is Category => id !== "all");
const minutes = z.int("expected whole minutes").positive("expected whole minutes");

/** The front matter of an article (SPEC §3, blog article). Optional fields have defaults. */
const fields = z.strictObject({
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
});

type Fields = z.infer<typeof fields>;

export type ArticleFile = {
  readonly file: string;
  readonly slug: string;
  readonly values: Fields;
  /** The prose as written; only space for an article that is elsewhere or sent on request. */
  readonly body: string;
  readonly url?: ArticlePath | `https://${string}`;
  /** The page's first Bates number, for articles on this site. */
  readonly bates: number;
};

const folder = import.meta.dirname;

/** The Markdown files of this folder, newest first. Throws an error that names the faults of the first invalid file. */
export const articleFiles: readonly ArticleFile[] = stamped(
  checked(
    readdirSync(folder)
      .filter((name) => name.endsWith(".md"))
      .map((name) => readArticleFile(`content/articles/${name}`, readFileSync(join(folder, name), "utf8"))),
  ).toSorted((a, b) => b.values.date.localeCompare(a.values.date) || a.slug.localeCompare(b.slug)),
);

type Unstamped = Omit<ArticleFile, "bates"> & Pick<FrontMatter<Fields>, "fault">;

/** One article's front matter and its prose as text. */
export function readArticleFile(file: string, text: string): Unstamped {
  const { values, body, fault } = readFrontMatter(file, text, fields);
  const slug = basename(file, ".md");
  if (!/^[a-z0-9-]+$/.test(slug)) throw new Error(`${file}:1:1: expected a name of small letters, digits and hyphens: it is the address`);
  const isHere = body.trim() !== "";
  if (isHere && values.url) throw new Error(fault("url", "expected either a url, for an article that is read elsewhere, or prose below"));
  const url = isHere ? (`/blog/${slug}` as const) : values.url;
  return { file, slug, values, body, fault, ...(url && { url }) };
}

/** Throws if two files have the same id or Bates number. */
function checked(articles: readonly Unstamped[]): readonly Unstamped[] {
  for (const field of ["id", "bates"] as const) {
    const owners = new Map<unknown, string>();
    for (const { file, values, fault } of articles) {
      const value = values[field];
      const owner = owners.get(value);
      if (value !== undefined && owner) throw new Error(fault(field, `expected one of its own, ${value} belongs to ${owner}`));
      owners.set(value, file);
    }
  }
  return articles;
}

/** By date of publication, so that a new article does not change numbers. */
function stamped(newestFirst: readonly Unstamped[]): readonly ArticleFile[] {
  const counted = newestFirst.filter(({ url, values }) => url?.startsWith("/") && values.bates === undefined).reverse();
  const places = new Map(counted.map(({ slug }, i) => [slug, FIRST + i * STEP]));
  return newestFirst.map(({ fault: _, ...article }) => ({ ...article, bates: article.values.bates ?? places.get(article.slug) ?? 0 }));
}

function isDay(value: unknown): boolean {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(value).toJSON()?.slice(0, 10) === value;
}

function isAddress(value: unknown): boolean {
  return typeof value === "string" && value.startsWith("https://") && URL.canParse(value);
}

function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(record).filter((key): key is K => key in record);
}
