import { findSigns } from "./find-signs.ts";

/** What was taken out of a message, by the note that stands in its place, in the order in which it was taken out. */
export type Pieces = ReadonlyMap<string, string>;

/** Without the context of what is gone, other words may look like a sign: then they go too. A message of 50,000 characters needs no more. */
const ROUNDS = 10;

/** Puts `gap`, a note with a number, in the place of each sign. `pieces` are those that are out already; no note is written twice. */
export function takeOut(text: string, pieces: Pieces, gap: (number: number) => string): { readonly text: string; readonly pieces: Pieces } {
  const taken = new Map(pieces);
  let left = text;
  for (let round = 0; round < ROUNDS; round++) {
    const signs = findSigns(left);
    if (signs.length === 0) break;
    const notes = signs.map(({ start, end }) => {
      const note = unused(gap, (candidate) => text.includes(candidate) || taken.has(candidate));
      taken.set(note, left.slice(start, end));
      return { start, end, note };
    });
    for (const { start, end, note } of notes.reverse()) left = left.slice(0, start) + note + left.slice(end);
  }
  return { text: left, pieces: taken };
}

/** Puts the pieces back where their notes still stand. What was written in the meantime stays. */
export function putBack(text: string, pieces: Pieces): string {
  return [...pieces].reverse().reduce((whole, [note, words]) => whole.replace(note, () => words), text);
}

function unused(gap: (number: number) => string, isUsed: (note: string) => boolean): string {
  let number = 1;
  while (isUsed(gap(number))) number++;
  return gap(number);
}
