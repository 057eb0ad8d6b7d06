import type { PageViewport } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type Box, boxOf, type Point } from "./geometry.ts";

/** A drawn page: red, green, blue and opacity of each pixel, row by row from the top. */
export type Drawing = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };
/** Whole pixels of a drawing: the first column and row, and those after the last. */
export type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** The pixels of a box in page units; they may lie beyond the page. */
export function areaOfBox(viewport: PageViewport, [left, bottom, right, top]: Box): Area {
  const corners = [viewport.convertToViewportPoint(left, bottom), viewport.convertToViewportPoint(right, top)];
  const [x0, y0, x1, y1] = boxOf(corners.map(([x = 0, y = 0]): Point => [x, y]));
  return { left: Math.floor(x0), top: Math.floor(y0), right: Math.ceil(x1), bottom: Math.ceil(y1) };
}

/** The box, in page units, of an area. */
export function boxOfArea(viewport: PageViewport, { left, top, right, bottom }: Area): Box {
  const corners = [viewport.convertToPdfPoint(left, top), viewport.convertToPdfPoint(right, bottom)];
  return boxOf(corners.map(([x = 0, y = 0]): Point => [x, y]));
}

export const grown = ({ left, top, right, bottom }: Area, by: number): Area => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export const within = ({ left, top, right, bottom }: Area, { width, height }: Pick<Drawing, "width" | "height">): Area => ({
  left: Math.max(0, left),
  top: Math.max(0, top),
  right: Math.min(width, right),
  bottom: Math.min(height, bottom),
});

export const pixelsIn = ({ left, top, right, bottom }: Area) => Math.max(0, right - left) * Math.max(0, bottom - top);
export const overlapOf = (a: Area, b: Area): Area => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
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
  return (((data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0)) / 3) * share + 255 * (1 - share);
}

/** Relative luminance (WCAG 2.2). */
export function luminanceAt({ data }: Drawing, pixel: number): number {
  const i = pixel * 4;
  return 0.2126 * (linear[data[i] ?? 0] ?? 0) + 0.7152 * (linear[data[i + 1] ?? 0] ?? 0) + 0.0722 * (linear[data[i + 2] ?? 0] ?? 0);
}
const linear = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** Whether two areas share at least a fifth of the smaller one. */
export function doMeet(a: Area, b: Area): boolean {
  const shared = pixelsIn(overlapOf(a, b));
  return shared > 0 && shared >= 0.2 * Math.min(pixelsIn(a), pixelsIn(b));
}
