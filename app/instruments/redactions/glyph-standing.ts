import { difference, type Layer, layerAt, shownAt } from "./composite.ts";
import { around, covers, inBox, meet, type Point } from "./geometry.ts";
import type { Glyph, PagePaint, Paint } from "./painted.ts";

/** How a character stands on its page. `cover` is what was painted over it. */
export type Standing =
  | { readonly kind: "visible" | "layer" | "outside" | "cutOff" | "invisible" | "sameColor" | "transparent" }
  | { readonly kind: "covered"; readonly cover: Paint };

/** A difference of fewer steps of 255 is not seen: text of the gray 242 on white. */
const LEAST_SEEN = 14;
/** Of the nine places where its ink is looked for, so many must be hidden. */
const MOST_HIDDEN = 8;

/** The standing of each character: compares the page as it is with the page without the character, at points within its ink. */
export function standings({ glyphs, paints, view }: PagePaint): readonly Standing[] {
  let run = -1;
  let near: readonly Paint[] = [];
  return glyphs.map((glyph, i) => {
    if (glyph.run !== run) {
      run = glyph.run;
      near = paintsNear(glyphs, i, paints);
    }
    if (glyph.isOff) return { kind: "layer" };
    if (!glyph.samples.some((point) => inBox(view, point))) return { kind: "outside" };
    if (!glyph.samples.some((point) => glyph.clips.every((clip) => covers(clip, point)))) return { kind: "cutOff" };
    if (glyph.isInvisible) return { kind: "invisible" };
    if (glyph.alpha < 0.04 && glyph.color) return { kind: "transparent" };
    return standingOf(glyph, near);
  });
}

function paintsNear(glyphs: readonly Glyph[], start: number, paints: readonly Paint[]): readonly Paint[] {
  const first = glyphs[start];
  if (!first) return [];
  let box = first.box;
  for (let i = start; glyphs[i]?.run === first.run; i++) box = around(box, glyphs[i]?.box ?? box);
  return paints.filter(({ shape }) => meet(shape.box, box));
}

function standingOf(glyph: Glyph, near: readonly Paint[]): Standing {
  const { order, color, alpha, blend, samples } = glyph;
  const ink: Layer = { order, color, alpha: color ? alpha : 1, blend: color ? blend : "source-over" };
  const hidden: Point[] = [];
  for (const [i, point] of samples.entries()) {
    if (difference(shownAt(near, point, ink), shownAt(near, point)) < LEAST_SEEN) hidden.push(point);
    // Most characters are seen at the first places: the rest need not be looked at.
    else if (i + 1 - hidden.length > samples.length - MOST_HIDDEN) return { kind: "visible" };
  }
  const seenAtFirst = hidden.filter(
    (point) => difference(shownAt(near, point, ink, order), shownAt(near, point, undefined, order)) >= LEAST_SEEN,
  );
  if (seenAtFirst.length < hidden.length / 2) return { kind: "sameColor" };
  const [place] = seenAtFirst;
  const cover = place && near.findLast((paint) => paint.order > order && (layerAt(paint, place)?.alpha ?? 0) > 0.5);
  return cover ? { kind: "covered", cover } : { kind: "visible" };
}
