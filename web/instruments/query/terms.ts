import { dateTermsIn } from "./date-terms.ts";
import { queryWords } from "./synonyms.ts";

/** A term of a text: a word's stem, or the idea or date it stands for. `start` and `end` are its place in the text. */
export type Term = { readonly term: string; readonly start: number; readonly end: number };

/** The terms of a text, in order. Dates count as one term, and so do several words that mean one idea (web/instruments/query/synonyms.ts). */
export function termsOf(text: string): readonly Term[] {
  const dates = dateTermsIn(text);
  const words = [...text.matchAll(wordPattern)]
    .map(({ 0: word, index }) => ({ word: plainWord(word), start: index, end: index + word.length }))
    .filter(({ start }) => !dates.some((date) => start >= date.start && start < date.end));
  const terms: Term[] = [];
  for (let i = 0; i < words.length; ) {
    const taken = ideaAt(words, i);
    const last = words[i + taken.length - 1];
    if (last) terms.push({ term: taken.term, start: words[i]?.start ?? 0, end: last.end });
    i += taken.length;
  }
  return [...terms, ...dates].sort((a, b) => a.start - b.start);
}

/** The distinct terms of a question, without grammar, verbs of asking and single letters. `typed` is the original form. */
export function questionTerms(question: string): readonly { readonly term: string; readonly typed: string }[] {
  const kept = telling(question);
  return kept.filter(({ term }, i) => kept.findIndex((other) => other.term === term) === i);
}

/** The index terms of a text in the collection. */
export const heldTerms = (text: string) => telling(text).map(({ term }) => term);

function telling(text: string) {
  return termsOf(text)
    .map(({ term, start, end }) => ({ term, typed: text.slice(start, end) }))
    .filter(({ term, typed }) => !passedOver.has(plainWord(typed)) && (term.length > 1 || /\d/.test(term)));
}

/** Matches numbers with points and colons, and words; an inner capital begins a new word: FolderDeleted. */
const wordPattern = /\d+(?:[.,:]\d+)*|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{L}+/gu;

const plainWord = (word: string) =>
  word
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/(?<=\d),(?=\d)/g, "")
    .replace(/^0+(?=\d)/, "")
    .toLowerCase();

const passedOver = new Set(queryWords.passedOver.split(" "));

type Word = { readonly word: string; readonly start: number; readonly end: number };

/** The longest run of words from here that means one idea; otherwise the word's stem. */
function ideaAt(words: readonly Word[], i: number): { readonly term: string; readonly length: number } {
  for (const length of [3, 2, 1]) {
    const term = ideas.get(
      words
        .slice(i, i + length)
        .map(({ word }) => word)
        .join(" "),
    );
    if (term && i + length <= words.length) return { term, length };
  }
  const stem = stemOf(words[i]?.word ?? "");
  return { term: ideas.get(stem) ?? stem, length: 1 };
}

/** A stem that inflected forms share: “crates” and “crate”, “stopped” and “stop”, “restored” and “restore”. */
function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = word.replace(/ies$/, "y").replace(/(?<![sui])s$/, "");
  const stem = singular.replace(/(?:ation|ing|ed|e)$/, "");
  return stem.length < 3 ? singular : stem.replace(/([bdgmnprt])\1$/, "$1");
}

const ideas = new Map(
  queryWords.same.flatMap(([first, ...others]) =>
    [first, ...others].flatMap((each) => [[each, first] as const, [stemOf(each), first] as const]),
  ),
);
