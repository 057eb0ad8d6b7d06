import type { PageMeta } from "#app/layout/page-meta.ts";
import type { ArticleData } from "#app/text/read-article.ts";
import { type SitePath, siteMap } from "#content/site-map.ts";

/** Every page's meta data, from its file in content/pages/ or from the article's front matter. */
export async function readPageMetas(articles: readonly ArticleData[]): Promise<ReadonlyMap<SitePath, PageMeta>> {
  const pages = await Promise.all(siteMap.map(async ({ path, page }) => [path, await metaOf(page)] as const));
  return new Map<SitePath, PageMeta>([...pages, ...articles.map(({ path, meta }) => [path, meta] as const)]);
}

async function metaOf(page: string): Promise<PageMeta> {
  const file = new URL(`../../content/pages/${page}.ts`, import.meta.url).href;
  const exported: Record<string, unknown> = await import(file);
  const content = Object.values(exported).find(hasMeta);
  if (!content) throw new Error(`content/pages/${page}.ts exports nothing with a meta`);
  return content.meta;
}

function hasMeta(value: unknown): value is { readonly meta: PageMeta } {
  return typeof value === "object" && value !== null && "meta" in value;
}
