import { difference, layerAt, shownAt } from "./composite.ts";
import type { Finding } from "./finding.ts";
import { areaOf, covers, meet, overlap } from "./geometry.ts";
import { gridOf, medianOf } from "./hidden-words.ts";
import type { PagePaint, Paint, Picture } from "./painted.ts";

/** The smallest bar, in page units; smaller areas are rules or dots. */
const LEAST = { width: 6, height: 4 };
/** Share of sampled points below a bar that differ from the ground if something is written there. */
const WRITTEN = 0.03;
/** Least difference of ink and ground, 0 to 255. */
const INK = 60;

/** Finds bars of one gray, painted or as annotations, over a picture with content below them. */
export function barsOverPictures({ paints, view }: PagePaint): readonly Finding[] {
  const pictures = paints.filter((paint) => paint.kind === "picture" && paint.pixels !== undefined && isLarge(paint, areaOf(view)));
  if (pictures.length === 0) return [];
  return paints.flatMap((bar): readonly Finding[] => {
    if (!isBar(bar)) return [];
    const below = pictures.find((picture) => picture.order < bar.order && liesOn(bar, picture));
    if (!below || !hidesSomething(bar, paints)) return [];
    const box = overlap(bar.shape.box, view);
    return areaOf(box) > 0 ? [{ test: "picture", cause: "pictureUnderBar", box, words: "" }] : [];
  });
}

const isLarge = (picture: Paint, page: number) => areaOf(picture.shape.box) > page / 20;

/** An opaque area of one gray. A picture may also be a bar. */
function isBar(paint: Paint): boolean {
  const [left, bottom, right, top] = paint.shape.box;
  if (right - left < LEAST.width || top - bottom < LEAST.height || paint.alpha < 0.9 || paint.blend === "screen") return false;
  if (paint.kind === "picture") return !paint.isStencil && isOneGray(paint);
  return paint.color !== undefined && isGray(paint.color);
}
const isGray = (color: readonly [number, number, number]) => Math.max(...color) - Math.min(...color) < 24;

function isOneGray(picture: Picture): boolean {
  const layers = gridOf(picture.shape.box).flatMap((point) => layerAt(picture, point) ?? []);
  const [first] = layers;
  if (!first?.color || !isGray(first.color)) return false;
  const { color } = first;
  return layers.every((layer) => layer.alpha > 0.9 && layer.color && difference(layer.color, color) < 24);
}

const liesOn = (bar: Paint, picture: Paint) =>
  meet(bar.shape.box, picture.shape.box) &&
  areaOf(overlap(bar.shape.box, picture.shape.box)) > 0.6 * areaOf(bar.shape.box) &&
  areaOf(bar.shape.box) < 0.6 * areaOf(picture.shape.box);

/** Whether the bar covers several colours, but the finished page shows one there. */
function hidesSomething(bar: Paint, paints: readonly Paint[]): boolean {
  const near = paints.filter(({ shape }) => meet(shape.box, bar.shape.box));
  const points = gridOf(bar.shape.box).filter((point) => covers(bar.shape, point) && bar.clips.every((clip) => covers(clip, point)));
  const before = points.map((point) => shownAt(near, point, undefined, bar.order - 1));
  const after = points.map((point) => shownAt(near, point));
  const ground = medianOf(before);
  const end = medianOf(after);
  const written = before.filter((color) => !("unknown" in color) && difference(color, ground) > INK).length;
  const left = after.filter((color) => difference(color, end) > INK).length;
  return written >= WRITTEN * points.length && left < WRITTEN * points.length;
}
