import { use } from "react";
import type { ArticleData } from "./article-data.ts";

/** Where the build reads the files themselves; never part of what browsers get. */
const source = import.meta.env.SSR ? await import("./article-data.ts") : null;

const loaded = new Map<string, ArticleData | null>();
const coming = new Map<string, Promise<unknown>>();
const tried = new Map<string, Promise<unknown>>();

/** The article of an address of this site, if it has come; null where the address is none of an article. */
function articleAt(pathname: string): ArticleData | null {
  const slug = slugOf(pathname);
  return slug ? (source?.articleData(slug) ?? loaded.get(slug) ?? null) : null;
}

/** The article of an address, inside a render: a navigation waits until the article has come. Throws when it cannot be fetched. */
export function readArticle(pathname: string): ArticleData | null {
  const slug = slugOf(pathname);
  if (!source && slug && !loaded.has(slug)) use(fetchArticle(pathname));
  return articleAt(pathname);
}

/** The same for the head of the page, which also has to be rendered when the article cannot be fetched: then null. */
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
 * Fetches the words of an address's article, once a visit. The document has them as markup only; what hydrates them needs them as data, and a
 * document that held both would be twice as long.
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
