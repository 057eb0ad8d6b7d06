import type { Practice } from "content/navigation.ts";
import { intents } from "content/search-words.ts";
import { createSearch, excerpt, type Hit } from "./engine.ts";
import { queryWords } from "./reading.ts";

export type SiteResult = {
  readonly kind: Kind;
  readonly href: string;
  readonly title: string;
  /** The heading of the section found; empty when the whole document was. */
  readonly section: string;
  readonly passage: string;
  /** A day, or where it can be read. Empty for a page. */
  readonly mark: string;
  readonly practice: Practice | "";
  /** The stems (words.ts) to highlight in title, section and passage. */
  readonly terms: readonly string[];
};

export type SiteAnswer = {
  readonly results: readonly SiteResult[];
  readonly partial: boolean;
  /** The words, as typed, that occur nowhere. */
  readonly missing: readonly string[];
};

const MOST = 10;
/** Length of a passage, in characters. */
const LENGTH = 170;

const rows = await fetchRows<HeadRow>("heads");
const rowOf = new Map(rows.map((row) => [row[1], row]));
const textsOf = new Map<string, readonly string[]>();
const search = createSearch({ title: 8, description: 3, heading: 4, text: 2 }, worthOf);
for (const [kind, href, title, description, , , sections] of rows) {
  search.add(href, "title", title);
  // The page's name in its address, so that “ediscovery” finds /ediscovery.
  if (kind === "page") search.add(href, "title", href);
  search.add(href, "description", description);
  for (const [i, [, heading]] of sections.entries())
    if (heading) search.add(href, "heading", heading, i);
}

let reading: Promise<void> | undefined;

/**
 * Fetches and indexes the texts of all pages once, with pauses. Rejects when they cannot be loaded;
 * titles can still be searched.
 */
export function readTexts(): Promise<void> {
  reading ??= loadTexts(([href, texts]) => {
    textsOf.set(href, texts);
    for (const [i, text] of texts.entries()) search.add(href, "text", text, i);
  });
  // After a failure, opening the dialog tries again.
  reading.catch(() => {
    reading = undefined;
  });
  return reading;
}

/**
 * The ten best results among pages, articles, guides, case studies and events, by titles, headings
 * and the loaded texts. The page of content/intents.yaml for the words as a whole is first.
 */
export function searchSite(q: string): SiteAnswer {
  const { hits, partial, missing } = search.find(q);
  const first = intendedHit(q, hits);
  const results = [...(first ? [first] : []), ...hits.filter(({ id }) => id !== first?.id)]
    .slice(0, MOST)
    .flatMap((hit) => {
      const row = rowOf.get(hit.id);
      return row ? [toResult(row, hit)] : [];
    });
  return { results, partial, missing };
}

const intentOf = (q: string) =>
  queryWords(q)
    .map(({ word }) => word)
    .join(" ");
const intended = new Map<string, string>(
  intents.flatMap(({ asks, to }) => asks.map((words) => [intentOf(words), to] as const)),
);

function intendedHit(q: string, hits: readonly Hit[]): Hit | undefined {
  // “Price for 350 GB” is asked with any number.
  const words = intentOf(q);
  const [id = "", anchor] =
    (intended.get(words) ?? intended.get(words.replace(/\b\d+\b/g, "200")))?.split("#") ?? [];
  const row = rowOf.get(id);
  if (!row) return undefined;
  const terms = hits.find((hit) => hit.id === id)?.terms ?? [];
  return { id, score: 0, section: row[6].findIndex(([name]) => name === anchor), terms };
}

/**
 * Ranks pages on a topic above articles, events and cases, then guides, then the home page and
 * /services, which mention everything.
 */
function worthOf(href: string): number {
  if (href === "/" || href === "/services") return 0.5;
  const kind = rowOf.get(href)?.[0];
  return kind === "page" ? 1.5 : kind === "guide" ? 0.8 : 1;
}

function toResult(
  [kind, href, title, description, mark, practice, sections]: HeadRow,
  { section, terms }: Hit,
): SiteResult {
  const [anchor, heading] = sections[section] ?? ["", ""];
  const text = textsOf.get(href)?.[section] ?? "";
  return {
    kind,
    href: anchor ? `${href}#${anchor}` : href,
    title,
    section: heading,
    passage: excerpt(text || description, terms, LENGTH),
    mark,
    practice,
    terms,
  };
}

/**
 * Milliseconds of work without a pause. On a processor four times as slow, a letter typed meanwhile
 * still appears within two frames.
 */
const STEP = 6;

/**
 * Fetches the site's texts and passes each row to `take`, with pauses for the page. Rejects when a
 * file cannot be loaded.
 */
async function loadTexts(take: (row: TextRow) => void): Promise<void> {
  const files = await Promise.all([fetchRows<TextRow>("pages"), fetchRows<TextRow>("reading")]);
  let until = performance.now() + STEP;
  for (const row of files.flat()) {
    take(row);
    if (performance.now() < until) continue;
    await pause();
    until = performance.now() + STEP;
  }
}

/** Lets the browser handle input and paint. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * A part of the index (web/build/search-index/write-index.ts). Rejects when its file does not come.
 */
async function fetchRows<Row>(name: "heads" | "pages" | "reading"): Promise<readonly Row[]> {
  const response = await fetch(`/search/${name}.json`);
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return response.json();
}

export type Kind = "page" | "article" | "guide" | "case" | "event";

/**
 * A row per page, article, guide, case study and event, for results before the texts have loaded. A
 * tuple saves sending the field names four hundred times. Made by web/build/search-index/, read by
 * site-search.ts.
 */
export type HeadRow = readonly [
  kind: Kind,
  href: string,
  title: string,
  description: string,
  /** Where or when it was published: a day, a word. Empty for a page. */
  mark: string,
  practice: Practice | "",
  sections: readonly HeadSection[],
];

type HeadSection = readonly [anchor: string, heading: string];

/** The full text of a row's sections, in order. */
export type TextRow = readonly [href: string, texts: readonly string[]];
