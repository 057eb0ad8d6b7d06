import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { annotationFindings } from "./annotations.ts";
import { barsOf, barsOverDrawings } from "./bars.ts";
import { attachmentFinding } from "./document-findings.ts";
import { type Area, areaOfBox, boxOfArea, doMeet } from "./drawing.ts";
import type { Finding, GapReason, TestName } from "./finding.ts";
import { textIn, wordsOf } from "./fragments.ts";
import { type Box, squareBox } from "./geometry.ts";
import { hiddenParts, partsBeyond } from "./hidden-pictures.ts";
import { openPictures } from "./page-objects.ts";
import { PageRenderer } from "./page-renderer.ts";
import { pageWords, wordFindings } from "./page-words.ts";
import type { PagePaint, Picture } from "./painted.ts";
import { joinedPictures, type Layers, readPage } from "./read-page.ts";
import { withScaledPictures } from "./scaled-pictures.ts";

/** The bars of a page: those that hold words or pictures, those that hold nothing, and those that no test could judge. */
export type Bars = { readonly holding: number; readonly empty: number; readonly untested: number };
/** A checked page: its visible words, all words, a mark for each picture (pixels.ts), findings, bars, and what could not be tested. */
export type PageChecked = Awaited<ReturnType<typeof checkPage>>;

/** Runs the tests of a page. Throws TooMuch if it takes too long. `isPictureLost`: pdf.js leaves one out for its size. */
export async function checkPage(proxy: PDFPageProxy, layers: Layers, isPictureLost: boolean) {
  const renderer = await PageRenderer.open(proxy);
  const read = readPage(proxy, renderer.list, layers);
  const { closed, marks } = await openPictures(proxy, read.pictures);
  const page = { ...read, list: await withScaledPictures(proxy, read.list, read.pictures, renderer.viewport.scale) };
  const { viewport } = renderer;
  let bars: readonly Area[] = [];
  const { hidden, seen, unknownWords, sights } = await pageWords(renderer, page, closed, ({ bare }, letters) => {
    bars = barsOf(bare, viewport.scale, letters);
    return bars;
  });
  const open = page.pictures.filter((picture) => !closed.includes(picture));
  const parts = sights ? [...(await hiddenParts(renderer, page, open, sights.whole)), ...(await partsBeyond(proxy, open, renderer))] : [];
  const words = hidden.flatMap(wordFindings);
  const pictures = parts.map((part): Finding => ({ ...part, words: "" }));
  const isOver = (bar: Area, { box }: Finding) => box !== undefined && doMeet(bar, areaOfBox(viewport, box));
  const plain = bars.filter((bar) => ![...words, ...pictures].some((finding) => isOver(bar, finding)));
  const drawings = (await barsOverDrawings(renderer, page, plain)).map(
    (area): Finding => ({ test: "cover", cause: "drawing", words: "", box: boxOfArea(viewport, area) }),
  );
  const annotations = await proxy.getAnnotations({ intent: "any" });
  const seenWords = wordsOf(seen);
  const found = [...words, ...pictures, ...drawings];
  const noted = annotationFindings(annotations, page.glyphs, seen);
  const files = annotations.flatMap(({ file, rect }) => (file ? { ...attachmentFinding(file), ...(rect ? { box: rect } : {}) } : []));
  return {
    seen: seenWords,
    text: textIn(page.glyphs),
    pictures: marks,
    findings: [...found, ...offFindings(page), ...noted, ...files],
    bars: countOf(bars, [...found, ...noted].filter(isBelow), isOver, (bar) => isPictureLost || isUnsure(renderer, page, closed, bar)),
    gaps: gapsOf(page, closed.length + (isPictureLost ? 1 : 0), unknownWords, bars.length),
  };
}

const isBelow = ({ test, cause }: Finding) =>
  test === "cover" || test === "picture" || test === "ocr" || (test === "marks" && cause !== "note");

function offFindings({ offPictures, hasOffDrawing }: PagePaint): readonly Finding[] {
  const pictures = offPictures.map((box): Finding => ({ test: "layers", cause: "layerPicture", box, words: "" }));
  if (pictures.length > 0 || !hasOffDrawing) return pictures;
  return [{ test: "layers", cause: "layerDrawing", words: "" }];
}

/** Findings below no dark bar are below one of another color, which counts as well. */
function countOf(
  bars: readonly Area[],
  findings: readonly Finding[],
  isOver: (bar: Area, finding: Finding) => boolean,
  isUntested: (bar: Area) => boolean,
): Bars {
  const holding = bars.filter((bar) => findings.some((finding) => isOver(bar, finding)));
  const others = findings.filter((finding) => finding.box && !bars.some((bar) => isOver(bar, finding)));
  const left = bars.filter((bar) => !holding.includes(bar));
  const untested = left.filter(isUntested).length;
  return { holding: holding.length + others.length, empty: left.length - untested, untested };
}

/** Whether something below a bar escapes the tests: a closed picture, joined pictures, or a group that is not drawn surely. */
function isUnsure({ viewport }: PageRenderer, page: PagePaint, closed: readonly Picture[], bar: Area): boolean {
  if (page.hasUnsureGroups || page.closedFonts > 0 || page.list.some(([fn]) => joinedPictures.has(fn))) return true;
  const isThere = (box: Box) => doMeet(bar, areaOfBox(viewport, box));
  return closed.some(({ matrix }) => isThere(squareBox(matrix)));
}

/** An unopened picture may hide something under a bar, and its text layer cannot be compared. Unreadable fonts hide words from text tests. */
function gapsOf({ list, closedFonts, hasUnsureGroups }: PagePaint, closedPictures: number, unknownWords: number, bars: number) {
  const gaps = (tests: readonly TestName[], reason: GapReason) => tests.map((test) => ({ test, reason }));
  return [
    ...(closedPictures > 0 ? gaps(["picture"], "closedPicture") : []),
    ...(unknownWords > 0 || closedPictures > 0 ? gaps(["ocr"], "closedPicture") : []),
    ...(closedFonts > 0 ? gaps(["cover", "color", "ocr", "layers", "edges"], "closedFont") : []),
    ...(bars > 0 && list.some(([fn]) => joinedPictures.has(fn)) ? gaps(["picture"], "joined") : []),
    ...(hasUnsureGroups ? gaps(["cover", "color", "picture"], "group") : []),
  ];
}
