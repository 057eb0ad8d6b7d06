import { type SitePath, siteMap } from "content/site-map.ts";

/** The size of every preview, in the 1.91 : 1 to which networks crop (drawn by tools/draw-previews.ts). */
export const previewSize = { width: 1200, height: 630 } as const;

/** The path of a page's preview picture. */
export function previewOf(path: SitePath): `/og/${string}.png` {
  return `/og/${siteMap.find((row) => row.path === path)?.page ?? (path.startsWith("/services/") ? "services" : path.replace("/blog/", ""))}.png`;
}
