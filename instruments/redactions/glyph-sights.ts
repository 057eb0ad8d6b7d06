import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import {
  type Area,
  type Drawing,
  differenceAt,
  grown,
  luminanceAt,
  toneAt,
  within,
} from "./drawing.ts";
import { letters } from "./fragments.ts";
import { type PageRenderer, type PaintedBoxes, textAlone, without } from "./page-renderer.ts";
import type { Glyph, PagePaint } from "./read-page.ts";

/** How much of a character is seen on the page. */
export type Sight = {
  /**
   * Its pixels of ink, and the share of them that makes a difference: by itself, and together with
   * all other text.
   */
  readonly ink: number;
  readonly share: number;
  readonly together: number;
  /** It makes a difference, but one that the eye hardly sees. */
  readonly isFaint: boolean;
  /** Which of the drawings without text shows what is left without it. */
  readonly pass: number;
};
export type Sights = Awaited<ReturnType<typeof sightsOf>>;

/** A character counts as seen if this share of its ink makes a difference. */
export const SEEN = 0.4;
/** The least difference that counts, 0 to 255, where the ink is full. */
const LEAST = 10;
/**
 * A difference below this is faint if the contrast is low, too: 1.3 to 1, on black 1.6 to 1, in
 * large type 1.1 to 1.
 */
const [FAINT, LOW, LOW_ON_BLACK, LOW_IN_LARGE] = [56, 1.3, 1.6, 1.1];
/** The size of large type, such as a watermark's. */
const LARGE = 24;
/** Text that lies on other text is drawn in passes of its own. */
const MOST_PASSES = 4;

/**
 * Draws the page as it is (`whole`), without its text (`bare`), and the text of each pass alone
 * (`inks`), and compares them at the ink of each character.
 */
