import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { showText } from "./fragments.ts";
import { type Box, joined, squareBox } from "./geometry.ts";
import { type Arguments, type GraphicsState, initialState, matrixOf, stateOperators } from "./graphics-state.ts";
import { fontOf } from "./page-objects.ts";
import type { Operation } from "./page-renderer.ts";
import type { Glyph, PagePaint, Picture } from "./painted.ts";

/** Whether the layer of marked content is visible (pdf.js OptionalContentConfig). */
export type Layers = { isVisible(group: unknown): boolean };

export const pictureOperators: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);
/** Several pictures in one operator: pdf.js joins equal ones and small ones. */
export const joinedPictures: ReadonlySet<number> = new Set([
  OPS.paintImageMaskXObjectGroup,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
]);
const areaOperators: ReadonlySet<number> = new Set([OPS.shadingFill, OPS.paintSolidColorImageMask, OPS.rawFillPath]);

/** Works out where a page's operators put characters and pictures. What is seen of them, the renderer tells. */
export function readPage(page: PDFPageProxy, list: readonly Operation[], layers: Layers): PagePaint {
  const reader = new PageReader(page, list, layers);
  for (let i = 0; i < list.length; i++) reader.take(i);
  return reader.result();
}

type Group = { readonly from: number; readonly isMask: boolean; readonly isFlat: boolean };

class PageReader {
  readonly #page: PDFPageProxy;
  readonly #layers: Layers;
  readonly #list: Operation[];
  readonly #glyphs: Glyph[] = [];
  readonly #pictures: Picture[] = [];
  readonly #paints = new Set<number>();
  readonly #advances = new Map<number, number>();
  readonly #annotations: { readonly from: number; to: number }[] = [];
  readonly #offPictures: Box[] = [];
  readonly #saved: GraphicsState[] = [];
  /** For each open marked content: whether its layer is visible. */
  readonly #marks: boolean[] = [];
  readonly #groups: Group[] = [];
  readonly #closedFonts = new Set<string>();
  #state = initialState;
  #run = 0;
  #hasOffDrawing = false;
  #hasClips = false;
  #hasUnsureGroups = false;

  constructor(page: PDFPageProxy, list: readonly Operation[], layers: Layers) {
    this.#page = page;
    this.#list = [...list];
    this.#layers = layers;
  }

  result(): PagePaint {
    return {
      list: this.#list,
      glyphs: this.#glyphs,
      pictures: this.#pictures,
      paints: this.#paints,
      advances: this.#advances,
      annotations: this.#annotations,
      offPictures: this.#offPictures,
      hasOffDrawing: this.#hasOffDrawing,
      hasClips: this.#hasClips,
      closedFonts: this.#closedFonts.size,
      hasUnsureGroups: this.#hasUnsureGroups,
    };
  }

  take(i: number): void {
    const [fn = 0, held] = this.#list[i] ?? [];
    const args: Arguments = held ?? [];
    const change = stateOperators[fn];
    if (change) this.#set(change(args, this.#state));
    if (fn === OPS.setGState) this.#fontOfState(args[0]);
    else if (fn === OPS.save) this.#saved.push(this.#state);
    else if (fn === OPS.restore || fn === OPS.paintFormXObjectEnd) this.#restore();
    else if (fn === OPS.setFont) this.#font(args[0], args[1]);
    else if (fn === OPS.showText) this.#text(i, args[0]);
    else if (pictureOperators.has(fn) || joinedPictures.has(fn)) this.#picture(i, fn, args[0]);
    else if (areaOperators.has(fn) || (fn === OPS.constructPath && isPainting(args[0]))) this.#paint(i);
    else this.#nest(i, fn, args);
  }

