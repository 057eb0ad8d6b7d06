/** Makes a canvas: the browser's in a worker, in Node that of the package which pdf.js uses there. */
export function makeCanvas(width: number, height: number): OffscreenCanvas {
  const [columns, rows] = [width, height].map((side) => Math.max(1, Math.ceil(side)));
  if (!("process" in globalThis)) return new OffscreenCanvas(columns ?? 1, rows ?? 1);
  const require = process.getBuiltinModule("node:module").createRequire(import.meta.url);
  return require("@napi-rs/canvas").createCanvas(columns, rows);
}

/** The context for drawing and for reading pixels. */
export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("No canvas context");
  return context;
}
