import { brotliCompressSync, constants } from "node:zlib";
import type { IndexRow } from "#app/search/search-index.ts";
import { termsOf } from "#app/search/words.ts";
import type { Entry } from "./entry.ts";
import { interestIn, wordsOf } from "./interest.ts";
import { keyTermsOf } from "./key-terms.ts";
import { type Place, rankSentences } from "./rank-sentences.ts";

/**
 * The index of the entries in at most `budget` bytes of brotli: titles and descriptions of all, the sentences that say most for their length,
 * and of what is left unsaid the key terms. When even the titles do not fit, the last entries are left out, so the caller puts them in
 * order of importance.
 */
export function choosePassages(entries: readonly Entry[], budget: number): readonly IndexRow[] {
  const fits = (rows: readonly IndexRow[]) => weigh(rows) <= budget;
  const sources = entries.map((entry) => ({ entry, terms: keyTermsOf(wordsOf(entry)) }));
  const kept = sources.slice(
    0,
    largest(entries.length, (count) => fits(toRows(sources.slice(0, count), []))),
  );
  const ranked = rankSentences(
    kept.map(({ entry }) => entry),
    interestIn(entries),
  );
  const chosen = largest(ranked.length, (count) => fits(toRows(kept, ranked.slice(0, count))));
  return toRows(kept, ranked.slice(0, chosen));
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

/** Quality 10 is three times as fast as 11 and within 3 % of it; the build compresses the result with 11. */
const weigh = (rows: readonly IndexRow[]) =>
  brotliCompressSync(JSON.stringify(rows), { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length;

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
