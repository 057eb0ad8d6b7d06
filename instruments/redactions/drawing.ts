import type { PageViewport } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A drawn page: red, green, blue and opacity of each pixel, row by row from the top. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
};
/** Whole pixels of a drawing: the first column and row, and those after the last. */
export type Area = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The pixels of a box in page units; they may lie beyond the page. */
export function areaOfBox(viewport: PageViewport, [left, bottom, right, top]: Box): Area {
  const corners = [
    viewport.convertToViewportPoint(left, bottom),
    viewport.convertToViewportPoint(right, top),
  ];
  const [x0, y0, x1, y1] = boxOf(corners.map(([x = 0, y = 0]): Point => [x, y]));
  return area(Math.floor(x0), Math.floor(y0), Math.ceil(x1), Math.ceil(y1));
}

/** The box, in page units, of an area. */
export function boxOfArea(viewport: PageViewport, { left, top, right, bottom }: Area): Box {
  const corners = [
    viewport.convertToPdfPoint(left, top),
    viewport.convertToPdfPoint(right, bottom),
  ];
  return boxOf(corners.map(([x = 0, y = 0]): Point => [x, y]));
}

const area = (left: number, top: number, right: number, bottom: number): Area => ({
  left,
  top,
  right,
  bottom,
});

export const grown = ({ left, top, right, bottom }: Area, by: number) =>
  area(left - by, top - by, right + by, bottom + by);

export const within = (some: Area, { width, height }: Pick<Drawing, "width" | "height">) =>
  overlapOf(some, area(0, 0, width, height));

export const pixelsIn = ({ left, top, right, bottom }: Area) =>
  Math.max(0, right - left) * Math.max(0, bottom - top);
export const overlapOf = (a: Area, b: Area) =>
  area(
    Math.max(a.left, b.left),
    Math.max(a.top, b.top),
    Math.min(a.right, b.right),
    Math.min(a.bottom, b.bottom),
  );
export const isCentered = ({ left, top, right, bottom }: Area, inside: Area) => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= inside.left && x < inside.right && y >= inside.top && y < inside.bottom;
};

/** The largest difference of red, green and blue of one pixel in two drawings. */
export function differenceAt(a: Drawing, b: Drawing, pixel: number): number {
  const i = pixel * 4;
  return Math.max(
    Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0)),
    Math.abs((a.data[i + 1] ?? 0) - (b.data[i + 1] ?? 0)),
    Math.abs((a.data[i + 2] ?? 0) - (b.data[i + 2] ?? 0)),
  );
}

/** The mean of red, green and blue on white paper, 0 to 255. */
export function toneAt({ data }: Drawing, pixel: number): number {
  const i = pixel * 4;
  const share = (data[i + 3] ?? 0) / 255;
  return (
    (((data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0)) / 3) * share + 255 * (1 - share)
  );
}

/** Relative luminance (WCAG 2.2). */
export function luminanceAt({ data }: Drawing, pixel: number): number {
  const i = pixel * 4;
  return (
    0.2126 * (linear[data[i] ?? 0] ?? 0) +
    0.7152 * (linear[data[i + 1] ?? 0] ?? 0) +
    0.0722 * (linear[data[i + 2] ?? 0] ?? 0)
  );
}
const linear = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** Whether two areas share at least a fifth of the smaller one. */
export function doMeet(a: Area, b: Area): boolean {
  const shared = pixelsIn(overlapOf(a, b));
  return shared > 0 && shared >= 0.2 * Math.min(pixelsIn(a), pixelsIn(b));
}

/** A transformation as in PDF: x' = a x + c y + e, y' = b x + d y + f (ISO 32000-2 §8.3.3). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export type Point = readonly [x: number, y: number];
/** Left, bottom, right, top, in the units of the page. */
export type Box = readonly [left: number, bottom: number, right: number, top: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The transformation that does `first` and then `then`. */
export function joined([a, b, c, d, e, f]: Matrix, then: Matrix): Matrix {
  const [ta, tb, tc, td, te, tf] = then;
  return [
    a * ta + b * tc,
    a * tb + b * td,
    c * ta + d * tc,
    c * tb + d * td,
    e * ta + f * tc + te,
    e * tb + f * td + tf,
  ];
}

/** The six numbers of an operator or a dictionary; what is missing is as in the identity. */
export function matrixOf(values: ArrayLike<number> | null | undefined): Matrix {
  if (!values) return identity;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(values);
  return [a, b, c, d, e, f];
}

export const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

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
  boxOf([
    moved(matrix, [0, 0]),
    moved(matrix, [1, 0]),
    moved(matrix, [0, 1]),
    moved(matrix, [1, 1]),
  ]);

export const around = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];
export const meet = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
export const inBox = ([left, bottom, right, top]: Box, [x, y]: Point) =>
  x >= left && x <= right && y >= bottom && y <= top;
