import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type Article, articles, categories } from "content/articles/index.ts";
import { shortDay } from "content/calendar-day.ts";
import { events, type SiteEvent } from "content/events.ts";
import { plainText } from "content/marks.ts";
import { synonyms } from "content/search-words.ts";
import { eventTypes } from "content/words.ts";
import type { SearchMarks } from "web/build/render.tsx";
import { readArticle } from "web/pages/article/read-article.ts";
import type { HeadRow, TextRow } from "web/search/site-search.ts";
import { type Guide, readGuides } from "web/text/guide.ts";
import { wordsOf } from "web/text/words.ts";
import {
  caseEntries,
  type Documents,
  type Entry,
  pageEntries,
  textOfLines,
} from "./page-entries.ts";

/**
 * Reads the built documents and writes the search's index beside them, as the files that
 * web/search/site-search.ts fetches. Its words go into search-words.json beside the site: the
 * service counts no other word that a visitor searched for.
 */
export function writeIndex(siteFolder: string, marks: SearchMarks): void {
  const htmlAt = (path: string) => readFileSync(`${siteFolder}${path}/index.html`, "utf8");
  mkdirSync(`${siteFolder}/search`, { recursive: true });
  const index = Object.entries(buildIndex(allEntries({ htmlAt, marks }))).map(
    ([name, rows]) => [name, JSON.stringify(rows)] as const,
  );
  for (const [name, text] of index) writeFileSync(`${siteFolder}/search/${name}.json`, text);
  const words = [...index.map(([, text]) => text), ...synonyms.flat()]
    .join(" ")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  writeFileSync(`${siteFolder}/../search-words.json`, JSON.stringify([...new Set(words)].sort()));
}

/** Everything that can be found; articles last, newest first. */
const allEntries = (documents: Documents): readonly Entry[] => [
  ...pageEntries(documents),
  ...caseEntries(),
  ...guideEntries(),
  ...eventEntries(),
  ...articleEntries(),
];

/**
 * Characters of titles, headings and descriptions, and of texts: about 20 and 70 KB of brotli
 * (measured in tests/site/search.test.ts).
 */
const HEADS = 70_000;
const TEXTS = 240_000;

type SearchIndex = {
  readonly heads: readonly HeadRow[];
  readonly pages: readonly TextRow[];
  readonly reading: readonly TextRow[];
};

/**
 * The whole site's search index. Beyond the limits the oldest articles lose first their texts, then
 * their titles; the blog's own search still finds them.
 */
export function buildIndex(entries: readonly Entry[]): SearchIndex {
  const kept = upTo(entries, HEADS, (entry) => JSON.stringify(toHead(entry)).length);
  const read = upTo(kept, TEXTS, ({ sections }) =>
    sections.reduce((sum, { text }) => sum + text.length, 0),
  );
  const isPage = ({ kind }: Entry) => kind === "page";
  return {
    heads: kept.map(toHead),
    pages: read.filter(isPage).map(toText),
    reading: read.filter((entry) => !isPage(entry)).map(toText),
  };
}

/** The first entries whose summed sizes stay within a limit. */
function upTo(
  entries: readonly Entry[],
  limit: number,
  sizeOf: (entry: Entry) => number,
): readonly Entry[] {
  let sum = 0;
  return entries.filter((entry) => {
    sum += sizeOf(entry);
    return sum <= limit;
  });
}

const toHead = ({ kind, href, title, description, mark, practice, sections }: Entry): HeadRow => [
  kind,
  href,
  title,
  description,
  mark,
  practice,
  sections.map(({ anchor, heading }) => [anchor, heading]),
];

const toText = ({ href, sections }: Entry): TextRow => [href, sections.map(({ text }) => text)];

/** All articles, newest first; those read on this site with their full text. */
const articleEntries = (): readonly Entry[] => articles.map(articleEntry);

function articleEntry({ title, excerpt, category, author, id, url }: Article): Entry {
  const page = url?.startsWith("/") ? readArticle(url.replace("/blog/", "")) : null;
  return {
    kind: "article",
    href: url ?? `/contact?article=${id}`,
    title,
    description: `${excerpt} ${categories[category]}, by ${author.name}.`,
    mark: page ? "" : url ? "Journal" : "On request",
    practice: "",
    sections: wordsOf(page?.parts ?? []).map(({ id: anchor, heading, paragraphs, besides }) => ({
      anchor,
      heading,
      text: textOfLines([...paragraphs.map(({ text }) => text), ...besides]),
    })),
  };
}

/** All events, future and past: both have an anchor on the page. */
const eventEntries = (): readonly Entry[] => events.map(eventEntry);

function eventEntry({
  id,
  title,
  type,
  date,
  location,
  speaker,
  description,
  details,
}: SiteEvent): Entry {
  const text = textOfLines([
    ...(details?.program.map(({ text }) => text) ?? []),
    ...(details?.notes ?? []),
  ]);
  return {
    kind: "event",
    href: `/events#${id}`,
    title,
    description: `${description} ${eventTypes[type].one}, ${location}. ${speaker}.`,
    mark: shortDay(date),
    practice: "",
    sections: text ? [{ anchor: "", heading: "", text }] : [],
  };
}

/** The guides section by section. */
const guideEntries = (): readonly Entry[] => readGuides().map(guideEntry);

function guideEntry({ slug, number, title, about, lead, sections }: Guide): Entry {
  return {
    kind: "guide",
    href: `/downloads/${slug}.html`,
    title,
    description: about,
    mark: `G-${number}`,
    practice: "",
    sections: [
      { anchor: "", heading: "", text: plainText(lead) },
      ...wordsOf(sections).map(({ id, heading, besides }) => ({
        anchor: id,
        heading,
        text: textOfLines(besides),
      })),
    ],
  };
}
