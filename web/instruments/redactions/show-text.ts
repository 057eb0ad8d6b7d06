import { boxOf, joined, type Matrix, moved, type Point } from "./geometry.ts";
import type { GraphicsState } from "./graphics-state.ts";
import type { Glyph } from "./painted.ts";

/** A character of a run as pdf.js gives it; a number instead is a movement in thousandths of the size (ISO 32000-2 §9.4.3). */
type Shown = {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
  readonly vmetric?: readonly [number, number, number];
};
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
  const toPage = joined([scale, 0, 0, direction, state.x, state.y + state.rise], joined(state.textMatrix, state.matrix));
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
    if (item.unicode) glyphs.push(glyphOf(item.unicode, { left, base, width, ...heights }, toPage, state, context));
    at += metric ? -metric[0] * perUnit - spacing : width + spacing;
  }
  return { glyphs, state: font.isVertical ? { ...state, y: state.y - at } : { ...state, x: state.x + at * scale } };
}

type Place = { readonly left: number; readonly base: number; readonly width: number; readonly low: number; readonly high: number };

function glyphOf(text: string, { left, base, width, low, high }: Place, toPage: Matrix, state: GraphicsState, context: Context): Glyph {
  const point = (across: number, up: number): Point => moved(toPage, [left + width * across, base + up]);
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
  return mode === 0 && fillAlpha === 1 && blend === "source-over" && !isMasked && fill !== undefined && fill[0] + fill[1] + fill[2] < DARK;
}

const differenceOf = (a: Point, b: Point) => [a[0] - b[0], a[1] - b[1]];

/** Extent of characters below and above the line: from a Type 3 font's box, else typical values. */
function heightsOf(box: readonly number[] | undefined, unit: number, size: number) {
  const [, bottom = 0, , top = 0] = box ?? [];
  if (top > bottom && unit !== 0) return { low: Math.min(0, bottom * unit), high: Math.max(top * unit, 0.01) };
  return { low: -0.2 * size, high: 0.75 * size };
}
