import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { blog } from "../pages/blog.ts";
import type { ArticlePath } from "../site-map.ts";
import { type ArticleFields, articleFields } from "./article-fields.ts";
import { type ArticleParts, articleParts } from "./article-parts.ts";
import { ContentFault } from "./content-fault.ts";
import { type FrontMatter, readFrontMatter } from "./front-matter.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { remembered } from "./remembered.ts";

const folder = join(import.meta.dirname, "../articles");
/** The start of the articles' Bates block, and the numbers reserved per article. */
const FIRST = 1001;
const STEP = 20;

export type ArticleFile = {
  readonly file: string;
  readonly slug: string;
  readonly values: ArticleFields;
  /** The prose as written; only space for an article that is elsewhere or sent on request. */
  readonly body: string;
  readonly url?: ArticlePath | `https://${string}`;
  /** The page's first Bates number, for articles on this site. */
  readonly bates: number;
};

/** The front matter of the Markdown files of content/articles, newest first. Throws a ContentFault for the first invalid file. */
export const articleFiles: readonly ArticleFile[] = stamped(
  checked(
    readdirSync(folder)
      .filter((name) => name.endsWith(".md"))
      .map((name) => readArticleFile(`content/articles/${name}`, readFileSync(join(folder, name), "utf8"))),
  ).toSorted((a, b) => b.values.date.localeCompare(a.values.date) || a.slug.localeCompare(b.slug)),
);

/** Reads sections, bands and closing of an article. Throws a ContentFault for invalid content. */
export function parsedParts({ file, body, values }: Pick<ArticleFile, "file" | "body" | "values">): ArticleParts {
  const presets = { opening: values.opening ?? blog.article.opening, next: blog.article.closing.label };
  return remembered(JSON.stringify([file, body, presets]), () => articleParts(parseMarkdown(file, body), presets));
}

type Unstamped = Omit<ArticleFile, "bates"> & Pick<FrontMatter<ArticleFields>, "at">;

/** One article's front matter and its prose as text. */
export function readArticleFile(file: string, text: string): Unstamped {
  const { values, body, at } = readFrontMatter(file, text, articleFields);
  const slug = basename(file, ".md");
  if (!/^[a-z0-9-]+$/.test(slug))
    throw new ContentFault(file, undefined, "expected a file name of small letters, digits and hyphens: it is the address");
  const isHere = body.trim() !== "";
  if (isHere && values.url)
    throw new ContentFault(
      file,
      at("url"),
      "expected either a url, for an article that is read elsewhere, or prose below the front matter",
    );
  const url = isHere ? (`/blog/${slug}` as const) : values.url;
  return { file, slug, values, body, at, ...(url && { url }) };
}

/** Throws a ContentFault if two files have the same id or Bates number. */
function checked(articles: readonly Unstamped[]): readonly Unstamped[] {
  for (const field of ["id", "bates"] as const) {
    const owners = new Map<unknown, string>();
    for (const { file, values, at } of articles) {
      const value = values[field];
      const owner = owners.get(value);
      if (value !== undefined && owner)
        throw new ContentFault(file, at(field), `${field}: expected one of its own, ${value} belongs to ${owner}`);
      owners.set(value, file);
    }
  }
  return articles;
}

/** By date of publication, so that a new article does not change numbers. */
function stamped(newestFirst: readonly Unstamped[]): readonly ArticleFile[] {
  const counted = newestFirst.filter(({ url, values }) => url?.startsWith("/") && values.bates === undefined).reverse();
  const places = new Map(counted.map(({ slug }, i) => [slug, FIRST + i * STEP]));
  return newestFirst.map(({ at: _, ...article }) => ({ ...article, bates: article.values.bates ?? places.get(article.slug) ?? 0 }));
}
