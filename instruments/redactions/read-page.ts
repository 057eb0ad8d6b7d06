import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import {
  type Box,
  identity,
  joined,
  type Matrix,
  matrixOf,
  type Point,
  squareBox,
} from "./drawing.ts";
import { showText } from "./fragments.ts";
import { fontOf } from "./page-objects.ts";
import type { Operation } from "./page-renderer.ts";

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
const areaOperators: ReadonlySet<number> = new Set([
  OPS.shadingFill,
  OPS.paintSolidColorImageMask,
  OPS.rawFillPath,
]);

type Group = { readonly from: number; readonly isMask: boolean; readonly isFlat: boolean };

/** All that a page paints, in order. */
export type PagePaint = ReturnType<typeof readPage>;

/**
 * Works out where a page's operators put characters and pictures. What is seen of them, the
 * renderer tells.
 */
export function readPage(page: PDFPageProxy, operations: readonly Operation[], layers: Layers) {
  const list = [...operations];
  const glyphs: Glyph[] = [];
  const pictures: Picture[] = [];
  /**
   * Operators that paint paths, shadings and pictures, visible or not; those of soft masks are left
   * out.
   */
  const paints = new Set<number>();
  /** The thousandths of the size by which a text operator moves the next one. */
  const advances = new Map<number, number>();
  /** Annotations: their first and last operator. */
  const annotations: { readonly from: number; to: number }[] = [];
  /** Boxes of pictures on layers that are switched off, and whether drawings are. */
  const offPictures: Box[] = [];
  let hasOffDrawing = false;
  /** Something, such as a frame, may cut letters off. */
  let hasClips = false;
  /** Groups that pdf.js does not draw as other programs do. */
  let hasUnsureGroups = false;
  /** Fonts without readable letters. */
  const closedFonts = new Set<string>();
  const saved: GraphicsState[] = [];
  /** For each open marked content: whether its layer is visible. */
  const marks: boolean[] = [];
  const groups: Group[] = [];
  let state = initialState;
  let run = 0;

  function take(i: number): void {
    const [fn = 0, held] = list[i] ?? [];
    const args: Arguments = held ?? [];
    const change = stateOperators[fn];
    if (change) set(change(args, state));
    if (fn === OPS.setGState) setFontOfState(args[0]);
    else if (fn === OPS.save) saved.push(state);
    else if (fn === OPS.restore || fn === OPS.paintFormXObjectEnd) restore();
    else if (fn === OPS.setFont) setFont(args[0], args[1]);
    else if (fn === OPS.showText) text(i, args[0]);
    else if (pictureOperators.has(fn) || joinedPictures.has(fn)) picture(i, fn, args[0]);
    else if (areaOperators.has(fn) || (fn === OPS.constructPath && isPainting(args[0]))) paint(i);
    else nest(i, fn, args);
  }

  /** Operators that open and close forms, groups, layers and annotations. */
  function nest(i: number, fn: number, args: Arguments): void {
    if (fn === OPS.clip || fn === OPS.eoClip) hasClips = true;
    else if (fn === OPS.paintFormXObjectBegin) {
      hasClips = true;
      saved.push(state);
      set({ matrix: joined(matrixOf(args[0]), state.matrix) });
    } else if (fn === OPS.beginGroup) beginGroup(i, args[0]);
    else if (fn === OPS.endGroup) endGroup(i);
    else if (fn === OPS.beginMarkedContentProps)
      marks.push(args[0] !== "OC" || layers.isVisible(args[1]));
    else if (fn === OPS.beginMarkedContent) marks.push(true);
    else if (fn === OPS.endMarkedContent) marks.pop();
    else if (fn === OPS.beginAnnotation) {
      annotations.push({ from: i, to: Infinity });
      saved.push(state);
      state = { ...initialState, matrix: joined(matrixOf(args[3]), matrixOf(args[2])) };
    } else if (fn === OPS.endAnnotation) {
      const annotation = annotations.at(-1);
      if (annotation) annotation.to = i;
      restore();
    }
  }

  /**
   * pdf.js draws every group as if it were isolated, and none as a knockout group. A group that is
   * not isolated, opaque and without a blend mode is the same as its content, and is replaced by a
   * form. Of a knockout group, and of one with a blend mode that is not isolated, what it shows is
   * not sure.
   */
  function beginGroup(i: number, group: Arguments): void {
    const { fillAlpha, blend, isMasked, matrix } = state;
    const isPlain = fillAlpha === 1 && blend === "source-over" && !isMasked;
    const isFlat = !group.isolated && !group.knockout && !group.smask && isPlain;
    if (group.knockout || (!group.isolated && blend !== "source-over" && !group.smask))
      hasUnsureGroups = true;
    groups.push({ from: i, isMask: Boolean(group.smask), isFlat });
    saved.push(state);
    const inner = isFlat ? {} : { fillAlpha: 1, blend: "source-over", isMasked: false };
    set({ ...inner, matrix: joined(matrixOf(group.matrix), matrix) });
  }

  function endGroup(i: number): void {
    const group = groups.pop();
    if (group?.isFlat) {
      const [, args] = list[group.from] ?? [];
      list[group.from] = [
        OPS.paintFormXObjectBegin,
        [args[0].matrix ?? null, args[0].bbox ?? null],
      ];
      list[i] = [OPS.paintFormXObjectEnd, null];
    }
    restore();
  }

  function set(change: Partial<GraphicsState>): void {
    state = { ...state, ...change };
  }
  function restore(): void {
    state = saved.pop() ?? state;
  }
  const isInMask = () => groups.some(({ isMask }) => isMask);
  const isOff = () => marks.includes(false);

  function setFontOfState(entries: readonly (readonly [string, Arguments])[]): void {
    const entry = entries.find(([key]) => key === "Font");
    if (entry) setFont(entry[1][0], entry[1][1]);
  }

  function setFont(name: string, fontSize: number): void {
    const font = fontOf(page, name);
    if (!font) closedFonts.add(name);
    set({ font, fontSize });
  }

  function text(i: number, items: Parameters<typeof showText>[0]): void {
    const before = state;
    const shown = showText(items, before, {
      order: i,
      run: run++,
      isOff: isOff(),
      isInMask: isInMask(),
    });
    state = shown.state;
    const isInGroup = groups.some(({ isFlat }) => !isFlat);
    for (const glyph of shown.glyphs) glyphs.push(isInGroup ? { ...glyph, isPlain: false } : glyph);
    const size = Math.abs(before.fontSize) || 1;
    const along = (state.x - before.x) / (state.scale * (before.fontSize < 0 ? -1 : 1) || 1);
    advances.set(i, (before.font?.isVertical ? 1000 * (before.y - state.y) : -1000 * along) / size);
  }

  function picture(i: number, fn: number, source: Arguments): void {
    paint(i);
    if (joinedPictures.has(fn) || isInMask()) return;
    const isStencil = fn === OPS.paintImageMaskXObject;
    const { matrix } = state;
    if (isOff()) offPictures.push(squareBox(matrix));
    else {
      const id = isStencil && typeof source.data === "string" ? source.data : source;
      pictures.push({ order: i, matrix, source: id, isStencil });
    }
  }

  function paint(i: number): void {
    if (isOff()) hasOffDrawing = true;
    else if (!isInMask()) paints.add(i);
  }

  for (let i = 0; i < list.length; i++) take(i);
  const has = { hasOffDrawing, hasClips, hasUnsureGroups };
  return {
    list,
    glyphs,
    pictures,
    paints,
    advances,
    annotations,
    offPictures,
    closedFonts: closedFonts.size,
    ...has,
  };
}

