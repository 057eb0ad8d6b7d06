import { synonyms } from "content/search-words.ts";
import type { Reading } from "./reading.ts";
import { isCommon, plainWord, stemOf, wordPattern, wordsOf } from "./words.ts";

/** A word of the query: normalised, its place among all typed words, as typed, and its offset in the query. */
export type QueryWord = { readonly word: string; readonly at: number; readonly typed: string; readonly start: number };

/** What must be found together: one word, or several side by side. `others` are the synonyms from content/synonyms.yaml. */
export type Unit = {
  readonly words: readonly QueryWord[];
  /** The reading of each word. */
  readonly readings: readonly Reading[];
  readonly others: readonly (readonly string[])[];
  /** True for a number or a rule such as “SOC 2” and “26(f)”: its words count only side by side and exactly as typed. */
  readonly exact: boolean;
};

/** A term of content/synonyms.yaml, and the stems of its words. */
type Term = { readonly words: readonly string[]; readonly stems: readonly string[] };

const groups: readonly (readonly Term[])[] = synonyms.map((group) =>
  group.map(wordsOf).map((words) => ({ words, stems: words.map(stemOf) })),
);
const terms = groups.flat();

/** The query's words without the common ones; all of them when all are common. */
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

/** Groups the words: first the longest terms of content/synonyms.yaml, then numbers with their words, then single words. */
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

/** The longest term of content/synonyms.yaml that begins at a word, with its synonyms. A likely typing error may be read as another word. */
function termAt(words: readonly QueryWord[], readings: readonly Reading[], at: number) {
  const stems = words.map(({ word }) => stemOf(word));
  const isRead = (term: Term, i: number) => {
    const { strict, loose } = readings[at + i] ?? {};
    return stems[at + i] === term.stems[i] || (strict?.size === 0 && loose?.has(term.words[i] ?? "")) || false;
  };
  const begins = (term: Term) => term.words.every((_, i) => isRead(term, i));
  const begun = new Set(terms.filter(begins));
  const length = Math.max(0, ...[...begun].map((term) => term.words.length));
  if (length === 0) return undefined;
  const isMeant = (term: Term) => term.words.length === length && begun.has(term);
  const meant = groups.filter((group) => group.some(isMeant));
  return { length, others: meant.flatMap((group) => group.filter((term) => !isMeant(term)).map((term) => term.words)) };
}

/** The end of a word together with the numbers and letters that belong to it: 26(f), SOC 2, FRCP 5.2. */
function numberEnd(words: readonly QueryWord[], at: number): number {
  let end = at + 1;
  while (end < words.length && (belongsToNumber(words[end - 1]?.word, words[end]?.word ?? "") || isNumbered(words[end - 1], words[end])))
    end += 1;
  return end;
}

/** Four digits or more belong to the abbreviation before them, as in “ISO 27001”. “FRCP 26” does not, because other texts say “Rule 26”. */
function isNumbered(before: QueryWord | undefined, after: QueryWord | undefined): boolean {
  return /^\p{Lu}{2,}$/u.test(before?.typed ?? "") && /^\d{4,}$/.test(after?.word ?? "");
}

function belongsToNumber(before: string | undefined, word: string): boolean {
  if (before === undefined) return false;
  if (/^\d+$/.test(before)) return /^(?:\d+|\p{L})$/u.test(word);
  return /^\d$/.test(word) || (/^\p{L}$/u.test(before) && /^\p{L}$/u.test(word));
}
