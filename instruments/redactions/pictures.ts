import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import {
  type Area,
  areaOfBox,
  type Box,
  boxOfArea,
  type Drawing,
  differenceAt,
  joined,
  matrixOf,
  meet,
  moved,
  overlapOf,
  pixelsIn,
  source,
  squareBox,
  toneAt,
  within,
} from "./drawing.ts";
import type { Cause, TestName } from "./finding.ts";
import { type Pixels, pixelAt, pixelsOf } from "./page-objects.ts";
import {
  type Operation,
  type PageRenderer,
  picturesAlone,
  squaresAlone,
  withSquares,
} from "./page-renderer.ts";
import type { PagePaint, Picture } from "./read-page.ts";

/** `picture` is the box of the whole picture. */
type HiddenPart = {
  readonly test: TestName;
  readonly cause: Cause;
  readonly box: Box;
  readonly picture: Box;
};

/** Pictures that lie on each other are tried in passes. */
const MOST_PASSES = 3;
/** A difference of two squares of strong colors that nothing lets through, 0 to 255. */
const HIDDEN = 40;
/** Opacity of a picture, 0 to 255, without a mask of its own. */
const OPAQUE = 251;
/** The least area of a hidden part, in units of the page: 3 by 3. */
const LEAST = 9;

/**
 * Finds parts of pictures that the page does not show: replaces the pictures by squares of two
 * colors; where the page stays the same, they are hidden. A part counts if the picture has more
 * than one tone there, and the page does not show the same.
 */
export async function hiddenParts(
  renderer: PageRenderer,
  page: PagePaint,
  pictures: readonly Picture[],
  whole: Drawing,
) {
  const passes = passesOf(pictures, renderer);
  const parts: HiddenPart[] = [];
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const own = pictures.filter((picture) => passes.get(picture) === pass);
    if (own.length === 0) break;
    const orders = new Set(own.map(({ order }) => order));
    const one = await renderer.draw(withSquares(page, orders, "magenta"));
    const other = await renderer.draw(withSquares(page, orders, "lime"));
    const hidden = new Uint8Array(one.width * one.height);
    for (const picture of own) fillSquare(hidden, picture, renderer);
    let isAny = false;
    for (let i = 0; i < hidden.length; i++) {
      if (hidden[i] === 1 && differenceAt(one, other, i) >= HIDDEN) hidden[i] = 0;
      if (hidden[i] === 1) isAny = true;
    }
    if (!isAny) continue;
    const alone = await renderer.draw(picturesAlone(page, orders), "transparent");
    // What a picture's own mask takes away is not hidden.
    if (!own.some(({ isStencil }) => isStencil))
      for (let i = 0; i < hidden.length; i++)
        if ((alone.data[i * 4 + 3] ?? 0) < OPAQUE) hidden[i] = 0;
    const squares = await renderer.draw(squaresAlone(page, orders), "transparent");
    const cut = hidden.map((value, i) =>
      value === 1 && (squares.data[i * 4 + 3] ?? 0) < 128 ? 1 : 0,
    );
    const covered = hidden.map((value, i) => (value === 1 && cut[i] === 0 ? 1 : 0));
    const least = LEAST * renderer.viewport.scale ** 2;
    const placed = (test: TestName, cause: Cause, mask: Uint8Array) =>
      writtenPlaces(mask, alone, whole, least).map((area) => {
        const box = boxOfArea(renderer.viewport, area);
        const picture =
          own.map(({ matrix }) => squareBox(matrix)).find((each) => meet(each, box)) ?? box;
        return { test, cause, box, picture };
      });
    parts.push(
      ...placed("picture", "pictureUnderBar", covered),
      ...placed("edges", "croppedPicture", cut),
    );
  }
  return parts;
}

function passesOf(
  pictures: readonly Picture[],
  { viewport }: PageRenderer,
): ReadonlyMap<Picture, number> {
  const passes = new Map<Picture, number>();
  const placed = pictures.map((picture) => ({
    picture,
    area: areaOfBox(viewport, squareBox(picture.matrix)),
  }));
  for (const [i, { picture, area }] of placed.entries()) {
    // Pictures of a scan in tiles touch; only near ones in the order can be compared in good time.
    const met = placed.slice(Math.max(0, i - 400), i).filter((other) => {
      const { left, top, right, bottom } = overlapOf(area, other.area);
      return right - left > 3 && bottom - top > 3;
    });
    const taken = new Set(met.map((other) => passes.get(other.picture)));
    let pass = 0;
    while (taken.has(pass)) pass++;
    passes.set(picture, pass);
  }
  return passes;
}