const isPainting = (operator: number) =>
  operator !== OPS.endPath && operator !== OPS.clip && operator !== OPS.eoClip;

/** Red, green, blue, 0 to 255. */
type Color = readonly [red: number, green: number, blue: number];

/** A shown character with its place in page units; `box` is its part of the line. */
export type Glyph = {
  /** The operator that shows it, and the number of that operator among those that show text. */
  readonly order: number;
  readonly run: number;
  readonly text: string;
  readonly box: Box;
  readonly start: Point;
  readonly end: Point;
  /** Size of the type. */
  readonly size: number;
  /** Dark and opaque, in the ordinary way: on bare paper it shows. */
  readonly isPlain: boolean;
  /** Rendering mode 3 or 7: no ink of its own (ISO 32000-2 §9.3.6). */
  readonly isInvisible: boolean;
  /**
   * The letters are a clipping path, or belong to a soft mask: their ink is painted by something
   * else.
   */
  readonly isClip: boolean;
  readonly isInMask: boolean;
  /** On a layer that is switched off. */
  readonly isOff: boolean;
};

/**
 * A picture on the unit square of `matrix`. `source` is pdf.js's identifier, or the picture itself
 * if it is inline.
 */
export type Picture = {
  readonly order: number;
  readonly matrix: Matrix;
  readonly source: Arguments;
  readonly isStencil: boolean;
};

/**
 * A font (pdf.js FontFaceObject). `fontMatrix` maps its units to text units: a thousandth, unless
 * Type 3.
 */
export type Font = {
  readonly fontMatrix: Matrix;
  readonly isVertical: boolean;
  /** A Type 3 font's box in its own units, or undefined. */
  readonly box: readonly number[] | undefined;
};

type Numbers =
  | "fontSize"
  | "charSpacing"
  | "wordSpacing"
  | "scale"
  | "leading"
  | "rise"
  | "mode"
  | "x"
  | "y"
  | "lineX"
  | "lineY";
/**
 * The graphics state, as far as the places of letters and pictures need it (ISO 32000-2 §8.4.1 and
 * §9.3.1). Immutable.
 */
export type GraphicsState = Readonly<
  Record<Numbers | "fillAlpha", number> & Record<"matrix" | "textMatrix", Matrix>
> & {
  /** Undefined for a pattern. */
  readonly fill: Color | undefined;
  readonly blend: string;
  readonly isMasked: boolean;
  readonly font: Font | undefined;
};

const lineStart = { x: 0, y: 0, lineX: 0, lineY: 0 };
const plainText = {
  font: undefined,
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  ...lineStart,
};
const initialState: GraphicsState = {
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

/**
 * The state change of each non-painting operator. Text movements start from the line's beginning
 * (ISO 32000-2 §9.4.2).
 */
const stateOperators: Readonly<Record<number, Change>> = {
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
