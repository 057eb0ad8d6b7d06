import { difference, type Layer, layerAt, shownAt } from "./composite.ts";
import { around, covers, inBox, meet, type Point } from "./geometry.ts";
import type { Glyph, PagePaint, Paint } from "./painted.ts";

/** The visibility of a character. `cover` is the paint over it. */
export type Standing =
  | { readonly kind: "visible" | "layer" | "outside" | "cutOff" | "invisible" | "sameColor" | "transparent" }
  | { readonly kind: "covered"; readonly cover: Paint };

/** Smaller differences, 0 to 255, are invisible: for example gray 242 on white. */
const LEAST_SEEN = 14;
/** Of nine sample points, this many must be hidden. */
const MOST_HIDDEN = 8;

/** Determines each character's visibility: compares the page with and without it at points within its ink. */
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
    // Stops early: most characters are visible at the first points.
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
