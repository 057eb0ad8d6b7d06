import { OPS, type PageViewport, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { contextOf, makeCanvas } from "./canvas.ts";
import type { Drawing } from "./drawing.ts";
import type { Box } from "./geometry.ts";
import type { Arguments } from "./graphics-state.ts";

/** An operator of pdf.js with its arguments. */
export type Operation = readonly [fn: number, args: Arguments];
/** The part of the page that each operator paints, as shares of its width and height from the top left; undefined if it paints nothing. */
export type PaintedBoxes = (operator: number) => Box | undefined;

/** Why a page was given up. Its other tests were not made. */
export class TooMuch extends Error {}

/** 144 dots an inch, but at most this many pixels. */
const [DOTS, MOST_PIXELS] = [2, 6_000_000];
/** The most operators, and milliseconds, that a page may take. */
const [MOST_OPERATORS, MOST_MS] = [450_000, 11_000];

/**
 * Draws a page as often as needed, each time with another operator list. pdf.js has no public way to draw a changed list: it is put in the
 * place of the page's own, in `_intentStates`, while a drawing starts. corpus.test.ts fails if a new version of pdf.js moves it.
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
    this.viewport = page.getViewport({ scale: Math.min(DOTS, Math.sqrt(MOST_PIXELS / (width * height))) });
    this.width = Math.max(1, Math.ceil(this.viewport.width));
    this.height = Math.max(1, Math.ceil(this.viewport.height));
    this.#canvas = makeCanvas(this.width, this.height);
    const { fnArray, argsArray } = intent.operatorList;
    this.list = Array.from(fnArray, (fn: number, i): Operation => [fn, argsArray[i]]);
  }

  /** Fetches the page's list, fonts and pictures by a drawing that paints nothing. Throws TooMuch, which also ends the fetching. */
  static async open(page: PDFPageProxy): Promise<PageRenderer> {
    const ends = Date.now() + MOST_MS;
    const isDependency = (i: number) =>
      [...page._intentStates.values()].some(({ operatorList }) => operatorList?.fnArray[i] === OPS.dependency);
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
  async draw(list: readonly Operation[], background: "white" | "transparent" = "white"): Promise<Drawing> {
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
      boxes && i < boxes.length && !boxes.isEmpty(i) ? [boxes.minX(i), boxes.minY(i), boxes.maxX(i), boxes.maxY(i)] : undefined;
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
      const parameters = { canvas: null, ...target, viewport: this.viewport, background, operationsFilter, ...options };
      const { promise } = this.#page.render(parameters);
      this.#intent.operatorList = own;
      await promise;
    } finally {
      this.#intent.operatorList = own;
    }
  }
}

/** A filter that lets operators pass until the page took too many, or too long. */
function within(ends: number, isPassed: (operator: number) => boolean): (operator: number) => boolean {
  let steps = 0;
  return (operator) => {
    if (++steps > MOST_OPERATORS || (steps % 256 === 0 && Date.now() > ends)) throw new TooMuch();
    return isPassed(operator);
  };
}
