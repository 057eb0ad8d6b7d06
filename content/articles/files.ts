import { basename } from "node:path";
import { z } from "zod";
import { attempt, ContentFault, type Fault } from "../fault.ts";
import { currentFolder, namesIn, textOf } from "../folder.ts";
import { pictureIn } from "../picture.ts";
import { dayOfPublication, isPublished, publishAt } from "../publish-at.ts";
import { type FrontMatter, frontMatterReader } from "../read.ts";
import { personKeys } from "../references.ts";
import { personKey } from "../schema.ts";
import { day, shown, webAddress } from "../schema-parts.ts";
import type { ArticlePath } from "../site-map.ts";
import { type Category, type CategoryId, readCategories } from "./categories.ts";

/** The start of the articles' Bates block, and the numbers reserved per article. */
const FIRST = 1001;
const STEP = 20;

const categoryIdsOf = (categories: Readonly<Record<CategoryId, string>>) =>
  Object.keys(categories).filter((id): id is Category => id !== "all" && id in categories);
/** A new category of a copy of the content. */
const isName = (text: string): text is Category => /[A-Z]/.test(text);
const minutes = z
  .int("expected whole minutes")
  .positive("expected whole minutes")
  .meta({ example: "7" });

/** The front matter of an article (SPEC §3, blog article). Optional fields have defaults. */
export const articleFields = z.strictObject({
  /** Used in /contact?article={id}, so never change it. */
  id: z
    .string("expected an id of small letters, digits and hyphens")
    .regex(/^[a-z0-9-]+$/, "expected small letters, digits and hyphens")
    .meta({ example: "clawback-in-time", desk: "hidden" }),
  title: shown.meta({ most: 80, example: "Clawback in time" }),
  excerpt: shown.meta({ most: 160, example: "What to write before the other side reads it." }),
  author: personKey.meta({ label: "Author" }),
  authors: z
    .array(personKey.meta({ label: "Author" }), {
      error: () => `expected a list, as [${personKeys().slice(0, 2).join(", ")}]`,
    })
    .min(1, "expected somebody")
    .optional()
    .meta({ label: "All authors", help: "All authors, if not only the blog's author." }),
  date: day,
  /** The article is on the site from then on; `date` is its day. */
  publishAt: publishAt.optional(),
  category: z
    .string("expected a category")
    .transform((text, context): Category => {
      const categories = readCategories();
      const categoryIds = categoryIdsOf(categories);
      const known = categoryIds.find((id) => id === text || categories[id] === text);
      if (known) return known;
      if (isName(text)) return text;
      context.addIssue(
        `expected one of ${categoryIds.join(", ")}, or the name of a new one, as Privacy Law`,
      );
      return z.NEVER;
    })
    .meta({ example: "ediscovery", choices: "categories", adds: "category" }),
  minutes,
  minutesOnPage: minutes
    .optional()
    .meta({ help: "Shown on the article's page, if different from the list." }),
  url: webAddress.optional().meta({
    label: "Address on another site",
    help: "For an article that is read there and has no text here.",
    example: "https://journal.example/supervision",
  }),
  description: shown
    .optional()
    .meta({ help: "For search engines and previews; the excerpt by default." }),
  dek: shown
    .optional()
    .meta({ label: "Subtitle", help: "Below the title; the excerpt by default." }),
  opening: shown
    .optional()
    .meta({ help: "The margin's name for the prose before the first heading." }),
  picture: pictureIn("lead")
    .optional()
    .meta({ help: "Below the title, on the card of the article, and in its preview." }),
  /**
   * The first Bates number of a page that was stamped before numbers were assigned automatically.
   */
  bates: z
    .int("expected a whole number")
    .positive("expected 1 or more")
    .optional()
    .meta({ desk: "hidden" }),
});

type Fields = z.infer<typeof articleFields>;

export type ArticleFile = {
  readonly file: string;
  /** The folder of content that the file is in. */
  readonly content: string;
  readonly slug: string;
  readonly values: Fields;
  /** The prose as written; only space for an article that is elsewhere or sent on request. */
  readonly body: string;
  readonly url?: ArticlePath | `https://${string}`;
  /** The page's first Bates number, for articles on this site. */
  readonly bates: number;
};

/**
 * The published Markdown files of articles/, newest first. Throws a ContentFault with every fault
 * of all of them.
 */
export function readArticleFiles(): readonly ArticleFile[] {
  const { articles, faults } = tryArticleFiles();
  if (faults.length > 0) throw new ContentFault(faults);
  const newestFirst = articles.toSorted(
    (a, b) => b.values.date.localeCompare(a.values.date) || a.slug.localeCompare(b.slug),
  );
  return stamped(newestFirst).filter(({ values }) => isPublished(values));
}

type Unstamped = Omit<ArticleFile, "bates"> & Pick<FrontMatter<Fields>, "fault">;

/** The files that can be read, and the faults of all. */
export function tryArticleFiles(): {
  readonly articles: readonly Unstamped[];
  readonly faults: readonly Fault[];
} {
  const read = namesIn("articles", ".md").map((name) =>
    attempt(() => readArticleFile(`content/articles/${name}`, textOf(`articles/${name}`))),
  );
  const articles = read.flatMap(({ value }) => value ?? []);
  return { articles, faults: [...read.flatMap(({ faults }) => faults), ...repeated(articles)] };
}

const read = frontMatterReader(articleFields);

/** One article's front matter and its prose as text. */
export function readArticleFile(file: string, text: string): Unstamped {
  const { values, body, fault } = read(file, text);
  const slug = basename(file, ".md");
  if (!/^[a-z0-9-]+$/.test(slug))
    throw new ContentFault([
      {
        file,
        line: 1,
        column: 1,
        message: "expected a name of small letters, digits and hyphens: it is the address",
      },
    ]);
  const isHere = body.trim() !== "";
  if (isHere && values.url)
    throw new ContentFault([
      fault(
        ["url"],
        "expected either a url, for an article that is read elsewhere, or prose below",
      ),
    ]);
  if (values.publishAt !== undefined && dayOfPublication(values.publishAt) !== values.date)
    throw new ContentFault([
      fault(["date"], `expected the day of publishAt, ${dayOfPublication(values.publishAt)}`),
    ]);
  const url = isHere ? (`/blog/${slug}` as const) : values.url;
  return { file, content: currentFolder(), slug, values, body, fault, ...(url && { url }) };
}

/** Ids and Bates numbers that an earlier file has too. */
function repeated(articles: readonly Unstamped[]): readonly Fault[] {
  return (["id", "bates"] as const).flatMap((field) => {
    const owners = new Map<unknown, string>();
    return articles.flatMap(({ file, values, fault }) => {
      const value = values[field];
      const owner = owners.get(value);
      owners.set(value, file);
      return value !== undefined && owner
        ? [fault([field], `${owner} already uses it: give each its own`)]
        : [];
    });
  });
}

/** By date of publication, so that a new article does not change numbers. */
function stamped(newestFirst: readonly Unstamped[]): readonly ArticleFile[] {
  const counted = newestFirst
    .filter(({ url, values }) => url?.startsWith("/") && values.bates === undefined)
    .reverse();
  const places = new Map(counted.map(({ slug }, i) => [slug, FIRST + i * STEP]));
  return newestFirst.map(({ fault: _, ...article }) => ({
    ...article,
    bates: article.values.bates ?? places.get(article.slug) ?? 0,
  }));
}
