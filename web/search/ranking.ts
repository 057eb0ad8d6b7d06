import type { TextIndex } from "./text-index.ts";

/** The occurrences of a unit of the query: exact, and loose. */
export type Match = { readonly strict: Counts; readonly loose: Counts; readonly typed: string };

type Ranked = {
  readonly document: number;
  /** The number of the query's units in the document. */
  readonly units: number;
  /**
   * 0 when every unit occurs as typed, in another form or as a synonym; 1 when one is only
   * unfinished or a typing error.
   */
  readonly tier: 0 | 1;
  readonly score: number;
  readonly section: number;
};

type Place = { units: number; score: number };
type Tally = { units: number; tier: 0 | 1; score: number; readonly places: Map<number, Place> };

/** The worth of two consecutive query words side by side, relative to one word. */
const PAIR = 0.6;
/** The share of the other matching sections' scores that is added to the best section's. */
const BREADTH = 0.15;

/**
 * All documents with a unit of the query, with score and best section. The score uses BM25's
 * saturation, length and inverse frequency.
 */
export function rank(
  index: TextIndex,
  units: readonly Match[],
  pairs: readonly Counts[],
  weights: ReadonlyMap<string, number>,
): readonly Ranked[] {
  const tallies = new Map<number, Tally>();
  const total = new Set(index.parts.map(({ document }) => document)).size;
  for (const { strict, loose } of units) {
    const exact = byDocument(index, strict);
    const begun = byDocument(index, loose);
    for (const [document, parts] of new Map([...begun, ...exact])) {
      const tally = tallies.get(document) ?? { units: 0, tier: 0, score: 0, places: new Map() };
      tallies.set(document, tally);
      tally.units += 1;
      if (!exact.has(document)) tally.tier = 1;
      const rarity = Math.log(1 + total / (exact.size + (exact.has(document) ? 0 : begun.size)));
      addScores(tally, index, parts, rarity, weights, 1);
    }
  }
  for (const pair of pairs) {
    const found = byDocument(index, pair);
    for (const [document, parts] of found) {
      const tally = tallies.get(document);
      if (tally)
        addScores(tally, index, parts, PAIR * Math.log(1 + total / found.size), weights, 0);
    }
  }
  return [...tallies].map(([document, { units, tier, score, places }]) => ({
    document,
    units,
    tier,
    score,
    section: bestPlace(places),
  }));
}

type Found = readonly (readonly [part: number, count: number])[];

function byDocument(index: TextIndex, counts: Counts): ReadonlyMap<number, Found> {
  const grouped = new Map<number, [number, number][]>();
  for (const [part, count] of counts) {
    const document = index.parts[part]?.document ?? 0;
    const known = grouped.get(document);
    if (known) known.push([part, count]);
    else grouped.set(document, [[part, count]]);
  }
  return grouped;
}

/** Adds the worth of one unit of the query in the parts of one document. */
function addScores(
  tally: Tally,
  index: TextIndex,
  parts: Found,
  rarity: number,
  weights: ReadonlyMap<string, number>,
  units: number,
): void {
  const sections = new Map<number, number>();
  for (const [number, count] of parts) {
    const part = index.parts[number];
    if (!part) continue;
    const length = 0.4 + (0.6 * part.words.length) / index.averageLength(part.field);
    const worth = (rarity * (weights.get(part.field) ?? 1) * count) / (count + 0.6 * length);
    sections.set(part.section, (sections.get(part.section) ?? 0) + worth);
  }
  for (const [section, worth] of sections) {
    const place = tally.places.get(section) ?? { units: 0, score: 0 };
    tally.places.set(section, { units: place.units + units, score: place.score + worth });
  }
  const inSections = [...sections]
    .flatMap(([section, worth]) => (section < 0 ? [] : [worth]))
    .sort((a, b) => b - a);
  const [best = 0, ...others] = inSections;
  tally.score +=
    (sections.get(-1) ?? 0) + best + BREADTH * others.reduce((sum, worth) => sum + worth, 0);
}

/**
 * The section with the most units of the query, then the best score. -1, the whole document, only
 * when that has more units.
 */
function bestPlace(places: ReadonlyMap<number, Place>): number {
  const sorted = [...places].sort(([, a], [, b]) => b.units - a.units || b.score - a.score);
  return sorted[0]?.[0] ?? -1;
}

/** Words with the worth of one occurrence of each. */
export type Slot = ReadonlyMap<string, number>;

/** Counts by the number of a part of the index. */
export type Counts = Map<number, number>;

/**
 * Counts where words, each with alternatives, occur at the distances `gaps`. A row is worth as much
 * as its least word.
 */
export function countRows(
  index: TextIndex,
  [first, ...rest]: readonly Slot[],
  gaps: readonly number[],
): Counts {
  const counts: Counts = new Map();
  for (const [word, worth] of first ?? []) {
    const places = index.places.get(word) ?? [];
    for (let i = 0; i < places.length; i += 2) {
      const part = places[i] ?? 0;
      const words = index.parts[part]?.words ?? [];
      let at = places[i + 1] ?? 0;
      let least = worth;
      for (const [j, slot] of rest.entries()) {
        at += gaps[j] ?? 1;
        least = Math.min(least, slot.get(words[at] ?? "") ?? 0);
      }
      if (least > 0) counts.set(part, (counts.get(part) ?? 0) + least);
    }
  }
  return counts;
}

export function addCounts(into: Counts, from: Counts, worth: number): void {
  for (const [part, count] of from) into.set(part, (into.get(part) ?? 0) + count * worth);
}

/** The worth of a term's words when they are apart. */
const APART = 0.1;

/** Adds the parts of documents that have all of several words, but not side by side. */
export function addApart(index: TextIndex, into: Counts, slots: readonly Slot[]): void {
  if (slots.length < 2) return;
  const counts = slots.map((slot) => countRows(index, [slot], []));
  const documents = counts.map(
    (found) => new Set([...found.keys()].map((part) => index.parts[part]?.document)),
  );
  for (const found of counts) {
    for (const [part, count] of found) {
      const isWhole = documents.every((those) => those.has(index.parts[part]?.document));
      if (isWhole) into.set(part, (into.get(part) ?? 0) + (count * APART) / slots.length);
    }
  }
}
