import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type Box, boxShape, identity, joined, type Shape, unitSquare } from "./geometry.ts";
import { type GraphicsState, initialState } from "./graphics-state.ts";
import { fontOf, pixelsOf } from "./page-objects.ts";
import type { Color, Glyph, PagePaint, Paint, Picture } from "./painted.ts";
import { evenOddFills, fills, strokes } from "./path-operators.ts";
import { ringsOf, shapeOf, strokeShape } from "./path-shapes.ts";
import { showText } from "./show-text.ts";
import { type Arguments, matrixOf, stateOperators } from "./state-operators.ts";

/** Whether the layer of marked content is visible (pdf.js OptionalContentConfig). */
export type Layers = { isVisible(group: unknown): boolean };

/** Interprets pdf.js's operator list of a page: every paint with place, order and colour, and every character. */
export async function readPage(page: PDFPageProxy, layers: Layers): Promise<PagePaint> {
  const { fnArray, argsArray } = await page.getOperatorList({ intent: "display" });
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const reader = new PageReader(page, layers, [left, bottom, right, top]);
  for (let i = 0; i < fnArray.length; i++) await reader.take(fnArray[i] ?? 0, argsArray[i] ?? []);
  return reader.result();
}

type Group = { readonly alpha: number; readonly blend: string; readonly isMask: boolean };

class PageReader {
  readonly #page: PDFPageProxy;
  readonly #layers: Layers;
  readonly #view: Box;
  readonly #paints: Paint[] = [];
  readonly #offPictures: Picture[] = [];
  readonly #glyphs: Glyph[] = [];
  readonly #saved: GraphicsState[] = [];
  /** For each open marked content: whether its layer is visible. */
  readonly #marks: boolean[] = [];
  readonly #groups: Group[] = [];
  readonly #closedFonts = new Set<string>();
  #closedPictures = 0;
  #state = initialState;
  #order = 0;
  #run = 0;
  #clipRule: "nonzero" | "evenodd" | undefined;
  #clipsText = false;
  #annotation: string | undefined;

  constructor(page: PDFPageProxy, layers: Layers, view: Box) {
    this.#page = page;
    this.#layers = layers;
    this.#view = view;
  }

  result(): PagePaint {
    return {
      view: this.#view,
      paints: this.#paints,
      offPictures: this.#offPictures,
      glyphs: this.#glyphs,
      closedPictures: this.#closedPictures,
      closedFonts: this.#closedFonts.size,
    };
  }

  async take(fn: number, args: Arguments): Promise<void> {
    this.#order++;
    const change = stateOperators[fn];
    if (change) this.#set(change(args, this.#state));
    else if (fn === OPS.save) this.#save();
    else if (fn === OPS.restore || fn === OPS.paintFormXObjectEnd) this.#restore();
    else if (fn === OPS.showText) this.#text(args[0]);
    else if (fn === OPS.constructPath) this.#path(args[0], args[1][0]);
    else if (fn === OPS.clip) this.#clipRule = "nonzero";
    else if (fn === OPS.eoClip) this.#clipRule = "evenodd";
    else if (fn === OPS.setFont) this.#font(args[0], args[1]);
    else if (fn === OPS.endText) this.#endText();
    else if (fn === OPS.shadingFill) this.#fill(boxShape(this.#view, identity), undefined, this.#state.fillAlpha);
    else if (fn === OPS.paintSolidColorImageMask) this.#fill(unitSquare(this.#state.matrix), this.#state.fill, this.#state.fillAlpha);
    else if (fn === OPS.paintImageXObject || fn === OPS.paintInlineImageXObject) await this.#picture(args[0], false);
    else if (fn === OPS.paintImageMaskXObject) await this.#picture(typeof args[0].data === "string" ? args[0].data : args[0], true);
    else this.#nest(fn, args);
  }

