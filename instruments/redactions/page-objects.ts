import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { matrixOf, type Point, source } from "./drawing.ts";
import type { Arguments, Font, Picture } from "./read-page.ts";

/**
 * A decoded picture. `kind`: 0 stencil (0 is painted), 1 one bit a pixel (1 is white), both in rows
 * of whole bytes, 2 RGB, 3 RGBA.
 */
export type Pixels = {
  readonly width: number;
  readonly height: number;
  readonly kind: number;
  readonly data: ArrayLike<number>;
};

/** A picture's colour and opacity at a point of the page; undefined outside of it. */
export function pixelAt({ matrix, isStencil }: Picture, pixels: Pixels, point: Point) {
  const place = source(matrix, point);
  if (!place) return undefined;
  // The first row of a picture is at the top of its square (ISO 32000-2 §8.9.5.2).
  const column = Math.floor(place[0] * pixels.width);
  const row = Math.floor((1 - place[1]) * pixels.height);
  if (column < 0 || row < 0 || column >= pixels.width || row >= pixels.height) return undefined;
  if (isStencil) return { color: black.color, alpha: bitAt(pixels, column, row) ? 0 : 1 };
  if (pixels.kind === 1) return bitAt(pixels, column, row) ? white : black;
  const wide = pixels.kind === 3 ? 4 : 3;
  const at = (row * pixels.width + column) * wide;
  const [red = 0, green = 0, blue = 0, alpha = 255] = [0, 1, 2, 3].map((i) =>
    i < wide ? pixels.data[at + i] : 255,
  );
  return { color: [red, green, blue] as const, alpha: alpha / 255 };
}

const [white, black] = [
  { color: [255, 255, 255] as const, alpha: 1 },
  { color: [0, 0, 0] as const, alpha: 1 },
];

function bitAt({ width, data }: Pixels, column: number, row: number): number {
  const byte = data[row * Math.ceil(width / 8) + (column >> 3)] ?? 0;
  return (byte >> (7 - (column & 7))) & 1;
}

/** Samples in a picture's mark: a bar of a thousandth of its area gets about sixty. */
const PLACES = 65_536;

/**
 * A mark that is equal for equal pixels: FNV-1a over evenly spread samples. Undefined for small
 * pictures: rules, dots, icons.
 */
export function pictureMark(pixels: Pixels | undefined): string | undefined {
  if (!pixels || pixels.width < 48 || pixels.height < 48) return undefined;
  const { data, width, height } = pixels;
  let step = Math.max(1, Math.floor(data.length / PLACES));
  // Otherwise every sample of a picture with 3 or 4 channels would be of the same channel.
  while (step % 2 === 0 || step % 3 === 0) step += 1;
  let hash = 0x811c9dc5;
  for (let i = 0; i < data.length; i += step) hash = Math.imul(hash ^ (data[i] ?? 0), 0x01000193);
  return `${width} ${height} ${hash >>> 0}`;
}

/** A font of the page; undefined if pdf.js could not load it. */
export function fontOf(page: PDFPageProxy, name: string): Font | undefined {
  const font = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined;
  if (!font || typeof font !== "object" || font.isInvalidPDFjsFont) return undefined;
  return {
    fontMatrix: font.fontMatrix ? matrixOf(font.fontMatrix) : [0.001, 0, 0, 0.001, 0, 0],
    isVertical: font.vertical === true,
    box: font.isType3Font ? font.bbox : undefined,
  };
}

/** A picture's pixels, by identifier or inline. Undefined if it could not be decoded. */
export async function pixelsOf(
  page: PDFPageProxy,
  source: Arguments,
  stencil: boolean,
): Promise<Pixels | undefined> {
  const picture = typeof source === "string" ? await objectOf(page, source) : source;
  if (!picture?.data || typeof picture.data === "string") return undefined;
  const { width, height, kind, data } = picture;
  return { width, height, kind: stencil ? 0 : kind, data };
}

function objectOf(page: PDFPageProxy, id: string): Promise<Arguments> {
  const objects = id.startsWith("g_") ? page.commonObjs : page.objs;
  return new Promise((resolve) => objects.get(id, resolve));
}

/** The pictures that cannot be opened, and the marks of the others. */
export async function openPictures(page: PDFPageProxy, pictures: readonly Picture[]) {
  const closed: Picture[] = [];
  const marks: string[] = [];
  for (const picture of pictures) {
    const pixels = await pixelsOf(page, picture.source, picture.isStencil);
    const mark = pictureMark(pixels);
    if (!pixels) closed.push(picture);
    if (mark) marks.push(mark);
  }
  return { closed, marks };
}
