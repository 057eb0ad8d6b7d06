import { around, type Box } from "./geometry.ts";
import type { Glyph } from "./painted.ts";

/** Characters that follow one another on a line, as words with spaces, and the box around them. */
export type Fragment = { readonly words: string; readonly box: Box; readonly glyphs: readonly Glyph[]; readonly size: number };

/** Joins characters to lines, in the order shown. A gap of a fifth of the size is a space; `gapAllowed` sizes end a line. */
export function fragmentsOf(glyphs: readonly Glyph[], gapAllowed = 2): readonly Fragment[] {
  const fragments: Fragment[] = [];
  let words = "";
  let line: Glyph[] = [];
  const end = () => {
    const trimmed = words.replace(/\s+/g, " ").trim();
    const inked = line.filter(({ text }) => text.trim() !== "");
    const [first] = inked;
    if (first && trimmed) {
      const box = inked.reduce((all, glyph) => around(all, glyph.box), first.box);
      fragments.push({ words: trimmed, box, glyphs: inked, size: first.size });
    }
    words = "";
    line = [];
  };
  for (const glyph of glyphs) {
    const last = line.at(-1);
    if (last) {
      const gap = gapBetween(last, glyph);
      if (gap === undefined || gap > gapAllowed) end();
      else if (gap > 0.2) words += " ";
    }
    words += glyph.text;
    line.push(glyph);
  }
  end();
  return fragments;
}

/** Words one by one. */
export const wordsOf = (glyphs: readonly Glyph[]): readonly Fragment[] => splitAtSpaces(glyphs).flatMap((part) => fragmentsOf(part, 0.2));

function splitAtSpaces(glyphs: readonly Glyph[]): readonly (readonly Glyph[])[] {
  const parts: Glyph[][] = [[]];
  for (const glyph of glyphs) {
    if (glyph.text.trim() === "") parts.push([]);
    else parts.at(-1)?.push(glyph);
  }
  return parts.filter((part) => part.length > 0);
}

/** The gap between characters along the line, in type sizes; undefined if the next is on another line. */
function gapBetween(last: Glyph, next: Glyph): number | undefined {
  const size = Math.max(last.size, next.size, 0.01);
  const [alongX, alongY] = [last.end[0] - last.start[0], last.end[1] - last.start[1]];
  const length = Math.hypot(alongX, alongY);
  const [stepX, stepY] = [next.start[0] - last.end[0], next.start[1] - last.end[1]];
  if (length === 0) return Math.hypot(stepX, stepY) / size;
  const gap = (stepX * alongX + stepY * alongY) / length / size;
  const aside = Math.abs(stepX * alongY - stepY * alongX) / length / size;
  return aside > 0.5 || gap < -1 ? undefined : Math.max(0, gap);
}

/** Counts letters and digits; texts with fewer than two are not reported. */
export const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
/** Whether a text has no real characters: over a third are private use, control or replacement characters. */
export const isUnreadable = (text: string) => (text.match(/[\p{Co}\p{Cc}\uFFFD]/gu)?.length ?? 0) > text.length / 3;
