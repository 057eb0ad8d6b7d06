import {
  addApart,
  addCounts,
  type Counts,
  countRows,
  type Match,
  rank,
  type Slot,
} from "./ranking.ts";
import { fieldWords, queryWords, type Reading, readWord, type Unit, unitsOf } from "./reading.ts";
import { createTextIndex, type TextIndex } from "./text-index.ts";
import { isCommon, plainWord, stemOf, wordPattern } from "./words.ts";

export type Hit = {
  readonly id: string;
  readonly score: number;
  /** The section found, by the number it was added with; -1 for the whole document. */
  readonly section: number;
  /** The stems (words.ts) of the words found. */
  readonly terms: readonly string[];
};

type Answer = {
  readonly hits: readonly Hit[];
  /** No document has every word; these hits have some. */
  readonly partial: boolean;
  /** The words, as typed, that are in no document. */
  readonly missing: readonly string[];
};

/** The worth of a synonym when the term as typed is worth 1. */
const SYNONYM = 0.6;

type Weights<Field extends string> = Readonly<Record<Field, number>>;

/**
 * A search over documents, whose texts are added one by one to weighted fields. Exact words, words
 * of the same stem (“hosting”, “hosted”) and synonyms come before unfinished words and typing
 * errors. Within a group the better score wins (BM25's saturation and inverse document frequency).
 * `worth` multiplies a document's score.
 */
export function createSearch<Field extends string>(
  weights: Weights<Field>,
  worth: (id: string) => number = () => 1,
) {
  const index = createTextIndex();
  const ids: string[] = [];
  const numbers = new Map<string, number>();
  const weightOf = new Map<string, number>(Object.entries(weights));
  return {
    add(id: string, field: Field, text: string, section = -1): void {
      const number = numbers.get(id) ?? ids.push(id) - 1;
      numbers.set(id, number);
      index.add(number, field, section, text);
    },
    find(q: string): Answer {
      const matches = matchQuery(index, q);
      const ranked = rank(index, matches.units, matches.pairs, weightOf);
      const whole = ranked.filter(({ units }) => units === matches.units.length);
      const best = (whole.length > 0 ? whole : ranked)
        .map((found) => ({ ...found, score: found.score * worth(ids[found.document] ?? "") }))
        .sort((a, b) => b.units - a.units || a.tier - b.tier || b.score - a.score);
      return {
        hits: best.map(({ document, score, section }) => ({
          id: ids[document] ?? "",
          score,
          section,
          terms: matches.termsIn(document),
        })),
        partial: whole.length === 0,
        missing: matches.units.flatMap(({ strict, loose, typed }) =>
          strict.size + loose.size === 0 ? [typed] : [],
        ),
      };
    },
  };
}

type Matches = {
  readonly units: readonly Match[];
  readonly pairs: readonly Counts[];
  readonly termsIn: (document: number) => readonly string[];
};

function matchQuery(index: TextIndex, q: string): Matches {
  const words = queryWords(q);
  const last = /\s$/.test(q) ? -1 : words.length - 1;
  const readings = words.map(({ word, typed }, i) => readWord(index, word, typed, i === last));
  const units = unitsOf(words, readings);
  const slots = readings.map(either);
  const pairs = slots
    .slice(1)
    .map((slot, i) =>
      countRows(index, [slots[i] ?? none, slot], [(words[i + 1]?.at ?? 0) - (words[i]?.at ?? 0)]),
    );
  const said = slots.flatMap((slot) => [...slot.keys()]);
  const others = units
    .flatMap((unit) => unit.others)
    .map((term) => ({ term, documents: documentsWith(index, term) }));
  const termsIn = (document: number) => {
    const meant = others.flatMap(({ term, documents }) => (documents.has(document) ? term : []));
    return [...new Set([...said, ...meant].map(stemOf))];
  };
  return {
    units: units.map((unit) => ({ ...matchUnit(index, unit), typed: typedIn(q, unit) })),
    pairs,
    termsIn,
  };
}

const none: Slot = new Map();
const either = ({ strict, loose }: Reading): Slot => new Map([...loose, ...strict]);

/** A unit as typed, with the closing bracket of a rule: “30(b)(6)”. */
function typedIn(q: string, { words }: Unit): string {
  const [first, last] = [words[0], words.at(-1)];
  const typed = q.slice(first?.start, (last?.start ?? 0) + (last?.typed.length ?? 0));
  return typed.lastIndexOf("(") > typed.lastIndexOf(")") ? `${typed})` : typed;
}

function matchUnit(
  index: TextIndex,
  { words, readings, others, exact }: Unit,
): Omit<Match, "typed"> {
  const gaps = words.slice(1).map(({ at }, i) => at - (words[i]?.at ?? 0));
  const asTyped = readings.map(({ strict }) => strict);
  const strict = countRows(index, asTyped, gaps);
  const loose: Counts = exact ? new Map() : countRows(index, readings.map(either), gaps);
  if (!exact) addApart(index, strict, asTyped);
  // Synonyms of a word that is unfinished or a typing error are as uncertain as the word itself.
  const meant =
    asTyped.every((slot) => slot.size > 0) || words.every(({ word }) => fieldWords.has(word))
      ? strict
      : loose;
  for (const other of others) {
    const slots = other.map((word) => kinOf(index, word));
    addCounts(meant, countRows(index, slots, []), SYNONYM);
  }
  return { strict, loose };
}

/** The documents with the words of a term side by side. */
function documentsWith(index: TextIndex, term: readonly string[]): ReadonlySet<number | undefined> {
  const counts = countRows(
    index,
    term.map((word) => kinOf(index, word)),
    [],
  );
  return new Set([...counts.keys()].map((part) => index.parts[part]?.document));
}

const kinOf = (index: TextIndex, word: string): Slot =>
  new Map((index.kin.get(stemOf(word)) ?? []).map((kin) => [kin, 1]));

/** The words of one excerpt are at most this many words apart. */
const NEAR = 14;

/**
 * About `length` characters with the most different terms close together. Starts at a sentence when
 * one is near; cut between words.
 */
export function excerpt(text: string, terms: readonly string[], length: number): string {
  const at = placeOf(text, new Set(terms));
  const sentences = [
    0,
    ...[...text.slice(0, at).matchAll(/[.!?…:] /g)].map(({ index }) => index + 2),
  ];
  const start =
    sentences.find((place) => at - place < length * 0.6) ?? text.indexOf(" ", at - length / 3) + 1;
  const end = start + length >= text.length ? text.length : text.lastIndexOf(" ", start + length);
  const cut = text.slice(start, end).replace(/^[\s…]+|[\s…]+$/g, "");
  return `${start > 0 ? "… " : ""}${cut}${end < text.length ? " …" : ""}`;
}

/** The position of the passage with the most different terms; the first of several. */
function placeOf(text: string, terms: ReadonlySet<string>): number {
  const hits = [...text.matchAll(wordPattern)].flatMap(({ 0: word, index }, n) => {
    const term = stemOf(plainWord(word));
    return terms.has(term) && !isCommon(term) ? [{ term, index, n }] : [];
  });
  const counted = hits.map((hit, i) => {
    const near = hits.slice(i).filter(({ n }) => n - hit.n < NEAR);
    return { index: hit.index, count: new Set(near.map(({ term }) => term)).size };
  });
  return counted.sort((a, b) => b.count - a.count)[0]?.index ?? 0;
}