/** Sets the pixels within a picture's square. */
function fillSquare(
  mask: Uint8Array,
  { matrix }: Picture,
  { viewport, width, height }: PageRenderer,
): void {
  const { left, top, right, bottom } = within(areaOfBox(viewport, squareBox(matrix)), {
    width,
    height,
  });
  const toDrawing = joined(matrix, matrixOf(viewport.transform));
  const isUpright =
    Math.abs(toDrawing[1]) + Math.abs(toDrawing[2]) < 0.01 ||
    Math.abs(toDrawing[0]) + Math.abs(toDrawing[3]) < 0.01;
  for (let y = top; y < bottom; y++) {
    if (isUpright) {
      mask.fill(1, y * width + left, y * width + right);
      continue;
    }
    for (let x = left; x < right; x++) {
      const [across, up] = source(toDrawing, [x + 0.5, y + 0.5]) ?? [-1, -1];
      if (across > 0 && across < 1 && up > 0 && up < 1) mask[y * width + x] = 1;
    }
  }
}

/**
 * Tones that differ by more than this are two: on a picture, and between a picture and the page.
 */
const [TONE, SHOWN] = [30, 40];

/**
 * Connected places of a mask in which the picture alone has more than one tone and the page shows
 * something else.
 */
function writtenPlaces(
  mask: Uint8Array,
  alone: Drawing,
  whole: Drawing,
  least: number,
): readonly Area[] {
  return connected(mask, alone.width).flatMap(({ pixels, area }): readonly Area[] => {
    const { left, top, right, bottom } = area;
    if (pixels.length < least || right - left < 6 || bottom - top < 5) return [];
    // Edges are blurred.
    const core = pixels.filter((i) => {
      const [x, y] = [i % alone.width, Math.floor(i / alone.width)];
      return x > left + 2 && x < right - 3 && y > top + 2 && y < bottom - 3;
    });
    const counts = new Uint32Array(256);
    for (const i of core)
      counts[Math.round(toneAt(alone, i))] = (counts[Math.round(toneAt(alone, i))] ?? 0) + 1;
    let [median, below] = [0, 0];
    for (; median < 255; median++) {
      below += counts[median] ?? 0;
      if (below >= core.length / 2) break;
    }
    const written = core.filter((i) => Math.abs(toneAt(alone, i) - median) > TONE);
    const other = core.filter((i) => Math.abs(toneAt(alone, i) - toneAt(whole, i)) > SHOWN);
    const needed = Math.max(12, Math.min(60, core.length * 0.002));
    const [columns, rows] = [
      written.map((i) => i % alone.width),
      written.map((i) => Math.floor(i / alone.width)),
    ];
    const isSpread = spreadOf(columns) >= 4 && spreadOf(rows) >= 4;
    return written.length >= needed && other.length >= needed && isSpread ? [area] : [];
  });
}

function spreadOf(values: readonly number[]): number {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most - least;
}

/**
 * The connected places of a mask, with their pixels. Changes the mask: pixels that were taken are
 * 2.
 */
function connected(mask: Uint8Array, width: number) {
  const places: { pixels: number[]; area: Area }[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== 1) continue;
    mask[start] = 2;
    const pixels = [start];
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    // Grows while it is read.
    for (const i of pixels) {
      const [x, y] = [i % width, Math.floor(i / width)];
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      for (const next of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width])
        if (mask[next] === 1) {
          mask[next] = 2;
          pixels.push(next);
        }
    }
    places.push({ pixels, area: { left, top, right, bottom } });
  }
  return places;
}

/** Points of a picture that are tried beyond the page's edge, a side. */
const TRIED = 64;

/** Pictures that go on beyond the edge of the page and have more than one tone there. */
export async function partsBeyond(
  page: PDFPageProxy,
  pictures: readonly Picture[],
  renderer: PageRenderer,
) {
  const parts: HiddenPart[] = [];
  for (const picture of pictures) {
    const { viewport } = renderer;
    const area = areaOfBox(viewport, squareBox(picture.matrix));
    if (pixelsIn(area) === 0 || pixelsIn(within(area, renderer)) > 0.95 * pixelsIn(area)) continue;
    const pixels = await pixelsOf(page, picture.source, picture.isStencil);
    if (!pixels) continue;
    const tones = new Set<number>();
    for (let i = 0; i < TRIED * TRIED; i++) {
      const point = moved(picture.matrix, [
        ((i % TRIED) + 0.5) / TRIED,
        (Math.floor(i / TRIED) + 0.5) / TRIED,
      ]);
      const [x = 0, y = 0] = viewport.convertToViewportPoint(point[0], point[1]);
      if (x >= 0 && y >= 0 && x < renderer.width && y < renderer.height) continue;
      const pixel = pixelAt(picture, pixels, point);
      if (pixel)
        tones.add(
          pixel.alpha > 0.2
            ? Math.floor((pixel.color[0] + pixel.color[1] + pixel.color[2]) / 96)
            : -1,
        );
    }
    if (tones.size > 1)
      parts.push({
        test: "edges",
        cause: "pictureOutside",
        box: squareBox(picture.matrix),
        picture: squareBox(picture.matrix),
      });
  }
  return parts;
}

