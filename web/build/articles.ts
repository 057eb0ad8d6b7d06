import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { articlePaths } from "content/site-paths.ts";
import { type ArticleData, readArticle } from "web/pages/article/read-article.ts";
import type { SearchText } from "web/pages/blog/search.ts";
import { wordsOf } from "web/text/words.ts";

/**
 * Characters that the blog's search may fetch: half a second on a slow line. Older articles are
 * searched by title and excerpt only.
 */
const SEARCHED = 400_000;

/**
 * The articles that are read on this site, newest first, read from their files on each call. Throws
 * a ContentFault.
 */
export function readArticles(): readonly ArticleData[] {
  return articlePaths.map((path) => {
    const article = readArticle(path.replace("/blog/", ""));
    if (!article) throw new Error(`content/articles has no file for ${path}`);
    return article;
  });
}

/** Writes the file that the blog's search fetches. */
export function writeArticles(siteFolder: string, articles: readonly ArticleData[]): void {
  const folder = join(siteFolder, "articles");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "_texts.json"), JSON.stringify(searchTexts(articles)));
}

/** Its content, for the development server; null for another name. */
export function articleJson(name: string): string | null {
  return name === "_texts" ? JSON.stringify(searchTexts(readArticles())) : null;
}

/** Texts of the newest articles, until SEARCHED characters are used up. */
export function searchTexts(articles: readonly ArticleData[]): readonly SearchText[] {
  let left = SEARCHED;
  return articles.flatMap(({ id, parts }) => {
    if (left <= 0) return [];
    const texts = wordsOf(parts);
    const paragraphs = texts.flatMap((part) =>
      part.paragraphs.map(({ n, text }) => [n, text] as const),
    );
    const besides = texts.flatMap(({ heading, besides: other }) => [heading, ...other]).join("\n");
    left -= besides.length + paragraphs.reduce((sum, [, text]) => sum + text.length, 0);
    return [{ id, paragraphs, besides }];
  });
}
