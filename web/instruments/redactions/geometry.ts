/** A transformation as in PDF: x' = a x + c y + e, y' = b x + d y + f (ISO 32000-2 §8.3.3). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export type Point = readonly [x: number, y: number];
/** Left, bottom, right, top, in the units of the page. */
export type Box = readonly [left: number, bottom: number, right: number, top: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The transformation that does `first` and then `then`. */
export function joined([a, b, c, d, e, f]: Matrix, then: Matrix): Matrix {
  const [ta, tb, tc, td, te, tf] = then;
  return [a * ta + b * tc, a * tb + b * td, c * ta + d * tc, c * tb + d * td, e * ta + f * tc + te, e * tb + f * td + tf];
}

export const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

/** The inverse: the point that is moved to this one; undefined if the matrix is singular. */
export function source([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point | undefined {
  const area = a * d - b * c;
  if (Math.abs(area) < 1e-12) return undefined;
  return [(d * (x - e) - c * (y - f)) / area, (a * (y - f) - b * (x - e)) / area];
}

export function boxOf(points: readonly Point[]): Box {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    bottom = Math.min(bottom, y);
    right = Math.max(right, x);
    top = Math.max(top, y);
  }
  return [left, bottom, right, top];
}

/** The box around the transformed unit square, where a picture is. */
export const squareBox = (matrix: Matrix): Box =>
  boxOf([moved(matrix, [0, 0]), moved(matrix, [1, 0]), moved(matrix, [0, 1]), moved(matrix, [1, 1])]);

export const around = (a: Box, b: Box): Box => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
export const meet = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
export const inBox = ([left, bottom, right, top]: Box, [x, y]: Point) => x >= left && x <= right && y >= bottom && y <= top;
