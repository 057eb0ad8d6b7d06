import { type Article, articles, categories } from "content/articles/index.ts";
import { company } from "content/company.ts";
import { feedHtml } from "web/text/feed.ts";
import type { ArticleData } from "web/text/read-article.ts";
import { chicagoTime } from "./chicago-time.ts";
import type { PageDates } from "./page-dates.ts";

/** One article as every feed format needs it. */
export type FeedEntry = {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** The whole text; null for articles that are not read on this site. */
  readonly html: string | null;
  readonly published: string;
  readonly updated: string;
  readonly authors: readonly { readonly name: string; readonly url: string }[];
  readonly category: string;
};

/** Feed readers keep old entries, so a feed lists only the newest. */
const NEWEST = 100;

/** The newest articles, newest first: ours in full, others as an excerpt with a link to where they can be read or requested. */
export function feedEntries(dates: PageDates, texts: readonly ArticleData[]): readonly FeedEntry[] {
  const textOf = new Map(texts.map((text) => [text.id, text]));
  return articles.slice(0, NEWEST).map((article) => {
    const text = textOf.get(article.id);
    const changed = text && dates.get(text.path);
    return {
      id: tagOf(article),
      url: new URL(article.url ?? `/contact?article=${article.id}`, company.origin).href,
      title: article.title,
      summary: article.excerpt,
      html: text ? feedHtml(text) : null,
      published: chicagoTime(article.date),
      updated: chicagoTime(laterOf(article.date, changed)),
      authors: (text?.authors ?? [article.author]).map(({ name, profile }) => ({ name, url: profile })),
      category: categories[article.category],
    };
  });
}

/** An id that survives a change of address (RFC 4151). */
const tagOf = ({ id, date }: Article) => `tag:${new URL(company.origin).hostname},${date}:${id}`;

function laterOf(published: Article["date"], changed: Article["date"] | undefined): Article["date"] {
  return changed && changed > published ? changed : published;
}