  /** Operators that open and close forms, groups, layers and annotations. */
  #nest(fn: number, args: Arguments): void {
    if (fn === OPS.paintFormXObjectBegin) {
      this.#save();
      this.#set({ matrix: joined(matrixOf(args[0]), this.#state.matrix) });
      if (args[1]) this.#clipTo(boxShape(args[1], this.#state.matrix));
    } else if (fn === OPS.beginGroup) {
      const [{ matrix, bbox, smask }] = args;
      const { fillAlpha, blend, isMasked } = this.#state;
      this.#groups.push({ alpha: isMasked ? fillAlpha / 2 : fillAlpha, blend, isMask: Boolean(smask) });
      this.#save();
      if (bbox) this.#clipTo(boxShape(bbox, joined(matrixOf(matrix), this.#state.matrix)));
      this.#set({ fillAlpha: 1, strokeAlpha: 1, blend: "source-over", isMasked: false });
    } else if (fn === OPS.endGroup) {
      this.#groups.pop();
      this.#restore();
    } else if (fn === OPS.beginMarkedContentProps) {
      this.#marks.push(args[0] !== "OC" || this.#layers.isVisible(args[1]));
    } else if (fn === OPS.beginMarkedContent) {
      this.#marks.push(true);
    } else if (fn === OPS.endMarkedContent) {
      this.#marks.pop();
    } else if (fn === OPS.beginAnnotation) {
      this.#annotation = args[0];
      this.#save();
      this.#state = { ...initialState, matrix: joined(matrixOf(args[3]), matrixOf(args[2])) };
      if (args[1]) this.#clipTo(boxShape(args[1], identity));
    } else if (fn === OPS.endAnnotation) {
      this.#annotation = undefined;
      this.#restore();
    }
  }

  #set(change: Partial<GraphicsState>): void {
    this.#state = { ...this.#state, ...change };
  }
  #save(): void {
    this.#saved.push(this.#state);
  }
  #restore(): void {
    this.#state = this.#saved.pop() ?? this.#state;
  }
  #clipTo(shape: Shape): void {
    this.#set({ clips: [...this.#state.clips, shape] });
  }

  #font(name: string, fontSize: number): void {
    const font = fontOf(this.#page, name);
    if (!font) this.#closedFonts.add(name);
    this.#set({ font, fontSize });
  }

  #endText(): void {
    // Text as a clipping path: later paint stays within the letters, so it hides nothing.
    if (this.#clipsText) this.#clipTo({ rings: [], box: [0, 0, 0, 0], isEvenOdd: false });
    this.#clipsText = false;
  }

  #text(items: Parameters<typeof showText>[0]): void {
    if (this.#state.mode >= 4) this.#clipsText = true;
    const context = { order: this.#order, run: this.#run++, isOff: this.#marks.includes(false), annotation: this.#annotation };
    const { glyphs, state } = showText(items, this.#state, context);
    this.#state = state;
    if (this.#groups.some(({ isMask }) => isMask)) return;
    for (const glyph of glyphs) this.#glyphs.push({ ...glyph, ...this.#mixed(glyph.alpha, glyph.blend) });
  }

  #path(operator: number, data: ArrayLike<number> | null): void {
    const rings = data ? ringsOf(data, this.#state.matrix) : [];
    const { fill, stroke, fillAlpha, strokeAlpha, lineWidth, matrix } = this.#state;
    const isEvenOdd = evenOddFills.has(operator);
    if (rings.length > 0 && (isEvenOdd || fills.has(operator))) this.#fill(shapeOf(rings, isEvenOdd), fill, fillAlpha);
    if (rings.length > 0 && strokes.has(operator)) {
      const area = strokeShape(rings, lineWidth * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])));
      if (area) this.#fill(area, stroke, strokeAlpha);
    }
    if (this.#clipRule) this.#clipTo(shapeOf(rings, this.#clipRule === "evenodd"));
    this.#clipRule = undefined;
  }

  #fill(shape: Shape, color: Color | undefined, alpha: number): void {
    if (!this.#isPainted()) return;
    this.#paints.push({ kind: "fill", color, ...this.#placed(shape, alpha) });
  }

  async #picture(source: Arguments, isStencil: boolean): Promise<void> {
    const pixels = await pixelsOf(this.#page, source, isStencil);
    if (!pixels) this.#closedPictures++;
    if (this.#groups.some(({ isMask }) => isMask)) return;
    const { matrix, fill: color, fillAlpha } = this.#state;
    const id = typeof source === "string" ? source : `inline ${this.#order}`;
    const picture: Picture = { kind: "picture", matrix, pixels, color, isStencil, id, ...this.#placed(unitSquare(matrix), fillAlpha) };
    if (this.#isPainted()) this.#paints.push(picture);
    else this.#offPictures.push(picture);
  }

  #isPainted(): boolean {
    return !this.#marks.includes(false) && !this.#groups.some(({ isMask }) => isMask);
  }

  #placed(shape: Shape, alpha: number) {
    const own = this.#state.isMasked ? alpha / 2 : alpha;
    const { clips, blend } = this.#state;
    return { order: this.#order, shape, clips, annotation: this.#annotation, ...this.#mixed(own, blend) };
  }

  /** Opacity and blend mode after the surrounding groups. */
  #mixed(alpha: number, blend: string) {
    const outer = this.#groups.find((group) => group.blend !== "source-over");
    return { alpha: this.#groups.reduce((share, group) => share * group.alpha, alpha), blend: outer?.blend ?? blend };
  }
}
