import { articles } from "./articles/index.ts";
import { servicePages } from "./service-pages.ts";
import { type ArticlePath, pagePaths, type SitePath } from "./site-map.ts";

/** The articles that are read on this site, newest first. */
export const articlePaths: readonly ArticlePath[] = articles.flatMap(({ url }) => (isArticlePath(url) ? [url] : []));

/**
 * Every public path: all are prerendered, listed for search engines and tested. It grows with the articles and services, so pages must not import it.
 */
export const sitePaths: readonly SitePath[] = [...pagePaths, ...servicePages.map(({ path }) => path), ...articlePaths];

function isArticlePath(url: string | undefined): url is ArticlePath {
  return url?.startsWith("/") ?? false;
}
