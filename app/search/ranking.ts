import type { Counts } from "./matching.ts";
import type { TextIndex } from "./text-index.ts";

/** Where a unit of the query was found: as it stands, and loosely. */
export type Match = { readonly strict: Counts; readonly loose: Counts; readonly typed: string };

export type Ranked = {
  readonly document: number;
  /** How many units of the query it has. */
  readonly units: number;
  /** 0 when all of them stand there as typed, in another form or as a synonym; 1 when one only begins so or is a typing error. */
  readonly tier: 0 | 1;
  readonly score: number;
  readonly section: number;
};

type Place = { units: number; score: number };
type Tally = { units: number; tier: 0 | 1; score: number; readonly places: Map<number, Place> };

/** What two words of the query that follow one another are worth beside each of them. */
const PAIR = 0.6;
/** How much of a section's score its neighbours with the same word add to the page. */
const BREADTH = 0.15;

/** All documents that have a unit of the query, with their scores (BM25's saturation, length and inverse frequency) and the section that answers best. */
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
      if (tally) addScores(tally, index, parts, PAIR * Math.log(1 + total / found.size), weights, 0);
    }
  }
  return [...tallies].map(([document, { units, tier, score, places }]) => ({ document, units, tier, score, section: bestPlace(places) }));
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

/** Adds what one unit of the query is worth in the parts of one document. */
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
  const inSections = [...sections].flatMap(([section, worth]) => (section < 0 ? [] : [worth])).sort((a, b) => b - a);
  const [best = 0, ...others] = inSections;
  tally.score += (sections.get(-1) ?? 0) + best + BREADTH * others.reduce((sum, worth) => sum + worth, 0);
}

/** The section with the most of the query's units, then with the best score; the whole document only when it has more units than any. */
function bestPlace(places: ReadonlyMap<number, Place>): number {
  const sorted = [...places].sort(([, a], [, b]) => b.units - a.units || b.score - a.score);
  return sorted[0]?.[0] ?? -1;
}
