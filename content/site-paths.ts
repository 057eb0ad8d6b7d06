import { whenShown } from "./shown.ts";
import { type ArticlePath, pagePaths, type SitePath } from "./site-map.ts";

/** The articles that are read on this site, newest first. */
export let articlePaths: readonly ArticlePath[];

/**
 * Every public path: all are prerendered, listed for search engines and tested. It grows with the
 * articles and services, so pages must not import it.
 */
export let sitePaths: readonly SitePath[];

whenShown("articleFiles", (files) => {
  articlePaths = files.flatMap(({ url }) => (isArticlePath(url) ? [url] : []));
});
whenShown("services", (services) => {
  sitePaths = [...pagePaths, ...services.map(({ path }) => path), ...articlePaths];
});

function isArticlePath(url: string | undefined): url is ArticlePath {
  return url?.startsWith("/") ?? false;
}
