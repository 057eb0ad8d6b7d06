import type { PageMeta } from "#app/layout/page-meta.ts";
import { previewOf, previewSize } from "#app/layout/preview.ts";
import { type Article, articles, categories } from "#content/articles/index.ts";
import { blog } from "#content/pages/blog.ts";
import { forensicDataCollection } from "#content/pages/forensic-data-collection.ts";
import type { Person } from "#content/people.ts";
import type { SitePath } from "#content/site-map.ts";
import { chicagoTime } from "../chicago-time.ts";
import type { PageDates } from "../page-dates.ts";
import { organizationReference } from "./organization.ts";
import { absolute, type Thing } from "./thing.ts";

/** An article of ours, or null where the page is none. */
export function posting(path: SitePath, meta: PageMeta, dates: PageDates): Thing | null {
  const article = articles.find(({ url }) => url === path);
  if (!article) return null;
  const changed = dates.get(path);
  return {
    "@type": "BlogPosting",
    "@id": absolute(`${path}#article`),
    headline: article.title,
    description: meta.description,
    datePublished: chicagoTime(article.date),
    ...(changed && changed > article.date ? { dateModified: chicagoTime(changed) } : {}),
    author: authorsOf(article).map(({ name, profile }) => ({ "@type": "Person", name, url: profile })),
    publisher: { ...organizationReference, logo: absolute("/icon-512.png") },
    image: { "@type": "ImageObject", url: absolute(previewOf(path)), ...previewSize },
    mainEntityOfPage: { "@type": "WebPage", "@id": absolute(path) },
    articleSection: categories[article.category],
    isPartOf: { "@type": "Blog", "@id": absolute("/blog#blog"), name: blog.hero.title },
  };
}

/** Everybody who wrote it: the author of the blog, and on one article a guest. */
export function authorsOf(article: Article): readonly Person[] {
  return article.id === forensicDataCollection.id ? forensicDataCollection.authors.people : [article.author];
}
