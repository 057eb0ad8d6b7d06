import { synonyms } from "#content/synonyms.ts";
import type { Reading } from "./reading.ts";
import { isCommon, plainWord, stemOf, wordPattern, wordsOf } from "./words.ts";

/** A word of the query, its place among all that were typed, as it was typed, and where it begins. */
export type QueryWord = { readonly word: string; readonly at: number; readonly typed: string; readonly start: number };

/** What must be found together: one word, or several side by side; `others` are the terms of the field that mean the same. */
export type Unit = {
  readonly words: readonly QueryWord[];
  /** How each of the words is read. */
  readonly readings: readonly Reading[];
  readonly others: readonly (readonly string[])[];
  /** A number or a rule, as “SOC 2” and “26(f)”: its words count only side by side and as they stand. */
  readonly exact: boolean;
};

const groups = synonyms.map((group) => group.map(wordsOf));

/** The query's words that say something; all of them when none does. */
export function queryWords(q: string): readonly QueryWord[] {
  const matches = [...q.matchAll(wordPattern)].filter(({ 0: word, index }) => !(word === "s" && /[’']/.test(q[index - 1] ?? "")));
  const words = matches.map(({ 0: typed, index }, at) => ({
    word: plainWord(typed),
    at,
    typed,
    start: index,
  }));
  const telling = words.filter(({ word, at }) => !isCommon(word) || belongsToNumber(words[at - 1]?.word, word));
  return telling.length > 0 ? telling : words;
}

/** The words in units: the longest terms of content/synonyms.ts, then numbers with what they belong to, then single words. */
export function unitsOf(words: readonly QueryWord[], readings: readonly Reading[]): readonly Unit[] {
  const units: Unit[] = [];
  for (let i = 0; i < words.length; ) {
    const term = termAt(words, readings, i);
    const end = term ? i + term.length : numberEnd(words, i);
    const own = words.slice(i, end);
    const exact = own.length > 1 && (!term || own.some(({ word }) => /^\d+$/.test(word)));
    units.push({ words: own, readings: readings.slice(i, end), others: term?.others ?? [], exact });
    i = end;
  }
  return units;
}

/** The longest term of the field that begins at a word, and all that mean the same. A word that may be a typing error may be read as another. */
function termAt(words: readonly QueryWord[], readings: readonly Reading[], at: number) {
  const isRead = (part: string, i: number) => {
    const { strict, loose } = readings[i] ?? {};
    return stemOf(words[i]?.word ?? "") === stemOf(part) || (strict?.size === 0 && loose?.has(part)) || false;
  };
  const begins = (term: readonly string[]) => term.every((part, i) => isRead(part, at + i));
  const length = Math.max(0, ...groups.flat().map((term) => (begins(term) ? term.length : 0)));
  if (length === 0) return undefined;
  const isMeant = (term: readonly string[]) => term.length === length && begins(term);
  const meant = groups.filter((group) => group.some(isMeant));
  return { length, others: meant.flatMap((group) => group.filter((term) => !isMeant(term))) };
}

/** Where a word ends, with the numbers and letters behind it that are nothing by themselves: 26(f), SOC 2, FRCP 5.2. */
function numberEnd(words: readonly QueryWord[], at: number): number {
  let end = at + 1;
  while (end < words.length && belongsToNumber(words[end - 1]?.word, words[end]?.word ?? "")) end += 1;
  return end;
}

function belongsToNumber(before: string | undefined, word: string): boolean {
  if (before === undefined) return false;
  if (/^\d+$/.test(before)) return /^(?:\d+|\p{L})$/u.test(word);
  return /^\d$/.test(word) || (/^\p{L}$/u.test(before) && /^\p{L}$/u.test(word));
}
