import type { TextIndex } from "./text-index.ts";

/** Words with the worth of one occurrence of each. */
export type Slot = ReadonlyMap<string, number>;

/** Counts by the number of a part of the index. */
export type Counts = Map<number, number>;

/** Counts where words, each with alternatives, occur at the distances `gaps`. A row is worth as much as its least word. */
export function countRows(index: TextIndex, [first, ...rest]: readonly Slot[], gaps: readonly number[]): Counts {
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
  const documents = counts.map((found) => new Set([...found.keys()].map((part) => index.parts[part]?.document)));
  for (const found of counts) {
    for (const [part, count] of found) {
      const isWhole = documents.every((those) => those.has(index.parts[part]?.document));
      if (isWhole) into.set(part, (into.get(part) ?? 0) + (count * APART) / slots.length);
    }
  }
}
