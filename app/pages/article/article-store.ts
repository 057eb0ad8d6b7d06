import { use } from "react";
import type { ArticleData } from "#app/text/read-article.ts";

/** Only in the build, which reads the files directly; never in the browser's bundle. */
const source = import.meta.env.SSR ? await import("#app/text/read-article.ts") : null;

const loaded = new Map<string, ArticleData | null>();
const coming = new Map<string, Promise<unknown>>();
const tried = new Map<string, Promise<unknown>>();

/** The article at a path, when it is loaded; null otherwise, and for a path that is not an article's. */
function articleAt(pathname: string): ArticleData | null {
  const slug = slugOf(pathname);
  return slug ? (source?.readArticle(slug) ?? loaded.get(slug) ?? null) : null;
}

/** The article at a path, for use while rendering: suspends until it is loaded. Throws when it cannot be fetched. */
export function readArticle(pathname: string): ArticleData | null {
  const slug = slugOf(pathname);
  if (!source && slug && !loaded.has(slug)) use(fetchArticle(pathname));
  return articleAt(pathname);
}

/** The same for the page's head, but null when the article cannot be fetched: the head is needed then too. */
export function readArticleIfItComes(pathname: string): ArticleData | null {
  const slug = slugOf(pathname);
  if (!source && slug && !loaded.has(slug)) {
    const trial = tried.get(slug) ?? fetchArticle(pathname).catch(() => undefined);
    tried.set(slug, trial);
    use(trial);
  }
  return articleAt(pathname);
}

/**
 * Fetches the article at a path, once per visit. Hydration needs its words as data, but the document has only markup. With both, the
 * document would be twice as long. Rejects when the answer is neither ok nor 404.
 */
export function fetchArticle(pathname: string): Promise<unknown> {
  const slug = slugOf(pathname);
  if (!slug || loaded.has(slug)) return Promise.resolve();
  const request = coming.get(slug) ?? load(slug);
  coming.set(slug, request);
  return request;
}

async function load(slug: string): Promise<void> {
  try {
    const response = await fetch(`/articles/${slug}.json`);
    if (!response.ok && response.status !== 404) throw new Error(`${response.status}: ${response.statusText}`);
    loaded.set(slug, response.ok ? await response.json() : null);
  } finally {
    coming.delete(slug);
  }
}

function slugOf(pathname: string): string | undefined {
  return /^\/blog\/([a-z0-9-]+)\/?$/.exec(pathname)?.[1];
}
