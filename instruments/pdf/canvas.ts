/**
 * Makes a canvas: the browser's in a worker, in Node that of the package which pdf.js uses there.
 */
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

/**
 * How a soft mask becomes opacity: by its brightness or its opacity (ISO 32000-2 §11.5), then by a
 * table of 256 values if it has one.
 */
type Mask = {
  readonly kind: "alpha" | "luminosity";
  readonly table: ArrayLike<number> | undefined;
};
type CanvasAndContext = {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
};

/**
 * pdf.js composes soft masks by SVG filters, which need a document. Without one it takes every mask
 * for opaque. Here a filter is a name; the canvas that gets the name computes the mask's opacity
 * from its pixels.
 */
const masks = new Map<string, Mask>();

export class MaskFilters {
  addFilter = () => "none";
  addHCMFilter = () => "none";
  addHighlightHCMFilter = () => "none";
  addAlphaFilter = (table: ArrayLike<number>) => nameOf({ kind: "alpha", table });
  addLuminosityFilter = (table?: ArrayLike<number> | null) =>
    nameOf({ kind: "luminosity", table: table ?? undefined });
  destroy = () => undefined;
}

function nameOf(mask: Mask): string {
  const name = mask.table ? `${mask.kind} ${Array.from(mask.table).join(" ")}` : mask.kind;
  masks.set(name, mask);
  return name;
}

/** A canvas factory for pdf.js that needs no document and applies the filters above. */
export class MaskingCanvases {
  create(width: number, height: number): CanvasAndContext {
    const canvas = makeCanvas(width, height);
    return { canvas, context: masking(contextOf(canvas)) };
  }
  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }
  destroy(pair: CanvasAndContext): void {
    // Frees the pixels at once.
    if (pair.canvas) Object.assign(pair.canvas, { width: 1, height: 1 });
    Object.assign(pair, { canvas: null, context: null });
  }
}

function masking(context: OffscreenCanvasRenderingContext2D): OffscreenCanvasRenderingContext2D {
  const draw = context.drawImage.bind(context);
  let filter: Mask | undefined;
  Object.defineProperty(context, "filter", {
    get: () => "none",
    set: (name: string) => {
      filter = masks.get(name);
    },
  });
  Object.defineProperty(context, "drawImage", {
    value: (
      image: OffscreenCanvas,
      ...at: [number, number, number, number, number, number, number, number]
    ) => {
      const mask = filter;
      filter = undefined;
      if (!mask || at.length !== 8) return draw(image, ...at);
      const [left, top, width, height, toLeft, toTop] = at;
      const copy = makeCanvas(width, height);
      const pixels = contextOf(copy);
      pixels.drawImage(image, left, top, width, height, 0, 0, width, height);
      const data = pixels.getImageData(0, 0, copy.width, copy.height);
      toOpacity(data.data, mask);
      pixels.putImageData(data, 0, 0);
      draw(copy, 0, 0, copy.width, copy.height, toLeft, toTop, width, height);
    },
  });
  return context;
}

/**
 * The weights of red, green and blue are those of ISO 32000-2 §11.3.5.3. What a mask leaves empty
 * is black.
 */
function toOpacity(data: Uint8ClampedArray, { kind, table }: Mask): void {
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [
      data[i],
      data[i + 1],
      data[i + 2],
      data[i + 3],
    ];
    const value =
      kind === "alpha"
        ? alpha
        : Math.round(((0.3 * red + 0.59 * green + 0.11 * blue) * alpha) / 255);
    data[i + 3] = table?.[value] ?? value;
  }
}
