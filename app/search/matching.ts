import type { TextIndex } from "./text-index.ts";

/** Words with what an occurrence of each is worth. */
export type Slot = ReadonlyMap<string, number>;

/** How much of something stands in which parts of the index. */
export type Counts = Map<number, number>;

/** Counts where words stand side by side, each given by its alternatives; `gaps` are the distances between them. A row is worth as much as its least word. */
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

/** What the words of a term are worth when they stand apart. */
const APART = 0.1;

/** Adds the parts of documents that have every one of several words, though not side by side. */
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
