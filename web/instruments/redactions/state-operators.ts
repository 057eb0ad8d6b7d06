import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { identity, joined, type Matrix } from "./geometry.ts";
import { colorOf, type GraphicsState } from "./graphics-state.ts";

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

const lineStart = { x: 0, y: 0, lineX: 0, lineY: 0 };

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
