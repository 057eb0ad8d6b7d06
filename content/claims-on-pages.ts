import { claims } from "./claims.ts";
import { readCaseStudies, readEvents } from "./lists.ts";
import { pageSchemas, readPage } from "./read-page.ts";
import { servicePages } from "./service-pages.ts";
import { type SitePath, siteMap } from "./site-map.ts";

/** Figures that a page shows besides those of its own file. */
const others: Partial<Record<SitePath, () => readonly string[]>> = {
  "/case-studies": () => readCaseStudies().figures,
  "/events": () => readEvents().figures,
  // In the notice of the contact form.
  "/contact": () => ["noticeHours"],
};

/**
 * The names of the figures that each page shows, in the order of the register: those that its words name. Reads the files, so bundles contain
 * the result instead (web/build/evaluated-modules.ts).
 */
export const claimsOnPages: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...siteMap.map(({ path, page }) => [path, shownOn(path, [...namedBy(page), ...(others[path]?.() ?? [])])] as const),
  ...servicePages.map(({ path, figures }) => [path, shownOn(path, figures)] as const),
]);

function namedBy(page: string): readonly string[] {
  const schema = pageSchemas.get(page);
  return schema ? readPage(page, schema).figures : [];
}

function shownOn(path: SitePath, named: readonly string[]): readonly string[] {
  return Object.values(claims).flatMap(({ key, tool }) => (named.includes(key) || tool === path ? [key] : []));
}
