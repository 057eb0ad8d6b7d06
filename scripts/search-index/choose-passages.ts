import { brotliCompressSync, constants } from "node:zlib";
import type { IndexRow } from "#app/search/search-index.ts";
import { termsOf } from "#app/search/words.ts";
import type { Entry } from "./entry.ts";
import { interestIn, wordsOf } from "./interest.ts";
import { keyTermsOf } from "./key-terms.ts";
import { type Place, rankSentences } from "./rank-sentences.ts";

/** How much of the budget titles and descriptions may take, so that there is room for passages however many articles there are. */
const TITLES_SHARE = 0.6;
/** Brotli makes no text this many times shorter. */
const BEST_RATIO = 8;

/**
 * The index of the entries in at most `budget` bytes of brotli: titles and descriptions of all, the sentences that say most for their length,
 * and of what is left unsaid the key terms. When there are too many titles the last entries are left out, so the caller puts them in order of
 * importance.
 */
export function choosePassages(entries: readonly Entry[], budget: number): readonly IndexRow[] {
  const sources = entries.map((entry) => ({ entry, terms: keyTermsOf(wordsOf(entry)) }));
  const titles = largest(entries.length, (count) => fits(toRows(sources.slice(0, count), []), budget * TITLES_SHARE));
  const kept = sources.slice(0, titles);
  const ranked = rankSentences(
    kept.map(({ entry }) => entry),
    interestIn(entries),
  );
  const chosen = largest(ranked.length, (count) => fits(toRows(kept, ranked.slice(0, count)), budget));
  return toRows(kept, ranked.slice(0, chosen));
}

/** Quality 10 is three times as fast as 11 and within 3 % of it; the build compresses the result with 11. */
function fits(rows: readonly IndexRow[], budget: number): boolean {
  const text = JSON.stringify(rows);
  if (text.length > budget * BEST_RATIO) return false;
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length <= budget;
}

type Source = { readonly entry: Entry; readonly terms: ReadonlyMap<string, string> };

function toRows(sources: readonly Source[], chosen: readonly Place[]): readonly IndexRow[] {
  const wanted = new Set(chosen.map(String));
  return sources.map(({ entry, terms }, i) => {
    const sections = entry.sections.flatMap(({ anchor, offset, heading, sentences }, j) => {
      const text = joined(sentences, (k) => wanted.has(String([i, j, k])));
      return text ? [[anchor, offset, heading, text] as const] : [];
    });
    const { kind, href, title, description, mark, practice } = entry;
    const said = ` ${termsOf([title, description, ...sections.flatMap(([, , heading, text]) => [heading, text])].join(" ")).join(" ")} `;
    const also = [...terms].flatMap(([key, word]) => (said.includes(` ${key} `) ? [] : [word])).join(", ");
    return [kind, href, title, description, mark, practice, sections, also];
  });
}

/** The wanted sentences in their order, with a mark where something was left out between two. */
function joined(sentences: readonly string[], isWanted: (index: number) => boolean): string {
  const chosen = sentences.flatMap((text, k) => (isWanted(k) ? [{ text, k }] : []));
  return chosen.map(({ text, k }, i) => `${i > 0 ? (k - (chosen[i - 1]?.k ?? 0) > 1 ? " … " : " ") : ""}${text}`).join("");
}

/** The largest number up to `limit` that is allowed, when all smaller ones are. */
function largest(limit: number, isAllowed: (count: number) => boolean): number {
  if (isAllowed(limit)) return limit;
  let [low, high] = [0, limit];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isAllowed(middle)) low = middle;
    else high = middle;
  }
  return low;
}
