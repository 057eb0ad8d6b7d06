import { findSigns } from "./find-signs.ts";

/** The removed texts by the note that replaces each, in order of removal. */
export type Pieces = ReadonlyMap<string, string>;

/**
 * After a removal, other words may look like a sign and are removed too. Ten rounds suffice for a
 * message of 50,000 characters.
 */
const ROUNDS = 10;

/**
 * Replaces each sign with `gap`, a numbered note. `pieces` are earlier removals; no note is used
 * twice.
 */
export function takeOut(
  text: string,
  pieces: Pieces,
  gap: (number: number) => string,
): { readonly text: string; readonly pieces: Pieces } {
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
    for (const { start, end, note } of notes.reverse())
      left = left.slice(0, start) + note + left.slice(end);
  }
  return { text: left, pieces: taken };
}

/** Restores each piece whose note is still in the text. What was written since then is kept. */
export function putBack(text: string, pieces: Pieces): string {
  return [...pieces]
    .reverse()
    .reduce((whole, [note, words]) => whole.replace(note, () => words), text);
}

function unused(gap: (number: number) => string, isUsed: (note: string) => boolean): string {
  let number = 1;
  while (isUsed(gap(number))) number++;
  return gap(number);
}
