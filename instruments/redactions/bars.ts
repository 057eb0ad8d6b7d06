import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import {
  type Area,
  type Drawing,
  grown,
  isCentered,
  overlapOf,
  pixelsIn,
  within,
} from "./drawing.ts";
import { hasLetters } from "./glyph-sights.ts";
import { type PageRenderer, without } from "./page-renderer.ts";
import { type PagePaint, pictureOperators } from "./read-page.ts";

/** The brightest channel of a bar's color. */
const DARK = 90;
/** The smallest bar, in units of the page, and the largest share of the page. */
const [LEAST_WIDTH, LEAST_HEIGHT, MOST_OF_PAGE] = [9, 5, 0.6];
/** With this many visible letters on it, a dark area is a heading. */
const HEADING = 12;

/**
 * The dark rectangles that a reader takes for redactions, from the page without its text. `letters`
 * are the visible ones.
 */
export function barsOf(bare: Drawing, scale: number, letters: readonly Area[]): readonly Area[] {
  return rectanglesOf(bare, LEAST_WIDTH * scale).filter(
    (bar) =>
      bar.bottom - bar.top >= LEAST_HEIGHT * scale &&
      pixelsIn(bar) < MOST_OF_PAGE * bare.width * bare.height &&
      isOneColor(bare, bar) &&
      letters.filter((letter) => isCentered(letter, bar)).length < HEADING,
  );
}

/** Stacks of dark rows that begin and end at nearly the same columns. */
function rectanglesOf({ data, width, height }: Drawing, least: number): readonly Area[] {
  type Stack = {
    left: number;
    right: number;
    readonly top: number;
    bottom: number;
    lastLeft: number;
    lastRight: number;
  };
  const done: Stack[] = [];
  let open: Stack[] = [];
  for (let y = 0; y < height; y++) {
    const next: Stack[] = [];
    for (let x = 0; x < width; x++) {
      if (!isDark(data, y * width + x)) continue;
      const left = x;
      while (x < width && isDark(data, y * width + x)) x++;
      if (x - left < least) continue;
      const reach = Math.max(4, (x - left) / 10);
      const above = open.find(
        ({ lastLeft, lastRight }) =>
          Math.abs(lastLeft - left) <= reach && Math.abs(lastRight - x) <= reach,
      );
      if (above) {
        open = open.filter((stack) => stack !== above);
        const { top } = above;
        next.push({
          top,
          bottom: y + 1,
          left: Math.min(above.left, left),
          right: Math.max(above.right, x),
          lastLeft: left,
          lastRight: x,
        });
      } else next.push({ top: y, bottom: y + 1, left, right: x, lastLeft: left, lastRight: x });
    }
    done.push(...open);
    open = next;
  }
  return [...done, ...open];
}

function isDark(data: Uint8ClampedArray, pixel: number): boolean {
  const i = pixel * 4;
  return (data[i] ?? 0) < DARK && (data[i + 1] ?? 0) < DARK && (data[i + 2] ?? 0) < DARK;
}

/** Nearly all of its points have nearly one tone: a dark photograph is no bar. */
function isOneColor({ data, width }: Drawing, { left, top, right, bottom }: Area): boolean {
  const tones: number[] = [];
  for (let n = 0; n < 400; n++) {
    const x = left + Math.floor(((right - left) * ((n % 40) + 0.5)) / 40);
    const y = top + Math.floor(((bottom - top) * (Math.floor(n / 40) + 0.5)) / 10);
    tones.push(data[(y * width + x) * 4] ?? 0);
  }
  tones.sort((a, b) => a - b);
  return (tones[379] ?? 0) - (tones[20] ?? 0) < 40;
}

/** Paints that may lie on each other in one bar. */
const MOST_LAYERS = 3;

/**
 * Bars that hide a drawing, such as letters drawn as shapes: takes off what paints the bar and
 * looks whether letters come to light.
 */
export async function barsOverDrawings(
  renderer: PageRenderer,
  page: PagePaint,
  bars: readonly Area[],
  bare: Drawing,
): Promise<readonly Area[]> {
  // A dark area of a photograph may look like letters by itself.
  const plain = bars.filter((bar) => !hasLetters(bare, grown(bar, -2), "four"));
  if (plain.length === 0) return [];
  const boxes = await renderer.boxes(page.list);
  const paints = [...page.paints].flatMap((i) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes(i) ?? [];
    const { width, height } = renderer;
    const area: Area = {
      left: left * width,
      top: top * height,
      right: right * width,
      bottom: bottom * height,
    };
    return pixelsIn(area) > 0 ? [{ i, area }] : [];
  });
  const covers = new Map(
    plain.map((bar) => [
      bar,
      paints.filter(({ i, area }) => isPaintOf(bar, area, isPicture(page, i) ? bare : undefined)),
    ]),
  );
  // Words are judged by their ink.
  const removed = new Set(page.advances.keys());
  const found = new Set<Area>();
  for (let layer = 1; layer <= MOST_LAYERS; layer++) {
    const before = removed.size;
    for (const [bar, own] of covers) {
      const top = own.at(-layer);
      if (top && !found.has(bar)) removed.add(top.i);
    }
    if (removed.size === before) break;
    const drawing = await renderer.draw(without(page, removed));
    // Without the bar's edges, which are blurred.
    for (const [bar, own] of covers)
      if (own.at(-layer) && hasLetters(drawing, grown(bar, -2), "four")) found.add(bar);
  }
  return [...found];
}

/**
 * A picture paints a bar only if it is about as large and has one color: a scan, and a dark place
 * of a photograph, do not.
 */
function isPaintOf(bar: Area, area: Area, bare: Drawing | undefined): boolean {
  const isOver = pixelsIn(overlapOf(bar, area)) > 0.9 * pixelsIn(bar);
  return (
    isOver &&
    (!bare || (pixelsIn(area) < 3 * pixelsIn(bar) && isOneColor(bare, within(area, bare))))
  );
}
const isPicture = ({ list }: PagePaint, i: number) =>
  pictureOperators.has(list[i]?.[0] ?? OPS.dependency);
