import type { SitePath } from "content/site-map.ts";
import type { PageMeta } from "web/layout/page-meta.ts";
import type { ArticleData } from "web/text/read-article.ts";
import type { PageDates } from "./page-dates.ts";
import { breadcrumbs } from "./structured-data/breadcrumbs.ts";
import { upcomingEvents } from "./structured-data/event.ts";
import { office, organization } from "./structured-data/organization.ts";
import { leader, leadersOn } from "./structured-data/people.ts";
import { posting } from "./structured-data/posting.ts";
import { practicePages } from "./structured-data/practice-pages.ts";
import { service } from "./structured-data/services.ts";
import type { Thing } from "./structured-data/thing.ts";

/** The JSON-LD entries of a page; empty for a page without any. */
export function structuredData(path: SitePath, meta: PageMeta, dates: PageDates, now: number, article?: ArticleData): readonly Thing[] {
  const practicePage = practicePages.find((page) => page.path === path);
  return [
    introducesCompany.has(path) ? organization : null,
    introducesOffice.has(path) ? office : null,
    practicePage && service(practicePage, meta),
    article && posting(article, dates),
    ...(path === "/events" ? upcomingEvents(now) : []),
    ...(leadersOn[path] ?? []).map(leader),
    breadcrumbs(path, article?.title),
  ].filter((thing) => thing !== null && thing !== undefined);
}

const introducesCompany: ReadonlySet<SitePath> = new Set<SitePath>(["/", "/about", "/contact"]);
const introducesOffice: ReadonlySet<SitePath> = new Set<SitePath>(["/about", "/contact"]);
