import { synonyms } from "content/search-words.ts";
import type { Slot } from "./matching.ts";
import type { TextIndex } from "./text-index.ts";
import { asName, singularOf, stemOf, wordsOf } from "./words.ts";

/** What a typed word may mean in the texts: itself and words of its stem; when it is unfinished or mistyped, other words. */
export type Reading = { readonly strict: Slot; readonly loose: Slot };

/** The worth of a word's singular or plural, and of another ending: “secure” is not quite “security”. */
const PLURAL = 0.95;
const KIN = 0.45;
/** The worth of the word when it is also a name. */
const BESIDE_NAME = 0.2;
const none: Slot = new Map();
/** The words of content/synonyms.yaml, which are never typing errors. */
export const fieldWords: ReadonlySet<string> = new Set(synonyms.flat().flatMap(wordsOf));

/** The most typing errors forgiven, by the word's length. Short words match by chance: “Slack” is not “stack”. */
const slipsFor = (word: string) => (word.length > 8 ? 2 : word.length > 4 ? 1 : 0);

/** The meanings of a word. `unfinished`: more letters may follow. Words in capitals or with digits are never typing errors. */
export function readWord(index: TextIndex, word: string, typed: string, unfinished: boolean): Reading {
  const strict = new Map((index.kin.get(stemOf(word)) ?? []).map((kin) => [kin, singularOf(kin) === singularOf(word) ? PLURAL : KIN]));
  if (index.places.has(word)) strict.set(word, 1);
  if (index.places.has(asName(word)))
    return { strict: new Map([...strict.keys()].map((kin) => [kin, BESIDE_NAME])).set(asName(word), 1), loose: none };
  if (unfinished || (strict.size === 0 && word.length > 3 && !fieldWords.has(word))) {
    const longer = [...index.places.keys()].filter((known) => known.startsWith(word) && !strict.has(known));
    if (longer.length > 0) return { strict, loose: slot(longer, 0.5) };
  }
  if (strict.size > 0 || fieldWords.has(word)) return { strict, loose: none };
  return { strict, loose: slot(nearest(index, word, typed), 0.5) };
}

const slot = (words: readonly string[], worth: number): Slot => new Map(words.map((word) => [word, worth]));

/** The known words with the fewest typing errors' difference; none when the word cannot be a typing error. */
function nearest(index: TextIndex, word: string, typed: string): readonly string[] {
  if (/\d/.test(word) || typed === typed.toUpperCase()) return [];
  // The first letter is rarely mistyped.
  const candidates = [...new Set([...index.places.keys(), ...fieldWords])].filter((known) => known[0] === word[0]);
  for (let slips = 1; slips <= slipsFor(word); slips += 1) {
    const found = candidates.filter((known) => isWithin(word, known, slips) && !isOtherWord(word, known));
    if (found.length > 0) return found.flatMap((known) => [known, ...(index.kin.get(stemOf(known)) ?? [])]);
  }
  return [];
}

/** Short words of the same length with one letter replaced are usually different words, not typing errors. */
function isOtherWord(word: string, known: string): boolean {
  return word.length < 6 && word.length === known.length && [...word].sort().join("") !== [...known].sort().join("");
}

/**
 * Whether two words differ by at most `limit` typing errors: a letter added, missing or replaced, or two neighbours swapped (the optimal
 * string alignment distance).
 */
export function isWithin(a: string, b: string, limit: number): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > limit) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (beforeLast[j - 2] ?? limit) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + other, swapped));
    }
    [beforeLast, last] = [last, row];
  }
  return (last[b.length] ?? limit + 1) <= limit;
}
