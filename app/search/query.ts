import type { Query, QueryCombination } from "minisearch";
import { synonyms } from "#content/synonyms.ts";
import { isWithin } from "./slips.ts";
import { termsOf } from "./words.ts";

/** Terms in a row. */
export type Phrase = readonly string[];
/** Whether a document has the terms of a phrase side by side. */
export type Holds = (id: string, phrase: Phrase) => boolean;

const groups: readonly (readonly Phrase[])[] = synonyms.map((group) => group.map(termsOf));
/** Words below this length are abbreviations: they are meant as they stand. */
const SHORTEST_WITH_SLIPS = 5;
/** What a synonym is worth, and a term of several words that stand apart, when the term as typed is worth 1. */
const SYNONYM_WEIGHT = 0.6;
const APART_WEIGHT = 0.25;

/**
 * What to ask of the index for the words of `q`: each of them, or, where some of them form a term of content/synonyms.ts, any of the terms
 * that mean the same. `slips` is how many typing errors a term of the field may have. The last word may be unfinished.
 */
export function queriesFor(q: string, slips: number, holds: Holds): Query[] {
  const words = termsOf(q);
  const queries: Query[] = [];
  for (let i = 0; i < words.length; ) {
    const { length, meanings } = meaningAt(words, i, slips, holds);
    const isUnfinished = i === words.length - 1 && !/\s$/.test(q);
    if (length > 0) queries.push({ combineWith: "OR", queries: [...meanings] });
    else queries.push(single(words[i] ?? "", isUnfinished));
    i += Math.max(1, length);
  }
  return queries;
}

/** One word. Nobody mistypes the first letter, and “slack” is not “black”. */
function single(word: string, isUnfinished: boolean): QueryCombination {
  const boostDocument = (_id: string, found: string) => (found[0] === word[0] ? 1 : 0);
  return { queries: [word], boostDocument, ...(isUnfinished && { prefix: true }) };
}

type Meaning = { readonly length: number; readonly meanings: readonly Query[] };

/** The longest term of the field that starts at a word, and all that mean the same. */
function meaningAt(words: Phrase, at: number, slips: number, holds: Holds): Meaning {
  const typed = (phrase: Phrase) => startsAt(words, at, phrase, slips);
  const length = Math.max(0, ...groups.flat().map((phrase) => (typed(phrase) ? phrase.length : 0)));
  if (length === 0) return { length, meanings: [] };
  const isMeant = (phrase: Phrase) => phrase.length === length && typed(phrase);
  const phrases = groups.filter((group) => group.some(isMeant)).flat();
  return { length, meanings: phrases.map((phrase) => whole(phrase, isMeant(phrase), holds)) };
}

function startsAt(words: Phrase, at: number, phrase: Phrase, slips: number): boolean {
  return phrase.every((term, i) => isWithin(words[at + i] ?? "", term, term.length < SHORTEST_WITH_SLIPS ? 0 : slips));
}

/**
 * All the words of a term, as they are: “TAR” is not the beginning of “target”. What was typed counts for more than a synonym. Words that stand
 * apart count for little, and for nothing in a synonym, because “load” and “file” anywhere are not the load file.
 */
function whole(phrase: Phrase, isTyped: boolean, holds: Holds): QueryCombination {
  const weight = (id: string) => {
    const sideBySide = phrase.length === 1 || holds(id, phrase);
    if (isTyped) return sideBySide ? 1 : APART_WEIGHT;
    return sideBySide ? SYNONYM_WEIGHT : 0;
  };
  return {
    combineWith: "AND",
    queries: [...phrase],
    fuzzy: false,
    prefix: (term) => isTyped && term.length >= SHORTEST_WITH_SLIPS,
    boostDocument: weight,
  };
}
