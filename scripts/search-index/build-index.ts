import type { IndexRow } from "#app/search/search-index.ts";
import { allEntries } from "./all-entries.ts";
import { choosePassages } from "./choose-passages.ts";

/** Bytes of brotli: what the library leaves of 30 KB (tests/site/search.test.ts). */
const BUDGET = 21_500;

/** The search index of the whole site. */
export function buildIndex(): readonly IndexRow[] {
  return choosePassages(allEntries(), BUDGET);
}
