import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ArticleData, articleData } from "#app/pages/article/article-data.ts";
import { articleTexts } from "#app/pages/article/article-texts.ts";
import type { SearchText } from "#app/pages/blog/search.ts";
import { articlePaths } from "#content/site-paths.ts";

/** Characters that the blog's search may bring; what older articles say is left to their titles and excerpts. Half a second on a slow line. */
const SEARCHED = 400_000;

/** The articles that are read on this site, newest first, each read from its file now. Throws a ContentFault. */
export function readArticles(): readonly ArticleData[] {
  return articlePaths.map((path) => {
    const article = articleData(path.replace("/blog/", ""));
    if (!article) throw new Error(`content/articles has no file for ${path}`);
    return article;
  });
}

/** Writes what the browser asks for when it goes to an article, and when it searches the blog: one file each, below /articles/. */
export function writeArticles(siteFolder: string, articles: readonly ArticleData[]): void {
  const folder = join(siteFolder, "articles");
  mkdirSync(folder, { recursive: true });
  for (const article of articles) writeFileSync(join(folder, `${article.path.replace("/blog/", "")}.json`), JSON.stringify(article));
  writeFileSync(join(folder, "_texts.json"), JSON.stringify(searchTexts(articles)));
}

/** One of those files by its name, for the development server; null where there is none. */
export function articleJson(name: string): string | null {
  if (name === "_texts") return JSON.stringify(searchTexts(readArticles()));
  const article = articleData(name);
  return article && JSON.stringify(article);
}

/** The texts of the newest articles, as many as may be brought. */
export function searchTexts(articles: readonly ArticleData[]): readonly SearchText[] {
  let left = SEARCHED;
  return articles.flatMap(({ id, parts }) => {
    if (left <= 0) return [];
    const texts = articleTexts(parts);
    const paragraphs = texts.flatMap((part) => part.paragraphs.map(({ n, text }) => [n, text] as const));
    const besides = texts.flatMap(({ heading, besides: other }) => [heading, ...other]).join("\n");
    left -= besides.length + paragraphs.reduce((sum, [, text]) => sum + text.length, 0);
    return [{ id, paragraphs, besides }];
  });
}
