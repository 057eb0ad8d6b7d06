import type { HeadRow, TextRow } from "web/search/search-index.ts";
import type { Entry } from "./entry.ts";

/** Characters of titles, headings and descriptions, and of texts: about 20 and 70 KB of brotli (measured in tests/site/search.test.ts). */
const HEADS = 70_000;
const TEXTS = 240_000;

export type SearchIndex = { readonly heads: readonly HeadRow[]; readonly pages: readonly TextRow[]; readonly reading: readonly TextRow[] };

/**
 * The whole site's search index. Beyond the limits the oldest articles lose first their texts, then their titles; the blog's own search
 * still finds them.
 */
export function buildIndex(entries: readonly Entry[]): SearchIndex {
  const kept = upTo(entries, HEADS, (entry) => JSON.stringify(toHead(entry)).length);
  const read = upTo(kept, TEXTS, ({ sections }) => sections.reduce((sum, { text }) => sum + text.length, 0));
  const isPage = ({ kind }: Entry) => kind === "page";
  return {
    heads: kept.map(toHead),
    pages: read.filter(isPage).map(toText),
    reading: read.filter((entry) => !isPage(entry)).map(toText),
  };
}

/** The first entries whose summed sizes stay within a limit. */
function upTo(entries: readonly Entry[], limit: number, sizeOf: (entry: Entry) => number): readonly Entry[] {
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
  sections.map(({ anchor, offset, heading }) => [anchor, offset, heading]),
];

const toText = ({ href, sections }: Entry): TextRow => [href, sections.map(({ text }) => text)];
