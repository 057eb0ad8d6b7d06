import { boxOf, type Matrix, moved, type Point, type Shape } from "./geometry.ts";

/** Straight pieces per curve: the polygon of a rounded bar is within a hundredth of its radius. */
const PIECES = 8;
/** A stroke thinner than this, in units of the page, hides no word. */
const THICK = 3;
/** The most pieces of a path that are read. */
const MOST_STROKES = 400;

/** The rings of a path from pdf.js: a flat list of operators (0 move, 1 line, 2 cubic, 3 quadratic, 4 close) and coordinates. */
export function ringsOf(data: ArrayLike<number>, matrix: Matrix): readonly (readonly Point[])[] {
  const rings: Point[][] = [];
  let ring: Point[] = [];
  let at: Point = [0, 0];
  let i = 0;
  const next = (): Point => [data[i++] ?? 0, data[i++] ?? 0];
  const add = (point: Point) => ring.push(moved(matrix, point));
  while (i < data.length) {
    const operator = data[i++];
    if (operator === 0) {
      if (ring.length > 1) rings.push(ring);
      ring = [];
      at = next();
      add(at);
    } else if (operator === 1) {
      at = next();
      add(at);
    } else if (operator === 2 || operator === 3) {
      const points = operator === 2 ? [at, next(), next(), next()] : [at, next(), next()];
      for (let piece = 1; piece <= PIECES; piece++) add(onCurve(points, piece / PIECES));
      at = points.at(-1) ?? at;
    } else if (operator === 4) {
      if (ring.length > 1) rings.push(ring);
      const [first] = ring;
      ring = first ? [first] : [];
    } else break;
  }
  if (ring.length > 1) rings.push(ring);
  return rings;
}

/** De Casteljau: the point of a Bézier curve of any degree. */
function onCurve(points: readonly Point[], share: number): Point {
  const [only = [0, 0]] = points;
  if (points.length <= 1) return only;
  const between = points.slice(1).map(([x, y], i): Point => {
    const [lastX, lastY] = points[i] ?? [x, y];
    return [lastX + (x - lastX) * share, lastY + (y - lastY) * share];
  });
  return onCurve(between, share);
}

export const shapeOf = (rings: readonly (readonly Point[])[], isEvenOdd: boolean): Shape => ({
  rings,
  box: boxOf(rings.flat()),
  isEvenOdd,
});

/** The area of a thick stroke: one rectangle per straight piece. `width` is in page units; undefined for a thin stroke. */
export function strokeShape(rings: readonly (readonly Point[])[], width: number): Shape | undefined {
  if (width < THICK) return undefined;
  const half = width / 2;
  const pieces: (readonly Point[])[] = [];
  for (const ring of rings) {
    for (let i = 1; i < ring.length && pieces.length < MOST_STROKES; i++) {
      const [[x0, y0], [x1, y1]] = [ring[i - 1] ?? [0, 0], ring[i] ?? [0, 0]];
      const length = Math.hypot(x1 - x0, y1 - y0);
      if (length === 0) continue;
      const [acrossX, acrossY] = [(-(y1 - y0) / length) * half, ((x1 - x0) / length) * half];
      pieces.push([
        [x0 + acrossX, y0 + acrossY],
        [x1 + acrossX, y1 + acrossY],
        [x1 - acrossX, y1 - acrossY],
        [x0 - acrossX, y0 - acrossY],
      ]);
    }
  }
  return pieces.length > 0 ? shapeOf(pieces, false) : undefined;
}