export async function sightsOf(
  renderer: PageRenderer,
  page: PagePaint,
  glyphs: readonly Glyph[],
  areas: ReadonlyMap<Glyph, Area>,
  passes: Passes,
) {
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

/**
 * Compares two drawings at the ink of a character. Where its letters are a clip, the ink is not
 * where the difference is.
 */
function compared(
  glyph: Glyph,
  area: Area,
  a: Drawing,
  b: Drawing,
  ink: Drawing,
): Pick<Sight, "ink" | "share" | "isFaint"> {
  const { left, top, right, bottom } = within(grown(area, 1), a);
  const isAnywhere = glyph.isClip || glyph.isInMask;
  let most = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      most = Math.max(most, ink.data[(y * ink.width + x) * 4 + 3] ?? 0);
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
  const [light, dark] = [
    Math.max(lightA, lightB) / (seen || 1),
    Math.min(lightA, lightB) / (seen || 1),
  ];
  const low = glyph.size >= LARGE ? LOW_IN_LARGE : light < 0.1 ? LOW_ON_BLACK : LOW;
  const isLow = (light + 0.05) / (dark + 0.05) < low;
  return {
    ink: inked,
    share: inked > 0 ? Math.min(1, seen / inked) : 1,
    isFaint: largest < FAINT && isLow,
  };
}

/** The number of inked pixels in an area. */
function inkIn(area: Area, { data, width, height }: Drawing): number {
  const { left, top, right, bottom } = within(grown(area, 1), { width, height });
  let count = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if ((data[(y * width + x) * 4 + 3] ?? 0) > 100) count++;
  return count;
}

/** Pixels of a cell in which two characters meet. */
const CELL = 4;
/** Boxes of neighbours touch: they overlap only if they share more than their margins. */
const MARGIN = 0.3;

/**
 * The pass of each text operator that has characters on or below those of another; without an entry
 * it is the first.
 */
export type Passes = ReadonlyMap<number, number>;

/** Gives text operators whose characters lie on each other different passes. */
export function passesOf(glyphs: readonly Glyph[], areas: ReadonlyMap<Glyph, Area>): Passes {
  const cells = new Map<string, Set<number>>();
  const meets = new Map<number, Set<number>>();
  const meet = (a: number, b: number) => meets.set(a, (meets.get(a) ?? new Set()).add(b));
  for (const glyph of glyphs) {
    const { left, top, right, bottom } = areas.get(glyph) ?? {
      left: 0,
      top: 0,
      right: 0,
      bottom: 0,
    };
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

/**
 * Why a character is not seen: something painted later (`cover` is its operator), a clip, or the
 * color of its ground.
 */
type Reason =
  | { readonly kind: "covered"; readonly cover: number | undefined }
  | { readonly kind: "cutOff" | "ground" };

/** Of its ink, less than this share passes the clips of a character that is cut off. */
const CUT_OFF = 0.1;
/** Drawings without covers. Characters that would need more count as covered. */
const MOST_LOOKS = 4;

/** Leaves out what is painted later over each hidden character, and looks whether it then shows. */
export async function reasonsOf(
  renderer: PageRenderer,
  page: PagePaint,
  hidden: readonly Glyph[],
  areas: ReadonlyMap<Glyph, Area>,
  sights: Sights,
): Promise<ReadonlyMap<Glyph, Reason>> {
  const reasons = new Map<Glyph, Reason>();
  if (hidden.length === 0) return reasons;
  const boxes = await renderer.boxes(page.list);
  const { looks, uncovered } = looksOf(renderer, page, hidden, areas, sights, boxes);
  for (const [n, { glyphs, covers }] of looks.entries()) {
    const texts = new Set([...glyphs.keys()].map(({ order }) => order));
    for (const order of texts) covers.delete(order);
    const isDrawn = n < MOST_LOOKS;
    const shown = isDrawn ? await renderer.draw(without(page, covers)) : sights.whole;
    const rest = isDrawn
      ? await renderer.draw(without(page, new Set([...covers, ...texts])))
      : sights.whole;
    for (const [glyph, cover] of glyphs) {
      const [area, ink] = [areas.get(glyph), sights.inks[sights.of.get(glyph)?.pass ?? 0]];
      if (!area || !ink) continue;
      const then = compared(glyph, area, shown, rest, ink);
      if (!isDrawn || (then.share >= SEEN && !then.isFaint))
        reasons.set(glyph, { kind: "covered", cover });
      else uncovered.push(glyph);
    }
  }
  if (uncovered.length > 0) {
    const clipped = await renderer.draw(
      textAlone(page, new Set(uncovered.map(({ order }) => order)), true),
      "transparent",
    );
    for (const glyph of uncovered) {
      const area = areas.get(glyph);
      const isCut = area && inkIn(area, clipped) < CUT_OFF * (sights.of.get(glyph)?.ink ?? 0);
      reasons.set(glyph, { kind: isCut ? "cutOff" : "ground" });
    }
  }
  return reasons;
}

/** Characters looked at together: nothing that covers one is the ground of another. */
type Look = {
  readonly glyphs: Map<Glyph, number | undefined>;
  readonly covers: Set<number>;
  readonly grounds: Set<number>;
};

function looksOf(
  { width, height }: PageRenderer,
  page: PagePaint,
  hidden: readonly Glyph[],
  areas: ReadonlyMap<Glyph, Area>,
  sights: Sights,
  boxes: PaintedBoxes,
): { readonly looks: readonly Look[]; readonly uncovered: Glyph[] } {
  const isText = (operator: number) => page.list[operator]?.[0] === OPS.showText;
  const painting = page.list.flatMap((_, i) => {
    const box = page.paints.has(i) || isText(i) ? boxes(i) : undefined;
    return box ? [{ i, box }] : [];
  });
  const passOf = (glyph: Glyph) => sights.of.get(glyph)?.pass ?? 0;
  const passes = new Map(hidden.map((glyph) => [glyph.order, passOf(glyph)]));
  const looks: Look[] = [];
  const uncovered: Glyph[] = [];
  for (const glyph of hidden) {
    const area = areas.get(glyph) ?? { left: 0, right: 0, top: 0, bottom: 0 };
    const [x, y] = [(area.left + area.right) / 2 / width, (area.top + area.bottom) / 2 / height];
    const there = painting.filter(
      ({ box: [left, top, right, bottom] }) => left <= x && right >= x && top <= y && bottom >= y,
    );
    const after = there.flatMap(({ i }) => (i > glyph.order ? [i] : []));
    if (after.length === 0) {
      uncovered.push(glyph);
      continue;
    }
    // Hidden words of the same pass lie elsewhere; those of other passes may be the cover.
    const covers = after.filter((i) => passes.get(i) !== passOf(glyph));
    const others = after.filter((i) => !passes.has(i));
    const cover = others.findLast((i) => page.paints.has(i)) ?? others.at(-1) ?? after.at(-1);
    const grounds = there.flatMap(({ i }) => (i < glyph.order && page.paints.has(i) ? [i] : []));
    const look = looks.find(
      (each) =>
        !grounds.some((i) => each.covers.has(i)) && !covers.some((i) => each.grounds.has(i)),
    );
    const own = look ?? { glyphs: new Map(), covers: new Set(), grounds: new Set() };
    if (!look) looks.push(own);
    own.glyphs.set(glyph, cover);
    for (const i of covers) own.covers.add(i);
    for (const i of grounds) own.grounds.add(i);
  }
  return { looks, uncovered };
}

/** Less contrast than this, 0 to 255, is an empty ground. */
const CONTRAST = 30;
/** Changes between ground and ink in a row, a letter, below which no letters are there. */
const CHANGES = 0.8;

/**
 * Whether the page shows letters in an area: a row through them changes between ground and ink
 * about as often as letters do.
 */
export function hasLetters(drawing: Drawing, area: Area, words: string): boolean {
  const { left, top, right, bottom } = within(area, drawing);
  const [width, height] = [right - left, bottom - top];
  if (width < 3 || height < 3) return true;
  const isUpright = height > 1.5 * width && words.length > 2;
  const at = (along: number, across: number) =>
    toneAt(
      drawing,
      isUpright
        ? (top + along) * drawing.width + left + across
        : (top + across) * drawing.width + left + along,
    );
  const [length, depth] = isUpright ? [height, width] : [width, height];
  let [darkest, lightest] = [255, 0];
  for (let across = 0; across < depth; across++)
    for (let along = 0; along < length; along++) {
      const tone = at(along, across);
      darkest = Math.min(darkest, tone);
      lightest = Math.max(lightest, tone);
    }
  if (lightest - darkest < CONTRAST) return false;
  const rows: number[] = [];
  for (let across = Math.floor(depth * 0.3); across < depth * 0.8; across++) {
    let changes = 0;
    let isInk: boolean | undefined;
    for (let along = 0; along < length; along++) {
      const share = (at(along, across) - darkest) / (lightest - darkest);
      const next = share > 0.6 ? false : share < 0.4 ? true : isInk;
      if (isInk !== undefined && next !== isInk) changes++;
      isInk = next;
    }
    rows.push(changes);
  }
  const typical = rows.sort((a, b) => b - a)[Math.floor(rows.length * 0.3)] ?? 0;
  return typical >= Math.max(1, CHANGES * letters(words));
}
