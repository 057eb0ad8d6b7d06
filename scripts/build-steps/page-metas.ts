import type { PageMeta } from "#app/layout/page-meta.ts";
import { type SitePath, siteMap } from "#content/site-map.ts";

/** What every page says of itself, from its file in content/pages/. */
export async function readPageMetas(): Promise<ReadonlyMap<SitePath, PageMeta>> {
  return new Map(await Promise.all(siteMap.map(async ({ path, page }) => [path, await metaOf(page)] as const)));
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
