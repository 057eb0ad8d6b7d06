import type { ArticleFile } from "content/articles/files.ts";
import { type Article, articles, categories } from "content/articles/index.ts";
import { blog } from "content/pages.ts";
import { person } from "content/person.ts";
import { articleFiles } from "content/prose.ts";
import { previewFile } from "web/parts/picture-files.ts";
import { readArticleTree } from "web/text/article-tree.ts";
import { neighboursOf, relatedTo } from "./nearby-articles.ts";

/** What an article’s page shows, read from its Markdown file. */
export type ArticleData = NonNullable<ReturnType<typeof read>>;

/** What a link to an article shows. */
export type ArticleSummary = Pick<
  Article,
  "id" | "title" | "excerpt" | "date" | "category" | "readTime" | "url"
>;

/**
 * The article at /blog/<slug>, or null when there is none. Throws a ContentFault with every fault
 * of its file.
 */
export function readArticle(slug: string): ArticleData | null {
  const file = articleFiles.find(({ url }) => url === `/blog/${slug}`);
  if (last?.file !== file) last = file && { file, article: read(file) };
  return last?.article ?? null;
}

/**
 * Kept, because rendering a page asks for its article several times in a row. The file is another
 * one when the site says something else.
 */
let last: { readonly file: ArticleFile; readonly article: ReturnType<typeof read> } | undefined;

function read(file: ArticleFile) {
  const article = articles.find(({ id }) => id === file.values.id);
  if (!article) return null;
  const { slug, values, bates } = file;
  const { picture } = values;
  const { parts, closing } = readArticleTree(file, {
    opening: values.opening ?? blog.article.opening,
    next: blog.article.closing.label,
  });
  const description = values.description ?? values.excerpt;
  return {
    path: `/blog/${slug}` as const,
    id: values.id,
    title: values.title,
    meta: {
      title: values.title,
      description,
      type: "article" as const,
      ...(picture && { preview: previewFile(picture) }),
    },
    dek: values.dek ?? description,
    date: values.date,
    category: categories[values.category],
    readTime: values.minutesOnPage ?? values.minutes,
    ...(picture && { picture }),
    authors: (values.authors ?? [values.author]).map(person),
    bates,
    parts,
    closing: closing ?? blog.article.closing,
    neighbours: neighboursOf(article).map(summary),
    related: relatedTo(article).map(summary),
  };
}

function summary({ id, title, excerpt, date, category, readTime, url }: Article): ArticleSummary {
  return { id, title, excerpt, date, category, readTime, ...(url && { url }) };
}
