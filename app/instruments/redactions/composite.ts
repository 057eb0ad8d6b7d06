import { covers, type Point } from "./geometry.ts";
import type { Color, Paint } from "./painted.ts";
import { pixelAt } from "./pixels.ts";

/** A visible colour. `unknown` is the order of a pattern, shading or unopened picture; equal orders compare as equal. */
export type Shown = Color | { readonly unknown: number };
/** A layer, also for a glyph at its place in the order. */
export type Layer = { readonly order: number; readonly color: Color | undefined; readonly alpha: number; readonly blend: string };

const paper: Color = [255, 255, 255];

/** The visible colour at a point after painting in order (ISO 32000-2 §11.3), including `extra`, up to order `upTo`. */
export function shownAt(paints: readonly Paint[], point: Point, extra?: Layer, upTo = Infinity): Shown {
  let shown: Shown = paper;
  let isDue = extra !== undefined;
  for (const paint of paints) {
    if (isDue && extra && paint.order > extra.order) {
      shown = over(shown, extra);
      isDue = false;
    }
    if (paint.order > upTo) break;
    const layer = layerAt(paint, point);
    if (layer) shown = over(shown, layer);
  }
  return isDue && extra ? over(shown, extra) : shown;
}

/** A paint's layer at a point; undefined outside of it. */
export function layerAt(paint: Paint, point: Point): Layer | undefined {
  if (!covers(paint.shape, point) || !paint.clips.every((clip) => covers(clip, point))) return undefined;
  const { order, alpha, blend } = paint;
  if (paint.kind === "fill") return { order, color: paint.color, alpha, blend };
  if (!paint.pixels) return { order, color: undefined, alpha, blend };
  const pixel = pixelAt(paint, point);
  return pixel && pixel.alpha > 0 ? { order, color: pixel.color, alpha: alpha * pixel.alpha, blend } : undefined;
}

function over(below: Shown, { order, color, alpha, blend }: Layer): Shown {
  if (!color) return blend === "source-over" && alpha > 0.9 ? { unknown: order } : below;
  if ("unknown" in below) return blend === "source-over" && alpha > 0.9 ? color : below;
  const mix = blends[blend];
  // An unsupported blend mode counts as transparent.
  if (!mix) return below;
  const at = (i: 0 | 1 | 2) => below[i] + (mix(below[i], color[i]) - below[i]) * alpha;
  return [at(0), at(1), at(2)];
}

const blends: Readonly<Record<string, (below: number, above: number) => number>> = {
  "source-over": (_, above) => above,
  multiply: (below, above) => (below * above) / 255,
  screen: (below, above) => 255 - ((255 - below) * (255 - above)) / 255,
  darken: Math.min,
  lighten: Math.max,
};

/** The largest difference of the components, 0 to 255. A known and an unknown colour differ by 255. */
export function difference(a: Shown, b: Shown): number {
  if ("unknown" in a || "unknown" in b) return "unknown" in a && "unknown" in b && a.unknown === b.unknown ? 0 : 255;
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}
