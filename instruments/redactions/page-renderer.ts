import { contextOf, makeCanvas } from "instruments/pdf/canvas.ts";
import { OPS, type PageViewport, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Box, Drawing } from "./drawing.ts";
import type { Arguments, PagePaint } from "./read-page.ts";

/** An operator of pdf.js with its arguments. */
export type Operation = readonly [fn: number, args: Arguments];
/**
 * The part of the page that each operator paints, as shares of its width and height from the top
 * left; undefined if it paints nothing.
 */
export type PaintedBoxes = (operator: number) => Box | undefined;

/** Why a page was given up. Its other tests were not made. */
export class TooMuch extends Error {}

/** 144 dots an inch, but at most this many pixels. */
const [DOTS, MOST_PIXELS] = [2, 6_000_000];
/** The most operators, and milliseconds, that a page may take. */
const [MOST_OPERATORS, MOST_MS] = [450_000, 11_000];

/**
 * Draws a page as often as needed, each time with another operator list. pdf.js has no public way
 * to draw a changed list: it is put in the place of the page's own, in `_intentStates`, while a
 * drawing starts. corpus.long.test.ts fails if a new version of pdf.js moves it.
 */
export class PageRenderer {
  readonly viewport: PageViewport;
  readonly width: number;
  readonly height: number;
  /** The page's own operators. */
  readonly list: readonly Operation[];
  readonly #page: PDFPageProxy;
  readonly #intent: Arguments;
  readonly #canvas: OffscreenCanvas;
  readonly #ends: number;

  private constructor(page: PDFPageProxy, intent: Arguments, ends: number) {
    this.#page = page;
    this.#intent = intent;
    this.#ends = ends;
    const { width, height } = page.getViewport({ scale: 1 });
    this.viewport = page.getViewport({
      scale: Math.min(DOTS, Math.sqrt(MOST_PIXELS / (width * height))),
    });
    this.width = Math.max(1, Math.ceil(this.viewport.width));
    this.height = Math.max(1, Math.ceil(this.viewport.height));
    this.#canvas = makeCanvas(this.width, this.height);
    const { fnArray, argsArray } = intent.operatorList;
    this.list = Array.from(fnArray, (fn: number, i): Operation => [fn, argsArray[i]]);
  }

  /**
   * Fetches the page's list, fonts and pictures by a drawing that paints nothing. Throws TooMuch,
   * which also ends the fetching.
   */
  static async open(page: PDFPageProxy): Promise<PageRenderer> {
    const ends = Date.now() + MOST_MS;
    const isDependency = (i: number) =>
      [...page._intentStates.values()].some(
        ({ operatorList }) => operatorList?.fnArray[i] === OPS.dependency,
      );
    const target: object = { canvasContext: contextOf(makeCanvas(1, 1)) };
    await page.render({
      canvas: null,
      ...target,
      viewport: page.getViewport({ scale: 0.01 }),
      operationsFilter: within(ends, isDependency),
    }).promise;
    const intent = [...page._intentStates.values()].find(({ operatorList }) => operatorList);
    return new PageRenderer(page, intent ?? { operatorList: { fnArray: [], argsArray: [] } }, ends);
  }

