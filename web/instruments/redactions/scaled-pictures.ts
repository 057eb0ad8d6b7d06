import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type Pixels, pixelsOf } from "./page-objects.ts";
import type { Operation } from "./page-renderer.ts";
import type { Picture } from "./read-page.ts";

/** Smaller pictures are drawn as they are. */
const LEAST_PIXELS = 2_000_000;

/**
 * The list with pictures of many more pixels than the drawing reduced once: pdf.js would reduce them again for each drawing. `scale` is of
 * the drawing.
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
      const [right, bottom] = [Math.min(width, (column + 1) * by), Math.min(height, (row + 1) * by)];
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
function reducedStencil({ width, height, data }: Pixels, by: number): Pick<Pixels, "width" | "height" | "data"> {
  const [columns, rows] = [Math.ceil(width / by), Math.ceil(height / by)];
  const [perRow, perNewRow] = [Math.ceil(width / 8), Math.ceil(columns / 8)];
  const bits = new Uint8Array(perNewRow * rows).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (((data[y * perRow + (x >> 3)] ?? 255) >> (7 - (x & 7))) & 1) continue;
      const [column, at] = [Math.floor(x / by), Math.floor(y / by) * perNewRow + (Math.floor(x / by) >> 3)];
      bits[at] = (bits[at] ?? 255) & ~(0x80 >> (column & 7));
    }
  return { width: columns, height: rows, data: bits };
}
