import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The effect of each path-painting operator (ISO 32000-2 §8.5.3). */
export const evenOddFills: ReadonlySet<number> = new Set([OPS.eoFill, OPS.eoFillStroke, OPS.closeEOFillStroke]);
export const fills: ReadonlySet<number> = new Set([OPS.fill, OPS.fillStroke, OPS.closeFillStroke]);
export const strokes: ReadonlySet<number> = new Set([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.closeFillStroke,
  OPS.eoFillStroke,
  OPS.closeEOFillStroke,
]);
