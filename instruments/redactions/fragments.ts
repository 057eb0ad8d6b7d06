import { around, type Box, boxOf, joined, type Matrix, moved, type Point } from "./drawing.ts";
import type { Glyph, GraphicsState } from "./read-page.ts";

/** Characters that follow one another on a line, as words with spaces, and the box around them. */
export type Fragment = {
  readonly words: string;
  readonly box: Box;
  readonly glyphs: readonly Glyph[];
  readonly size: number;
};

/**
 * Joins characters to lines, in the order shown. A gap of a fifth of the size is a space;
 * `gapAllowed` sizes end a line.
 */
export function fragmentsOf(glyphs: readonly Glyph[], gapAllowed = 2): readonly Fragment[] {
  const fragments: Fragment[] = [];
  let words = "";
  let line: Glyph[] = [];
  const end = () => {
    const trimmed = words.replace(/\s+/g, " ").trim();
    const inked = line.filter(({ text }) => text.trim() !== "");
    const [first] = inked;
    if (first && trimmed) {
      const box = inked.reduce((all, glyph) => around(all, glyph.box), first.box);
      fragments.push({ words: trimmed, box, glyphs: inked, size: first.size });
    }
    words = "";
    line = [];
  };
  for (const glyph of glyphs) {
    const last = line.at(-1);
    if (last) {
      const gap = gapBetween(last, glyph);
      if (gap === undefined || gap > gapAllowed) end();
      else if (gap > 0.2) words += " ";
    }
    words += glyph.text;
    line.push(glyph);
  }
  end();
  return fragments;
}

/** Words one by one. */
export const wordsOf = (glyphs: readonly Glyph[]): readonly Fragment[] =>
  splitAtSpaces(glyphs).flatMap((part) => fragmentsOf(part, 0.2));

/** The text of characters, with a space between two words. */
export const textIn = (glyphs: readonly Glyph[]) =>
  wordsOf(glyphs)
    .map(({ words }) => words)
    .join(" ");

const splitAtSpaces = (glyphs: readonly Glyph[]) => {
  const parts: Glyph[][] = [[]];
  for (const glyph of glyphs) {
    if (glyph.text.trim() === "") parts.push([]);
    else parts.at(-1)?.push(glyph);
  }
  return parts.filter((part) => part.length > 0);
};

/**
 * The gap between characters along the line, in type sizes; undefined if the next is on another
 * line.
 */
function gapBetween(last: Glyph, next: Glyph): number | undefined {
  const size = Math.max(last.size, next.size, 0.01);
  const [alongX, alongY] = [last.end[0] - last.start[0], last.end[1] - last.start[1]];
  const length = Math.hypot(alongX, alongY);
  const [stepX, stepY] = [next.start[0] - last.end[0], next.start[1] - last.end[1]];
  if (length === 0) return Math.hypot(stepX, stepY) / size;
  const gap = (stepX * alongX + stepY * alongY) / length / size;
  const aside = Math.abs(stepX * alongY - stepY * alongX) / length / size;
  return aside > 0.5 || gap < -1 ? undefined : Math.max(0, gap);
}

/** Counts letters and digits; texts with fewer than two are not reported. */
export const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
/**
 * Whether a text has no real characters: over a third are private use, control or replacement
 * characters.
 */
export const isUnreadable = (text: string) =>
  (text.match(/[\p{Co}\p{Cc}\uFFFD]/gu)?.length ?? 0) > text.length / 3;

/**
 * A character of a run as pdf.js gives it; a number instead is a movement in thousandths of the
 * size (ISO 32000-2 §9.4.3).
 */
type Shown = {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
  readonly vmetric?: Metric;
};
type Metric = readonly [number, number, number];
type Context = Pick<Glyph, "order" | "run" | "isOff" | "isInMask">;
/** The sum of red, green and blue of a colour that shows on paper. */
const DARK = 300;

/** The characters of one text operator, and the state after it. */
export function showText(
  items: readonly (Shown | number)[],
  state: GraphicsState,
  context: Context,
): { readonly glyphs: readonly Glyph[]; readonly state: GraphicsState } {
  const { font, fontSize } = state;
  if (!font || fontSize === 0) return { glyphs: [], state };
  const size = Math.abs(fontSize);
  const direction = fontSize < 0 ? -1 : 1;
  const scale = state.scale * direction;
  const perUnit = size * (font.fontMatrix[0] || 0.001);
  const toPage = joined(
    [scale, 0, 0, direction, state.x, state.y + state.rise],
    joined(state.textMatrix, state.matrix),
  );
  const heights = heightsOf(font.box, size * font.fontMatrix[3], size);
  const glyphs: Glyph[] = [];
  let at = 0;
  for (const item of items) {
    if (typeof item === "number") {
      at += ((font.isVertical ? 1 : -1) * item * size) / 1000;
      continue;
    }
    const spacing = ((item.isSpace ? state.wordSpacing : 0) + state.charSpacing) * direction;
    const metric = font.isVertical ? (item.vmetric ?? [-1000, item.width / 2, 880]) : undefined;
    const left = metric ? -metric[1] * perUnit : at;
    const base = metric ? -at - metric[2] * perUnit : 0;
    const width = item.width * perUnit;
    if (item.unicode)
      glyphs.push(glyphOf(item.unicode, { left, base, width, ...heights }, toPage, state, context));
    at += metric ? -metric[0] * perUnit - spacing : width + spacing;
  }
  return {
    glyphs,
    state: font.isVertical ? { ...state, y: state.y - at } : { ...state, x: state.x + at * scale },
  };
}

type Place = {
  readonly left: number;
  readonly base: number;
  readonly width: number;
  readonly low: number;
  readonly high: number;
};

function glyphOf(
  text: string,
  { left, base, width, low, high }: Place,
  toPage: Matrix,
  state: GraphicsState,
  context: Context,
): Glyph {
  const point = (across: number, up: number): Point =>
    moved(toPage, [left + width * across, base + up]);
  const box = boxOf([point(0, low), point(1, low), point(1, high), point(0, high)]);
  return {
    ...context,
    text,
    box,
    start: point(0, 0),
    end: point(1, 0),
    size: Math.hypot(...differenceOf(point(0, high), point(0, 0))) / 0.75,
    isPlain: isPlain(state),
    isInvisible: state.mode === 3 || state.mode === 7,
    isClip: state.mode >= 4,
  };
}

function isPlain({ mode, fill, fillAlpha, blend, isMasked }: GraphicsState): boolean {
  return (
    mode === 0 &&
    fillAlpha === 1 &&
    blend === "source-over" &&
    !isMasked &&
    fill !== undefined &&
    fill[0] + fill[1] + fill[2] < DARK
  );
}

const differenceOf = (a: Point, b: Point) => [a[0] - b[0], a[1] - b[1]];

/** Extent of characters below and above the line: from a Type 3 font's box, else typical values. */
function heightsOf(box: readonly number[] | undefined, unit: number, size: number) {
  const [, bottom = 0, , top = 0] = box ?? [];
  if (top > bottom && unit !== 0)
    return { low: Math.min(0, bottom * unit), high: Math.max(top * unit, 0.01) };
  return { low: -0.2 * size, high: 0.75 * size };
}