/** Smaller pictures are drawn as they are. */
const LEAST_PIXELS = 2_000_000;

/**
 * The list with pictures of many more pixels than the drawing reduced once: pdf.js would reduce
 * them again for each drawing. `scale` is of the drawing.
 */
export async function withScaledPictures(
  page: PDFPageProxy,
  list: readonly Operation[],
  pictures: readonly Picture[],
  scale: number,
): Promise<Operation[]> {
  const scaled = [...list];
  const made = new Map<string, Operation>();
  for (const { order, matrix, source, isStencil } of pictures) {
    const pixels = await pixelsOf(page, source, isStencil);
    if (!pixels || pixels.width * pixels.height < LEAST_PIXELS) continue;
    const across = pixels.width / (Math.hypot(matrix[0], matrix[1]) * scale);
    const down = pixels.height / (Math.hypot(matrix[2], matrix[3]) * scale);
    const by = Math.floor(Math.min(across, down));
    if (by < 2) continue;
    const key = `${typeof source === "string" ? source : order} ${by}`;
    const own: Operation = made.get(key) ?? [
      isStencil ? OPS.paintImageMaskXObject : OPS.paintInlineImageXObject,
      [isStencil ? { ...reducedStencil(pixels, by), count: 1 } : reduced(pixels, by)],
    ];
    made.set(key, own);
    scaled[order] = own;
  }
  return scaled;
}

/** Points a side of each square whose mean is taken: more cost time and change nothing. */
const POINTS = 4;

/** A picture whose pixels are the means of squares of `by` pixels a side, as pdf.js's kind 3. */
function reduced({ width, height, kind, data }: Pixels, by: number): Pixels {
  const [columns, rows] = [Math.ceil(width / by), Math.ceil(height / by)];
  const means = new Uint8ClampedArray(columns * rows * 4);
  const channels = kind === 3 ? 4 : 3;
  const perRow = Math.ceil(width / 8);
  const step = Math.max(1, Math.floor(by / POINTS));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [right, bottom] = [
        Math.min(width, (column + 1) * by),
        Math.min(height, (row + 1) * by),
      ];
      let [red, green, blue, alpha, count] = [0, 0, 0, 0, 0];
      for (let y = row * by; y < bottom; y += step)
        for (let x = column * by; x < right; x += step) {
          count++;
          if (kind === 1) {
            red += ((data[y * perRow + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
            continue;
          }
          const at = (y * width + x) * channels;
          red += data[at] ?? 0;
          green += data[at + 1] ?? 0;
          blue += data[at + 2] ?? 0;
          if (channels === 4) alpha += data[at + 3] ?? 0;
        }
      const at = (row * columns + column) * 4;
      means[at] = red / count;
      means[at + 1] = (kind === 1 ? red : green) / count;
      means[at + 2] = (kind === 1 ? red : blue) / count;
      means[at + 3] = channels === 4 ? alpha / count : 255;
    }
  return { width: columns, height: rows, kind: 3, data: means };
}

/** A stencil that paints where the larger one paints anything. */
function reducedStencil(
  { width, height, data }: Pixels,
  by: number,
): Pick<Pixels, "width" | "height" | "data"> {
  const [columns, rows] = [Math.ceil(width / by), Math.ceil(height / by)];
  const [perRow, perNewRow] = [Math.ceil(width / 8), Math.ceil(columns / 8)];
  const bits = new Uint8Array(perNewRow * rows).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (((data[y * perRow + (x >> 3)] ?? 255) >> (7 - (x & 7))) & 1) continue;
      const [column, at] = [
        Math.floor(x / by),
        Math.floor(y / by) * perNewRow + (Math.floor(x / by) >> 3),
      ];
      bits[at] = (bits[at] ?? 255) & ~(0x80 >> (column & 7));
    }
  return { width: columns, height: rows, data: bits };
}
