import { blog } from "content/pages/blog.ts";
import { previewOf, previewSize } from "web/layout/preview.ts";
import type { ArticleData } from "web/text/read-article.ts";
import { chicagoTime } from "../chicago-time.ts";
import type { PageDates } from "../page-dates.ts";
import { organizationReference } from "./organization.ts";
import { imageOf } from "./people.ts";
import { absolute, type Thing } from "./thing.ts";

/** An article that is read on this site. */
export function posting({ path, title, meta, date, authors, category }: ArticleData, dates: PageDates): Thing {
  const changed = dates.get(path);
  return {
    "@type": "BlogPosting",
    "@id": absolute(`${path}#article`),
    headline: title,
    description: meta.description,
    datePublished: chicagoTime(date),
    ...(changed && changed > date ? { dateModified: chicagoTime(changed) } : {}),
    author: authors.map((author) => ({ "@type": "Person", name: author.name, url: author.profile, ...imageOf(author) })),
    publisher: { ...organizationReference, logo: absolute("/icon-512.png") },
    image: { "@type": "ImageObject", url: absolute(meta.preview ?? previewOf(path)), ...previewSize },
    mainEntityOfPage: { "@type": "WebPage", "@id": absolute(path) },
    articleSection: category,
    isPartOf: { "@type": "Blog", "@id": absolute("/blog#blog"), name: blog.hero.title },
  };
}
