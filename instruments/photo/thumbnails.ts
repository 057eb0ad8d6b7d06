import type { PixelSize } from "./containers.ts";

/**
 * Why a thumbnail was not compared: the browser cannot decode one of them, or does not give true
 * pixels.
 */
export type Untested = "picture" | "thumbnail" | "pixels";
export type Drawn = {
  readonly whole: ImageBitmap | undefined;
  readonly thumbnail: ImageBitmap | undefined;
  readonly compared: Compared | Untested | undefined;
};

/** Pixels of the longer side of the pictures shown. */
const SHOWN = 480;
/** Pixels per side for measuring brightness. */
const SIDE = 128;

/**
 * Decodes a picture and its thumbnail, without turning them, makes small ones to show, and compares
 * them.
 */
export async function drawPictures(picture: Blob, thumbnail: Blob | undefined): Promise<Drawn> {
  const [whole, small] = await Promise.all([
    decoded(picture),
    thumbnail ? decoded(thumbnail) : undefined,
  ]);
  const drawn = { whole: whole && shown(whole), thumbnail: small && shown(small) };
  if (!thumbnail) return { ...drawn, compared: undefined };
  if (!whole || !small) return { ...drawn, compared: whole ? "thumbnail" : "picture" };
  const compared = hasTruePixels() ? comparedOf(whole, small) : "pixels";
  whole.close();
  small.close();
  return { ...drawn, compared };
}

/** Undefined if the browser cannot decode it. */
async function decoded(blob: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(blob);
  } catch {
    return undefined;
  }
}

function shown(bitmap: ImageBitmap): ImageBitmap {
  const scale = Math.min(1, SHOWN / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.transferToImageBitmap();
}

function comparedOf(whole: ImageBitmap, small: ImageBitmap): Compared {
  const bars = barsOf(
    withoutBars(
      pixelsOf(small, { x: 0, y: 0, width: small.width, height: small.height }, small),
      small,
    ),
    whole,
    small,
  );
  // Dark edges count as bars only if trimming brings the shapes closer.
  const isTrimmed =
    bars.x + bars.y > 0 && shapeDifference(whole, bars) < shapeDifference(whole, small);
  const part = isTrimmed ? bars : { x: 0, y: 0, width: small.width, height: small.height };
  const square = { width: SIDE, height: SIDE };
  const [a, b] = [
    pixelsOf(whole, { x: 0, y: 0, width: whole.width, height: whole.height }, square),
    pixelsOf(small, part, square),
  ].map((pixels) => brightnessOf(pixels, SIDE));
  // Allows one pixel: a thumbnail's size is rounded to whole pixels.
  const shape = Math.max(0, shapeDifference(whole, part) - 1 / Math.min(part.width, part.height));
  return compareThumbnail(a ?? [], b ?? [], shape, isTrimmed);
}

/**
 * The bars that the shape of the whole picture asks for, if the dark edges are wider than these: a
 * picture taken at night is as dark as its bars.
 */
export function barsOf(dark: Part, whole: PixelSize, small: PixelSize): Part {
  const height = (small.width * whole.height) / whole.width;
  const width = (small.height * whole.width) / whole.height;
  const y = Math.round((small.height - height) / 2);
  const x = Math.round((small.width - width) / 2);
  if (y > 0 && dark.y > y) return { x: 0, y, width: small.width, height: small.height - 2 * y };
  if (x > 0 && dark.x > x) return { x, y: 0, width: small.width - 2 * x, height: small.height };
  return dark;
}

export type Part = PixelSize & { readonly x: number; readonly y: number };

function pixelsOf(
  bitmap: ImageBitmap,
  { x, y, width, height }: Part,
  size: PixelSize,
): Uint8ClampedArray {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return new Uint8ClampedArray(size.width * size.height * 4);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, x, y, width, height, 0, 0, size.width, size.height);
  return context.getImageData(0, 0, size.width, size.height).data;
}

