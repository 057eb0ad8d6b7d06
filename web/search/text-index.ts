import { compounds } from "content/search-words.ts";
import { stemOf, wordsOf } from "./words.ts";

/** One text of a document: its title, a heading, or the text of a section. */
export type Part = {
  readonly document: number;
  readonly field: string;
  /** The number of the section that it heads or is; -1 for the whole document. */
  readonly section: number;
  readonly words: readonly string[];
};

/**
 * The places of each word. Built in the browser from the texts, which the results need anyway, to
 * save sending an index.
 */
export type TextIndex = {
  readonly parts: readonly Part[];
  /** For each word, its places as alternating numbers: part, place in the part, part, place. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** The words with the same stem. */
  readonly kin: ReadonlyMap<string, readonly string[]>;
  readonly add: (document: number, field: string, section: number, text: string) => void;
  /** The average number of words in a field's parts. */
  readonly averageLength: (field: string) => number;
};

/**
 * Words not indexed after certain words, where they mean another thing: the “security” of “Social
 * Security”.
 */
const partners = new Map(
  compounds
    .map((compound) => wordsOf(compound))
    .map(([first = "", second = ""]) => [second, new Set([first])]),
);

export function createTextIndex(): TextIndex {
  const parts: Part[] = [];
  const places = new Map<string, number[]>();
  const kin = new Map<string, string[]>();
  const lengths = new Map<string, { parts: number; words: number }>();
  const add = (document: number, field: string, section: number, text: string) => {
    const words = wordsOf(text);
    for (const [at, word] of words.entries()) {
      const known = places.get(word) ?? [];
      if (!places.has(word)) {
        places.set(word, known);
        kin.set(stemOf(word), [...(kin.get(stemOf(word)) ?? []), word]);
      }
      if (!partners.get(word)?.has(words[at - 1] ?? "")) known.push(parts.length, at);
    }
    parts.push({ document, field, section, words });
    const sum = lengths.get(field) ?? { parts: 0, words: 0 };
    lengths.set(field, { parts: sum.parts + 1, words: sum.words + words.length });
  };
  const averageLength = (field: string) => {
    const sum = lengths.get(field);
    return sum ? sum.words / sum.parts : 1;
  };
  return { parts, places, kin, add, averageLength };
}
