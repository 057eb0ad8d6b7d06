import { type Area, type Drawing, differenceAt, grown, luminanceAt, within } from "./drawing.ts";
import { textAlone, without } from "./operator-lists.ts";
import type { PageRenderer } from "./page-renderer.ts";
import type { Glyph, PagePaint } from "./painted.ts";

/** How much of a character is seen on the page. */
export type Sight = {
  /** Its pixels of ink, and the share of them that makes a difference: by itself, and together with all other text. */
  readonly ink: number;
  readonly share: number;
  readonly together: number;
  /** It makes a difference, but one that the eye hardly sees. */
  readonly isFaint: boolean;
  /** Which of the drawings without text shows what is left without it. */
  readonly pass: number;
};
export type Sights = {
  /** The page as it is, and without any text. */
  readonly whole: Drawing;
  readonly bare: Drawing;
  /** For each pass, the ink of its text. */
  readonly inks: readonly Drawing[];
  readonly of: ReadonlyMap<Glyph, Sight>;
};

/** A character counts as seen if this share of its ink makes a difference. */
export const SEEN = 0.4;
/** The least difference that counts, 0 to 255, where the ink is full. */
const LEAST = 10;
/** A difference below this is faint if the contrast is low, too: 1.3 to 1, on black 1.6 to 1, in large type 1.1 to 1. */
const [FAINT, LOW, LOW_ON_BLACK, LOW_IN_LARGE] = [56, 1.3, 1.6, 1.1];
/** The size of large type, such as a watermark's. */
const LARGE = 24;
/** Text that lies on other text is drawn in passes of its own. */
const MOST_PASSES = 4;

/** Draws the page with and without its text, and the text alone, and compares them at the ink of each character. */
export async function sightsOf(
  renderer: PageRenderer,
  page: PagePaint,
  glyphs: readonly Glyph[],
  areas: ReadonlyMap<Glyph, Area>,
  passes: Passes,
): Promise<Sights> {
  const count = Math.max(0, ...passes.values()) + 1;
  const whole = await renderer.draw(page.list);
  const bare = await renderer.draw(without(page, new Set(page.advances.keys())));
  const inks: Drawing[] = [];
  const of = new Map<Glyph, Sight>();
  for (let pass = 0; pass < count; pass++) {
    const own = glyphs.filter(({ order }) => (passes.get(order) ?? 0) === pass);
    const orders = new Set(own.map(({ order }) => order));
    const rest = count === 1 ? bare : await renderer.draw(without(page, orders));
    const ink = await renderer.draw(textAlone(page, orders), "transparent");
    inks.push(ink);
    for (const glyph of own) {
      const area = areas.get(glyph);
      if (!area) continue;
      const alone = compared(glyph, area, whole, rest, ink);
      const together = count === 1 ? alone.share : compared(glyph, area, whole, bare, ink).share;
      of.set(glyph, { ...alone, together, pass });
    }
  }
  return { whole, bare, inks, of };
}

/** Compares two drawings at the ink of a character. Where its letters are a clip, the ink is not where the difference is. */
export function compared(glyph: Glyph, area: Area, a: Drawing, b: Drawing, ink: Drawing): Pick<Sight, "ink" | "share" | "isFaint"> {
  const { left, top, right, bottom } = within(grown(area, 1), a);
  const isAnywhere = glyph.isClip || glyph.isInMask;
  let most = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) most = Math.max(most, ink.data[(y * ink.width + x) * 4 + 3] ?? 0);
  // Thin letters have no full pixel: half of the strongest counts.
  const floor = Math.max(12, most / 2);
  let [inked, seen, largest, lightA, lightB] = [0, 0, 0, 0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const pixel = y * a.width + x;
      const opacity = ink.data[pixel * 4 + 3] ?? 0;
      if (opacity >= floor) inked++;
      else if (!isAnywhere) continue;
      const difference = differenceAt(a, b, pixel);
      if (difference < (isAnywhere ? LEAST : (LEAST * opacity) / 255)) continue;
      seen++;
      largest = Math.max(largest, difference);
      lightA += luminanceAt(a, pixel);
      lightB += luminanceAt(b, pixel);
    }
  const [light, dark] = [Math.max(lightA, lightB) / (seen || 1), Math.min(lightA, lightB) / (seen || 1)];
  const low = glyph.size >= LARGE ? LOW_IN_LARGE : light < 0.1 ? LOW_ON_BLACK : LOW;
  const isLow = (light + 0.05) / (dark + 0.05) < low;
  return { ink: inked, share: inked > 0 ? Math.min(1, seen / inked) : 1, isFaint: largest < FAINT && isLow };
}

/** The number of inked pixels in an area. */
export function inkIn(area: Area, { data, width, height }: Drawing): number {
  const { left, top, right, bottom } = within(grown(area, 1), { width, height });
  let count = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if ((data[(y * width + x) * 4 + 3] ?? 0) > 100) count++;
  return count;
}

/** Pixels of a cell in which two characters meet. */
const CELL = 4;
/** Boxes of neighbours touch: they overlap only if they share more than their margins. */
const MARGIN = 0.3;

/** The pass of each text operator that has characters on or below those of another; without an entry it is the first. */
export type Passes = ReadonlyMap<number, number>;

/** Gives text operators whose characters lie on each other different passes. */
export function passesOf(glyphs: readonly Glyph[], areas: ReadonlyMap<Glyph, Area>): Passes {
  const cells = new Map<string, Set<number>>();
  const meets = new Map<number, Set<number>>();
  const meet = (a: number, b: number) => meets.set(a, (meets.get(a) ?? new Set()).add(b));
  for (const glyph of glyphs) {
    const { left, top, right, bottom } = areas.get(glyph) ?? { left: 0, top: 0, right: 0, bottom: 0 };
    const [across, down] = [(right - left) * MARGIN, (bottom - top) * MARGIN];
    for (let y = Math.floor((top + down) / CELL); y <= (bottom - down) / CELL; y++)
      for (let x = Math.floor((left + across) / CELL); x <= (right - across) / CELL; x++) {
        const key = `${x} ${y}`;
        const cell = cells.get(key) ?? new Set();
        cells.set(key, cell);
        for (const other of cell) {
          if (other === glyph.order) continue;
          meet(other, glyph.order);
          meet(glyph.order, other);
        }
        cell.add(glyph.order);
      }
  }
  const passes = new Map<number, number>();
  for (const order of [...meets.keys()].sort((a, b) => a - b)) {
    const taken = new Set([...(meets.get(order) ?? [])].map((other) => passes.get(other)));
    let pass = 0;
    while (taken.has(pass) && pass < MOST_PASSES - 1) pass++;
    passes.set(order, pass);
  }
  return passes;
}
