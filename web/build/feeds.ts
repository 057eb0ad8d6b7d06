import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Article, articles, categories } from "content/articles/index.ts";
import { company } from "content/company.ts";
import { blog } from "content/pages.ts";
import { escapeHtml } from "content/wire/escape-html.ts";
import { blogTitle } from "content/words.ts";
import type { ArticleData } from "web/pages/article/read-article.ts";
import { feedHtml } from "web/text/feed.ts";
import type { PageDates } from "./page-dates.ts";
import { chicagoTime } from "./structured-data.ts";

const home = `${company.origin}/blog`;
const address = (file: string) => `${company.origin}/${file}`;

/** Writes the blog as Atom, RSS and JSON Feed. */
export function writeFeeds(
  siteFolder: string,
  dates: PageDates,
  articles: readonly ArticleData[],
): void {
  const entries = feedEntries(dates, articles);
  const files = {
    "feed.atom.xml": atom(entries),
    "feed.rss.xml": rss(entries),
    "feed.json": jsonFeed(entries),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(siteFolder, name), text);
}

/** The entries as Atom (RFC 4287), escaped. */
export function atom(entries: readonly FeedEntry[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${home}</id>
  <title>${escapeHtml(blogTitle)}</title>
  <subtitle>${escapeHtml(blog.hero.lead)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${address("feed.atom.xml")}"/>
  <link rel="alternate" type="text/html" href="${home}"/>
  <icon>${address("icon-192.png")}</icon>
  <updated>${latest(entries)}</updated>
${entries.map(atomEntry).join("")}</feed>
`;
}

function atomEntry({
  id,
  url,
  title,
  summary,
  html,
  published,
  updated,
  authors,
  category,
}: FeedEntry): string {
  return `  <entry>
    <id>${id}</id>
    <title>${escapeHtml(title)}</title>
    <link rel="alternate" type="text/html" href="${escapeHtml(url)}"/>
    <published>${published}</published>
    <updated>${updated}</updated>
${authors.map(({ name, url }) => `    <author><name>${escapeHtml(name)}</name><uri>${escapeHtml(url)}</uri></author>\n`).join("")}    <category term="${escapeHtml(category)}"/>
    <summary>${escapeHtml(summary)}</summary>
${html ? `    <content type="html">${escapeHtml(html)}</content>\n` : ""}  </entry>
`;
}

/**
 * RSS 2.0 by the RSS Advisory Board's profile, with the content and creator modules that feed
 * readers know.
 */
export function rss(entries: readonly FeedEntry[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeHtml(blogTitle)}</title>
    <link>${home}</link>
    <description>${escapeHtml(blog.meta.description)}</description>
    <language>en-us</language>
    <lastBuildDate>${mailDate(latest(entries))}</lastBuildDate>
    <atom:link rel="self" type="application/rss+xml" href="${address("feed.rss.xml")}"/>
${entries.map(rssItem).join("")}  </channel>
</rss>
`;
}

function rssItem({
  id,
  url,
  title,
  summary,
  html,
  published,
  authors,
  category,
}: FeedEntry): string {
  return `    <item>
      <guid isPermaLink="false">${id}</guid>
      <title>${escapeHtml(title)}</title>
      <link>${escapeHtml(url)}</link>
      <pubDate>${mailDate(published)}</pubDate>
${authors.map(({ name }) => `      <dc:creator>${escapeHtml(name)}</dc:creator>\n`).join("")}      <category>${escapeHtml(category)}</category>
      <description>${escapeHtml(summary)}</description>
${html ? `      <content:encoded>${escapeHtml(html)}</content:encoded>\n` : ""}    </item>
`;
}

/** JSON Feed 1.1. */
function jsonFeed(entries: readonly FeedEntry[]): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: blogTitle,
    description: blog.meta.description,
    home_page_url: home,
    feed_url: address("feed.json"),
    icon: address("icon-512.png"),
    favicon: address("icon-192.png"),
    language: "en-US",
    authors: [{ name: company.name, url: company.origin }],
    items: entries.map(
      ({ id, url, title, summary, html, published, updated, authors, category }) => ({
        id,
        url,
        title,
        summary,
        ...(html ? { content_html: html } : { content_text: summary }),
        date_published: published,
        date_modified: updated,
        authors,
        tags: [category],
      }),
    ),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

const latest = (entries: readonly FeedEntry[]) =>
  entries
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1) ?? "";

/** The time in mail's format (RFC 822, four-digit years). */
const mailDate = (time: string) => new Date(time).toUTCString().replace("GMT", "+0000");

/** One article as every feed format needs it. */
type FeedEntry = {
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

/**
 * The newest articles, newest first: ours in full, others as an excerpt with a link to where they
 * can be read or requested.
 */
function feedEntries(dates: PageDates, texts: readonly ArticleData[]): readonly FeedEntry[] {
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
      authors: (text?.authors ?? [article.author]).map(({ name, profile }) => ({
        name,
        url: profile,
      })),
      category: categories[article.category],
    };
  });
}

/** An id that survives a change of address (RFC 4151). */
const tagOf = ({ id, date }: Article) => `tag:${new URL(company.origin).hostname},${date}:${id}`;

function laterOf(
  published: Article["date"],
  changed: Article["date"] | undefined,
): Article["date"] {
  return changed && changed > published ? changed : published;
}
