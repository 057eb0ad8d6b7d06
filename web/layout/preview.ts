import type { SitePath } from "content/site-map.ts";

/** The size of every preview, in the 1.91 : 1 to which networks crop (drawn by web/build/previews.ts). */
export const previewSize = { width: 1200, height: 630 } as const;

/** The address of a page's preview picture. */
export const previewOf = (path: SitePath) => `/og/${path.replace("/blog/", "/").slice(1).replaceAll("/", "-") || "home"}.png` as const;