  /** Operators that open and close forms, groups, layers and annotations. */
  #nest(i: number, fn: number, args: Arguments): void {
    if (fn === OPS.clip || fn === OPS.eoClip) this.#hasClips = true;
    else if (fn === OPS.paintFormXObjectBegin) {
      this.#hasClips = true;
      this.#saved.push(this.#state);
      this.#set({ matrix: joined(matrixOf(args[0]), this.#state.matrix) });
    } else if (fn === OPS.beginGroup) this.#beginGroup(i, args[0]);
    else if (fn === OPS.endGroup) this.#endGroup(i);
    else if (fn === OPS.beginMarkedContentProps) this.#marks.push(args[0] !== "OC" || this.#layers.isVisible(args[1]));
    else if (fn === OPS.beginMarkedContent) this.#marks.push(true);
    else if (fn === OPS.endMarkedContent) this.#marks.pop();
    else if (fn === OPS.beginAnnotation) {
      this.#annotations.push({ from: i, to: Infinity });
      this.#saved.push(this.#state);
      this.#state = { ...initialState, matrix: joined(matrixOf(args[3]), matrixOf(args[2])) };
    } else if (fn === OPS.endAnnotation) {
      const annotation = this.#annotations.at(-1);
      if (annotation) annotation.to = i;
      this.#restore();
    }
  }

  /**
   * pdf.js draws every group as if it were isolated, and none as a knockout group. A group that is not isolated, opaque and without a blend
   * mode is the same as its content, and is replaced by a form. Of a knockout group, and of one with a blend mode that is not isolated, what
   * it shows is not sure.
   */
  #beginGroup(i: number, group: Arguments): void {
    const { fillAlpha, blend, isMasked, matrix } = this.#state;
    const isPlain = fillAlpha === 1 && blend === "source-over" && !isMasked;
    const isFlat = !group.isolated && !group.knockout && !group.smask && isPlain;
    if (group.knockout || (!group.isolated && blend !== "source-over" && !group.smask)) this.#hasUnsureGroups = true;
    this.#groups.push({ from: i, isMask: Boolean(group.smask), isFlat });
    this.#saved.push(this.#state);
    const inner = isFlat ? {} : { fillAlpha: 1, blend: "source-over", isMasked: false };
    this.#set({ ...inner, matrix: joined(matrixOf(group.matrix), matrix) });
  }

  #endGroup(i: number): void {
    const group = this.#groups.pop();
    if (group?.isFlat) {
      const [, args] = this.#list[group.from] ?? [];
      this.#list[group.from] = [OPS.paintFormXObjectBegin, [args[0].matrix ?? null, args[0].bbox ?? null]];
      this.#list[i] = [OPS.paintFormXObjectEnd, null];
    }
    this.#restore();
  }

  #set(change: Partial<GraphicsState>): void {
    this.#state = { ...this.#state, ...change };
  }
  #restore(): void {
    this.#state = this.#saved.pop() ?? this.#state;
  }
  #isInMask = () => this.#groups.some(({ isMask }) => isMask);
  #isOff = () => this.#marks.includes(false);

  #fontOfState(entries: readonly (readonly [string, Arguments])[]): void {
    const entry = entries.find(([key]) => key === "Font");
    if (entry) this.#font(entry[1][0], entry[1][1]);
  }

  #font(name: string, fontSize: number): void {
    const font = fontOf(this.#page, name);
    if (!font) this.#closedFonts.add(name);
    this.#set({ font, fontSize });
  }

  #text(i: number, items: Parameters<typeof showText>[0]): void {
    const before = this.#state;
    const context = { order: i, run: this.#run++, isOff: this.#isOff(), isInMask: this.#isInMask() };
    const { glyphs, state } = showText(items, before, context);
    this.#state = state;
    const isInGroup = this.#groups.some(({ isFlat }) => !isFlat);
    for (const glyph of glyphs) this.#glyphs.push(isInGroup ? { ...glyph, isPlain: false } : glyph);
    const size = Math.abs(before.fontSize) || 1;
    const along = (state.x - before.x) / (state.scale * (before.fontSize < 0 ? -1 : 1) || 1);
    this.#advances.set(i, (before.font?.isVertical ? 1000 * (before.y - state.y) : -1000 * along) / size);
  }

  #picture(i: number, fn: number, source: Arguments): void {
    this.#paint(i);
    if (joinedPictures.has(fn) || this.#isInMask()) return;
    const isStencil = fn === OPS.paintImageMaskXObject;
    const { matrix } = this.#state;
    if (this.#isOff()) this.#offPictures.push(squareBox(matrix));
    else {
      const id = isStencil && typeof source.data === "string" ? source.data : source;
      this.#pictures.push({ order: i, matrix, source: id, isStencil });
    }
  }

  #paint(i: number): void {
    if (this.#isOff()) this.#hasOffDrawing = true;
    else if (!this.#isInMask()) this.#paints.add(i);
  }
}

const isPainting = (operator: number) => operator !== OPS.endPath && operator !== OPS.clip && operator !== OPS.eoClip;
