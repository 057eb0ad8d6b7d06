import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type Area, type Drawing, toneAt, within } from "./drawing.ts";
import { letters } from "./fragments.ts";
import { compared, inkIn, SEEN, type Sights } from "./glyph-sights.ts";
import { textAlone, without } from "./operator-lists.ts";
import type { PageRenderer, PaintedBoxes } from "./page-renderer.ts";
import type { Glyph, PagePaint } from "./painted.ts";

/** Why a character is not seen: something painted later (`cover` is its operator), a clip, or the color of its ground. */
type Reason = { readonly kind: "covered"; readonly cover: number | undefined } | { readonly kind: "cutOff" | "ground" };

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
    const rest = isDrawn ? await renderer.draw(without(page, new Set([...covers, ...texts]))) : sights.whole;
    for (const [glyph, cover] of glyphs) {
      const [area, ink] = [areas.get(glyph), sights.inks[sights.of.get(glyph)?.pass ?? 0]];
      if (!area || !ink) continue;
      const then = compared(glyph, area, shown, rest, ink);
      if (!isDrawn || (then.share >= SEEN && !then.isFaint)) reasons.set(glyph, { kind: "covered", cover });
      else uncovered.push(glyph);
    }
  }
  if (uncovered.length > 0) {
    const clipped = await renderer.draw(textAlone(page, new Set(uncovered.map(({ order }) => order)), true), "transparent");
    for (const glyph of uncovered) {
      const area = areas.get(glyph);
      const isCut = area && inkIn(area, clipped) < CUT_OFF * (sights.of.get(glyph)?.ink ?? 0);
      reasons.set(glyph, { kind: isCut ? "cutOff" : "ground" });
    }
  }
  return reasons;
}

/** Characters looked at together: nothing that covers one is the ground of another. */
type Look = { readonly glyphs: Map<Glyph, number | undefined>; readonly covers: Set<number>; readonly grounds: Set<number> };

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
    const there = painting.filter(({ box: [left, top, right, bottom] }) => left <= x && right >= x && top <= y && bottom >= y);
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
    const look = looks.find((each) => !grounds.some((i) => each.covers.has(i)) && !covers.some((i) => each.grounds.has(i)));
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

/** Whether the page shows letters in an area: a row through them changes between ground and ink about as often as letters do. */
export function hasLetters(drawing: Drawing, area: Area, words: string): boolean {
  const { left, top, right, bottom } = within(area, drawing);
  const [width, height] = [right - left, bottom - top];
  if (width < 3 || height < 3) return true;
  const isUpright = height > 1.5 * width && words.length > 2;
  const at = (along: number, across: number) =>
    toneAt(drawing, isUpright ? (top + along) * drawing.width + left + across : (top + across) * drawing.width + left + along);
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
