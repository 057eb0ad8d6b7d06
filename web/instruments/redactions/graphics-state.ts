import { identity, type Matrix } from "./geometry.ts";
import type { Color } from "./painted.ts";

/** A font (pdf.js FontFaceObject). `fontMatrix` maps its units to text units: a thousandth, unless Type 3. */
export type Font = {
  readonly fontMatrix: Matrix;
  readonly isVertical: boolean;
  /** A Type 3 font's box in its own units, or undefined. */
  readonly box: readonly number[] | undefined;
};

/** The graphics state, as far as the places of letters and pictures need it (ISO 32000-2 §8.4.1 and §9.3.1). Immutable. */
export type GraphicsState = {
  readonly matrix: Matrix;
  /** Undefined for a pattern. */
  readonly fill: Color | undefined;
  readonly fillAlpha: number;
  readonly blend: string;
  readonly isMasked: boolean;
  readonly font: Font | undefined;
  readonly fontSize: number;
  readonly charSpacing: number;
  readonly wordSpacing: number;
  readonly scale: number;
  readonly leading: number;
  readonly rise: number;
  readonly mode: number;
  readonly textMatrix: Matrix;
  readonly x: number;
  readonly y: number;
  readonly lineX: number;
  readonly lineY: number;
};

export const initialState: GraphicsState = {
  matrix: identity,
  fill: [0, 0, 0],
  fillAlpha: 1,
  blend: "source-over",
  isMasked: false,
  font: undefined,
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  textMatrix: identity,
  x: 0,
  y: 0,
  lineX: 0,
  lineY: 0,
};

/** "#10152b" as three numbers: the form in which pdf.js gives a colour. */
export function colorOf(hex: unknown): Color | undefined {
  if (typeof hex !== "string" || !/^#[\da-f]{6}$/i.test(hex)) return undefined;
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}