/** Browsers with fingerprinting protection return noise or white instead of the drawing. */
function hasTruePixels(): boolean {
  const canvas = new OffscreenCanvas(8, 8);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return false;
  const painted = context.createImageData(8, 8);
  painted.data.forEach((_, i) => {
    painted.data[i] = i % 4 === 3 ? 255 : (i * 37) % 256;
  });
  context.putImageData(painted, 0, 0);
  return context.getImageData(0, 0, 8, 8).data.every((value, i) => value === painted.data[i]);
}

/** Fields across and down in which two pictures are compared. */
export const FIELDS = 16;
/**
 * Limits above which a thumbnail counts as different, in steps of brightness (0 to 255). They apply
 * to the `mean` over fields and to any one `field`. For `shape`, a share of the width-to-height
 * ratio.
 */
export const thresholds = { mean: 8, field: 40, shape: 0.03 } as const;

/**
 * A comparison of thumbnail and picture. `trimmed`: dark bars, with which cameras fill the shape,
 * were left out.
 */
export type Compared = ReturnType<typeof compareThumbnail>;

/** A picture’s brightness, FIELDS by FIELDS, 0 to 255, row by row. */
type Brightness = readonly number[];

/**
 * Compares brightness less its mean, because programs may brighten thumbnails. `shape` is the
 * difference of aspect ratios.
 */
export function compareThumbnail(
  whole: Brightness,
  small: Brightness,
  shape: number,
  trimmed: boolean,
) {
  const [a, b] = [whole, small].map(meanOf);
  const differences = whole.map((value, i) =>
    Math.abs(value - (a ?? 0) - ((small[i] ?? 0) - (b ?? 0))),
  );
  const mean = meanOf(differences);
  const field = Math.max(...differences);
  return {
    mean,
    field,
    shape,
    trimmed,
    differs: mean > thresholds.mean || field > thresholds.field || shape > thresholds.shape,
  };
}

/** How far two shapes differ, as a share: 0 for 4:3 and 400:300. */
export function shapeDifference(a: PixelSize, b: PixelSize): number {
  return Math.abs((a.width * b.height) / (a.height * b.width) - 1);
}

/**
 * The part of a small picture within dark bars at top and bottom or left and right. `pixels` are
 * four bytes each.
 */
export function withoutBars(pixels: Uint8ClampedArray, { width, height }: PixelSize) {
  const light = (x: number, y: number) => pixels[(y * width + x) * 4 + 1] ?? 0;
  const isDark = (count: number, at: (i: number) => number) =>
    Array.from({ length: count }, (_, i) => at(i)).every((value) => value < 24);
  const bars = (rows: number, columns: number, at: (row: number, i: number) => number) => {
    let before = 0;
    let after = 0;
    while (before < rows / 4 && isDark(columns, (i) => at(before, i))) before++;
    while (after < rows / 4 && isDark(columns, (i) => at(rows - 1 - after, i))) after++;
    // Bars are equal on both sides; a dark area on one side is part of the picture.
    return Math.abs(before - after) <= 2 ? Math.min(before, after) : 0;
  };
  const y = bars(height, width, (row, i) => light(i, row));
  const x = bars(width, height, (column, i) => light(column, i));
  return { x, y, width: width - 2 * x, height: height - 2 * y };
}

/**
 * Brightness of fields from four bytes a pixel: the mean of the pixels of each. The sides are
 * multiples of FIELDS.
 */
export function brightnessOf(pixels: Uint8ClampedArray, side: number): Brightness {
  const sums = Array.from({ length: FIELDS * FIELDS }, () => 0);
  const step = side / FIELDS;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const at = (y * side + x) * 4;
      const light =
        0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
      const field = Math.floor(y / step) * FIELDS + Math.floor(x / step);
      sums[field] = (sums[field] ?? 0) + light;
    }
  }
  return sums.map((sum) => sum / (step * step));
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
