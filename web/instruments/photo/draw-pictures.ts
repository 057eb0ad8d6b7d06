import { brightnessOf, type Compared, compareThumbnail, shapeDifference, withoutBars } from "./compare-thumbnail.ts";
import type { PixelSize } from "./container.ts";

/** Why a thumbnail was not compared: the browser cannot decode one of them, or does not give true pixels. */
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

/** Decodes a picture and its thumbnail, without turning them, makes small ones to show, and compares them. */
export async function drawPictures(picture: Blob, thumbnail: Blob | undefined): Promise<Drawn> {
  const [whole, small] = await Promise.all([decoded(picture), thumbnail ? decoded(thumbnail) : undefined]);
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
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale)));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.transferToImageBitmap();
}

function comparedOf(whole: ImageBitmap, small: ImageBitmap): Compared {
  const bars = withoutBars(pixelsOf(small, { x: 0, y: 0, width: small.width, height: small.height }, small), small);
  // Dark edges count as bars only if trimming brings the shapes closer.
  const isTrimmed = bars.x + bars.y > 0 && shapeDifference(whole, bars) < shapeDifference(whole, small);
  const part = isTrimmed ? bars : { x: 0, y: 0, width: small.width, height: small.height };
  const square = { width: SIDE, height: SIDE };
  const [a, b] = [pixelsOf(whole, { x: 0, y: 0, width: whole.width, height: whole.height }, square), pixelsOf(small, part, square)].map(
    (pixels) => brightnessOf(pixels, SIDE),
  );
  // Allows one pixel: a thumbnail's size is rounded to whole pixels.
  const shape = Math.max(0, shapeDifference(whole, part) - 1 / Math.min(part.width, part.height));
  return compareThumbnail(a ?? [], b ?? [], shape, isTrimmed);
}

type Part = PixelSize & { readonly x: number; readonly y: number };

function pixelsOf(bitmap: ImageBitmap, { x, y, width, height }: Part, size: PixelSize): Uint8ClampedArray {
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
