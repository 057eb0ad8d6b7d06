import { type SitePath, siteMap } from "#content/site-map.ts";

/** The size every preview has: what the networks cut to 1.91 : 1 (drawn by scripts/draw-previews.ts). */
export const previewSize = { width: 1200, height: 630 } as const;

/** The address of a page's preview picture within the site. */
export function previewOf(path: SitePath): `/og/${string}.png` {
  return `/og/${siteMap.find((row) => row.path === path)?.page ?? path.replace("/blog/", "")}.png`;
}
