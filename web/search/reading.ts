import { synonyms } from "content/search-words.ts";
import type { Slot } from "./ranking.ts";
import type { TextIndex } from "./text-index.ts";
import { asName, isCommon, plainWord, singularOf, stemOf, wordPattern, wordsOf } from "./words.ts";

/**
 * A word of the query: normalised, its place among all typed words, as typed, and its offset in the
 * query.
 */
type QueryWord = {
  readonly word: string;
  readonly at: number;
  readonly typed: string;
  readonly start: number;
};

/**
 * What must be found together: one word, or several side by side. `others` are the synonyms from
 * content/synonyms.yaml.
 */
export type Unit = {
  readonly words: readonly QueryWord[];
  /** The reading of each word. */
  readonly readings: readonly Reading[];
  readonly others: readonly (readonly string[])[];
  /**
   * True for a number or a rule such as “SOC 2” and “26(f)”: its words count only side by side and
   * exactly as typed.
   */
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
  const matches = [...q.matchAll(wordPattern)].filter(
    ({ 0: word, index }) => !(word === "s" && /[’']/.test(q[index - 1] ?? "")),
  );
  const words = matches.map(({ 0: typed, index }, at) => ({
    word: plainWord(typed),
    at,
    typed,
    start: index,
  }));
  const telling = words.filter(
    ({ word, at }) => !isCommon(word) || belongsToNumber(words[at - 1]?.word, word),
  );
  return telling.length > 0 ? telling : words;
}

/**
 * Groups the words: first the longest terms of content/synonyms.yaml, then numbers with their
 * words, then single words.
 */
export function unitsOf(
  words: readonly QueryWord[],
  readings: readonly Reading[],
): readonly Unit[] {
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

/**
 * The longest term of content/synonyms.yaml that begins at a word, with its synonyms. A likely
 * typing error may be read as another word.
 */
function termAt(words: readonly QueryWord[], readings: readonly Reading[], at: number) {
  const stems = words.map(({ word }) => stemOf(word));
  const isRead = (term: Term, i: number) => {
    const { strict, loose } = readings[at + i] ?? {};
    return (
      stems[at + i] === term.stems[i] ||
      (strict?.size === 0 && loose?.has(term.words[i] ?? "")) ||
      false
    );
  };
  const begins = (term: Term) => term.words.every((_, i) => isRead(term, i));
  const begun = new Set(terms.filter(begins));
  const length = Math.max(0, ...[...begun].map((term) => term.words.length));
  if (length === 0) return undefined;
  const isMeant = (term: Term) => term.words.length === length && begun.has(term);
  const meant = groups.filter((group) => group.some(isMeant));
  return {
    length,
    others: meant.flatMap((group) =>
      group.filter((term) => !isMeant(term)).map((term) => term.words),
    ),
  };
}

/**
 * The end of a word together with the numbers and letters that belong to it: 26(f), SOC 2, FRCP
 * 5.2.
 */
function numberEnd(words: readonly QueryWord[], at: number): number {
  let end = at + 1;
  while (
    end < words.length &&
    (belongsToNumber(words[end - 1]?.word, words[end]?.word ?? "") ||
      isNumbered(words[end - 1], words[end]))
  )
    end += 1;
  return end;
}

/**
 * Four digits or more belong to the abbreviation before them, as in “ISO 27001”. “FRCP 26” does
 * not, because other texts say “Rule 26”.
 */
function isNumbered(before: QueryWord | undefined, after: QueryWord | undefined): boolean {
  return /^\p{Lu}{2,}$/u.test(before?.typed ?? "") && /^\d{4,}$/.test(after?.word ?? "");
}

function belongsToNumber(before: string | undefined, word: string): boolean {
  if (before === undefined) return false;
  if (/^\d+$/.test(before)) return /^(?:\d+|\p{L})$/u.test(word);
  return /^\d$/.test(word) || (/^\p{L}$/u.test(before) && /^\p{L}$/u.test(word));
}

/**
 * What a typed word may mean in the texts: itself and words of its stem; when it is unfinished or
 * mistyped, other words.
 */
export type Reading = { readonly strict: Slot; readonly loose: Slot };

/**
 * The worth of a word's singular or plural, and of another ending: “secure” is not quite
 * “security”.
 */
const PLURAL = 0.95;
const KIN = 0.45;
/** The worth of the word when it is also a name. */
const BESIDE_NAME = 0.2;
const none: Slot = new Map();
/** The words of content/synonyms.yaml, which are never typing errors. */
export const fieldWords: ReadonlySet<string> = new Set(synonyms.flat().flatMap(wordsOf));

/**
 * The most typing errors forgiven, by the word's length. Short words match by chance: “Slack” is
 * not “stack”.
 */
const slipsFor = (word: string) => (word.length > 8 ? 2 : word.length > 4 ? 1 : 0);

/**
 * The meanings of a word. `unfinished`: more letters may follow. Words in capitals or with digits
 * are never typing errors.
 */
export function readWord(
  index: TextIndex,
  word: string,
  typed: string,
  unfinished: boolean,
): Reading {
  const strict = new Map(
    (index.kin.get(stemOf(word)) ?? []).map((kin) => [
      kin,
      singularOf(kin) === singularOf(word) ? PLURAL : KIN,
    ]),
  );
  if (index.places.has(word)) strict.set(word, 1);
  if (index.places.has(asName(word)))
    return {
      strict: new Map([...strict.keys()].map((kin) => [kin, BESIDE_NAME])).set(asName(word), 1),
      loose: none,
    };
  if (unfinished || (strict.size === 0 && word.length > 3 && !fieldWords.has(word))) {
    const longer = [...index.places.keys()].filter(
      (known) => known.startsWith(word) && !strict.has(known),
    );
    if (longer.length > 0) return { strict, loose: slot(longer, 0.5) };
  }
  if (strict.size > 0 || fieldWords.has(word)) return { strict, loose: none };
  return { strict, loose: slot(nearest(index, word, typed), 0.5) };
}

const slot = (words: readonly string[], worth: number): Slot =>
  new Map(words.map((word) => [word, worth]));

/**
 * The known words with the fewest typing errors' difference; none when the word cannot be a typing
 * error.
 */
function nearest(index: TextIndex, word: string, typed: string): readonly string[] {
  if (/\d/.test(word) || typed === typed.toUpperCase()) return [];
  // The first letter is rarely mistyped.
  const candidates = [...new Set([...index.places.keys(), ...fieldWords])].filter(
    (known) => known[0] === word[0],
  );
  for (let slips = 1; slips <= slipsFor(word); slips += 1) {
    const found = candidates.filter(
      (known) => isWithin(word, known, slips) && !isOtherWord(word, known),
    );
    if (found.length > 0)
      return found.flatMap((known) => [known, ...(index.kin.get(stemOf(known)) ?? [])]);
  }
  return [];
}

/**
 * Short words of the same length with one letter replaced are usually different words, not typing
 * errors.
 */
function isOtherWord(word: string, known: string): boolean {
  return (
    word.length < 6 &&
    word.length === known.length &&
    [...word].sort().join("") !== [...known].sort().join("")
  );
}

/**
 * Whether two words differ by at most `limit` typing errors: a letter added, missing or replaced,
 * or two neighbours swapped (the optimal string alignment distance).
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
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? (beforeLast[j - 2] ?? limit) + 1
          : Number.POSITIVE_INFINITY;
      row.push(
        Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + other, swapped),
      );
    }
    [beforeLast, last] = [last, row];
  }
  return (last[b.length] ?? limit + 1) <= limit;
}
