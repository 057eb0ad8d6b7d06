import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { identity, joined, type Matrix } from "./geometry.ts";
import type { Color } from "./painted.ts";

/** A font (pdf.js FontFaceObject). `fontMatrix` maps its units to text units: a thousandth, unless Type 3. */
export type Font = {
  readonly fontMatrix: Matrix;
  readonly isVertical: boolean;
  /** A Type 3 font's box in its own units, or undefined. */
  readonly box: readonly number[] | undefined;
};

type Numbers = "fontSize" | "charSpacing" | "wordSpacing" | "scale" | "leading" | "rise" | "mode" | "x" | "y" | "lineX" | "lineY";
/** The graphics state, as far as the places of letters and pictures need it (ISO 32000-2 §8.4.1 and §9.3.1). Immutable. */
export type GraphicsState = Readonly<Record<Numbers | "fillAlpha", number> & Record<"matrix" | "textMatrix", Matrix>> & {
  /** Undefined for a pattern. */
  readonly fill: Color | undefined;
  readonly blend: string;
  readonly isMasked: boolean;
  readonly font: Font | undefined;
};

const lineStart = { x: 0, y: 0, lineX: 0, lineY: 0 };
const plainText = { font: undefined, fontSize: 0, charSpacing: 0, wordSpacing: 0, scale: 1, leading: 0, rise: 0, mode: 0, ...lineStart };
export const initialState: GraphicsState = {
  ...plainText,
  matrix: identity,
  textMatrix: identity,
  fill: [0, 0, 0],
  fillAlpha: 1,
  blend: "source-over",
  isMasked: false,
};

/** "#10152b" as three numbers: the form in which pdf.js gives a colour. */
function colorOf(hex: unknown): Color | undefined {
  if (typeof hex !== "string" || !/^#[\da-f]{6}$/i.test(hex)) return undefined;
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

/** The arguments of an operator; pdf.js does not type them. */
export type Arguments = Awaited<ReturnType<PDFPageProxy["getOperatorList"]>>["argsArray"][number];
type Change = (args: Arguments, state: GraphicsState) => Partial<GraphicsState>;

/** The state change of each non-painting operator. Text movements start from the line's beginning (ISO 32000-2 §9.4.2). */
export const stateOperators: Readonly<Record<number, Change>> = {
  [OPS.transform]: (args, { matrix }) => ({ matrix: joined(matrixOf(args), matrix) }),
  [OPS.setGState]: ([entries]) => Object.assign({}, ...entries.map(entryOf)),
  [OPS.setFillRGBColor]: ([hex]) => ({ fill: colorOf(hex) }),
  [OPS.setFillColorN]: () => ({ fill: undefined }),
  [OPS.setFillTransparent]: () => ({ fillAlpha: 0 }),
  [OPS.beginText]: () => ({ textMatrix: identity, ...lineStart }),
  [OPS.setCharSpacing]: ([charSpacing]) => ({ charSpacing }),
  [OPS.setWordSpacing]: ([wordSpacing]) => ({ wordSpacing }),
  [OPS.setHScale]: ([percent]) => ({ scale: percent / 100 }),
  [OPS.setLeading]: ([leading]) => ({ leading: -leading }),
  [OPS.setTextRise]: ([rise]) => ({ rise }),
  [OPS.setTextRenderingMode]: ([mode]) => ({ mode }),
  [OPS.setTextMatrix]: ([matrix]) => ({ textMatrix: matrixOf(matrix), ...lineStart }),
  [OPS.moveText]: ([x, y], state) => movedLine(state, x, y),
  [OPS.setLeadingMoveText]: ([x, y], state) => ({ leading: y, ...movedLine(state, x, y) }),
  [OPS.nextLine]: (_, state) => movedLine(state, 0, state.leading),
};

function movedLine({ lineX, lineY }: GraphicsState, x: number, y: number): Partial<GraphicsState> {
  return { x: lineX + x, lineX: lineX + x, y: lineY + y, lineY: lineY + y };
}

/** An entry of a graphics state dictionary. */
function entryOf([key, value]: readonly [string, Arguments]): Partial<GraphicsState> {
  if (key === "ca") return { fillAlpha: value };
  if (key === "BM") return { blend: value };
  if (key === "SMask") return { isMasked: Boolean(value) };
  return {};
}

export function matrixOf(values: ArrayLike<number> | null | undefined): Matrix {
  if (!values) return identity;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(values);
  return [a, b, c, d, e, f];
}
