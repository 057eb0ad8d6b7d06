import { company } from "content/company.ts";
import { sitePaths } from "content/site-paths.ts";
import type { PageDates } from "./page-dates.ts";

/** The addresses of all pages (sitemaps.org, 0.9), each with the day it last changed where that is known. */
export function sitemap(dates: PageDates): string {
  const entries = sitePaths.map((path) => {
    const day = dates.get(path);
    return `  <url><loc>${company.origin}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}