  /** The page drawn by a list on white paper, or on no ground at all. */
  async draw(
    list: readonly Operation[],
    background: "white" | "transparent" = "white",
  ): Promise<Drawing> {
    await this.#render(list, background === "white" ? background : "rgba(0,0,0,0)", {});
    const { width, height } = this;
    return { width, height, data: contextOf(this.#canvas).getImageData(0, 0, width, height).data };
  }

  /** Where each operator of a list paints. */
  async boxes(list: readonly Operation[]): Promise<PaintedBoxes> {
    this.#page.recordedBBoxes = null;
    await this.#render(list, "white", { recordOperations: true });
    const boxes = this.#page.recordedBBoxes;
    return (i) =>
      boxes && i < boxes.length && !boxes.isEmpty(i)
        ? [boxes.minX(i), boxes.minY(i), boxes.maxX(i), boxes.maxY(i)]
        : undefined;
  }

  async #render(list: readonly Operation[], background: string, options: object): Promise<void> {
    const own = this.#intent.operatorList;
    const context = contextOf(this.#canvas);
    context.reset();
    const target: object = { canvas: this.#canvas, canvasContext: context };
    const [fnArray, argsArray] = [list.map(([fn]) => fn), list.map(([, args]) => args)];
    this.#intent.operatorList = { fnArray, argsArray, lastChunk: true, separateAnnots: null };
    try {
      const operationsFilter = within(this.#ends, () => true);
      const parameters = {
        canvas: null,
        ...target,
        viewport: this.viewport,
        background,
        operationsFilter,
        ...options,
      };
      const { promise } = this.#page.render(parameters);
      this.#intent.operatorList = own;
      await promise;
    } finally {
      this.#intent.operatorList = own;
    }
  }
}

/** A filter that lets operators pass until the page took too many, or too long. */
function within(
  ends: number,
  isPassed: (operator: number) => boolean,
): (operator: number) => boolean {
  let steps = 0;
  return (operator) => {
    if (++steps > MOST_OPERATORS || (steps % 256 === 0 && Date.now() > ends)) throw new TooMuch();
    return isPassed(operator);
  };
}

type Orders = ReadonlySet<number>;
const nothing: Operation = [OPS.dependency, []];

/**
 * The list without some operators. Text is replaced by its advance, because the next words follow
 * from it; a path may still be a clip.
 */
export function without({ list, advances }: PagePaint, left: Orders): readonly Operation[] {
  return list.map((operation, i): Operation => {
    if (!left.has(i)) return operation;
    const [fn, args] = operation;
    if (fn === OPS.showText) return [fn, [[advances.get(i) ?? 0]]];
    return fn === OPS.constructPath ? [fn, [OPS.endPath, args[1], args[2]]] : nothing;
  });
}

/** Rendering modes without their clip; those without ink get a fill (ISO 32000-2 §9.3.6). */
const inkModes = [0, 1, 2, 0, 0, 1, 2, 0];

/**
 * Some text alone, with ink in every rendering mode, opaque and without blending: its opacity is
 * the ink. With `clips`, where a clip lets it through.
 */
export const textAlone = (page: PagePaint, kept: Orders, clips = false): readonly Operation[] =>
  bare(page, clips, ([fn, args], i) => {
    if (fn === OPS.showText) return [[fn, kept.has(i) ? args : [[page.advances.get(i) ?? 0]]]];
    return fn === OPS.setTextRenderingMode ? [[fn, [inkModes[args[0]] ?? 0]]] : undefined;
  });

/** Some pictures alone: opaque and without clips. */
export const picturesAlone = (page: PagePaint, kept: Orders): readonly Operation[] =>
  bare(page, false, (operation, i) => {
    if (operation[0] === OPS.showText) return [];
    return kept.has(i) || operation[0] === OPS.setFillRGBColor ? [operation] : undefined;
  });

/** The squares of some pictures, where a clip lets them through. */
export const squaresAlone = (page: PagePaint, kept: Orders): readonly Operation[] =>
  bare(page, true, ([fn], i) => {
    if (fn === OPS.showText) return [];
    return kept.has(i) ? [[OPS.paintSolidColorImageMask, null]] : undefined;
  });

/** The whole list with some pictures replaced by squares of one color. */
export function withSquares(
  { list }: PagePaint,
  replaced: Orders,
  color: string,
): readonly Operation[] {
  const painted: readonly Operation[] = [
    [OPS.setFillRGBColor, [color]],
    [OPS.paintSolidColorImageMask, null],
  ];
  const square: readonly Operation[] = [[OPS.save, null], ...painted, [OPS.restore, null]];
  return list.flatMap((operation, i) => (replaced.has(i) ? square : [operation]));
}

/** Operators that only place things. */
const placing: ReadonlySet<number> = new Set([
  ...[
    OPS.save,
    OPS.restore,
    OPS.transform,
    OPS.beginText,
    OPS.endText,
    OPS.setCharSpacing,
    OPS.setWordSpacing,
    OPS.setHScale,
  ],
  ...[
    OPS.setLeading,
    OPS.setFont,
    OPS.setTextRise,
    OPS.moveText,
    OPS.setLeadingMoveText,
    OPS.setTextMatrix,
    OPS.nextLine,
  ],
  ...[
    OPS.beginMarkedContent,
    OPS.beginMarkedContentProps,
    OPS.endMarkedContent,
    OPS.paintFormXObjectEnd,
  ],
  ...[OPS.beginAnnotation, OPS.endAnnotation, OPS.dependency, OPS.setLineWidth],
]);

/**
 * The list reduced to what places things, plus what `keep` returns; it decides by undefined to
 * leave the operator to the rules here. Groups become forms. What belongs to soft masks is left
 * out.
 */
type Keep = (operation: Operation, i: number) => readonly Operation[] | undefined;
function bare({ list }: PagePaint, clips: boolean, keep: Keep): readonly Operation[] {
  const masks: boolean[] = [];
  let isClipNext = false;
  return list.flatMap((operation, i): readonly Operation[] => {
    const [fn, args] = operation;
    if (fn === OPS.beginGroup) {
      masks.push(Boolean(args[0].smask));
      return [[OPS.paintFormXObjectBegin, [args[0].matrix ?? null, clips ? args[0].bbox : null]]];
    }
    if (fn === OPS.endGroup) {
      masks.pop();
      return [[OPS.paintFormXObjectEnd, null]];
    }
    if (masks.includes(true) && !placing.has(fn) && fn !== OPS.showText) return [];
    const kept = keep(operation, i);
    if (kept) return kept;
    if (fn === OPS.beginAnnotation && !clips)
      return [[fn, [args[0], null, args[2], args[3], args[4]]]];
    if (fn === OPS.paintFormXObjectBegin) return [[fn, [args[0], clips ? args[1] : null]]];
    if (fn === OPS.setGState) {
      const entries = args[0].filter(([key]: readonly [string]) => key === "Font" || key === "LW");
      return entries.length > 0 ? [[fn, [entries]]] : [];
    }
    if (placing.has(fn)) return [operation];
    if (clips && (fn === OPS.clip || fn === OPS.eoClip)) {
      isClipNext = true;
      return [operation];
    }
    if (fn === OPS.constructPath && isClipNext) {
      isClipNext = false;
      return [[fn, [OPS.endPath, args[1], args[2]]]];
    }
    return [];
  });
}
