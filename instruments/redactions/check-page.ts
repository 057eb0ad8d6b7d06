import { OPS, type PageViewport, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { annotationFindings, attachmentFinding } from "./annotations.ts";
import { barsOf, barsOverDrawings } from "./bars.ts";
import {
  type Area,
  areaOfBox,
  around,
  type Box,
  boxOfArea,
  type Drawing,
  doMeet,
  grown,
  isCentered,
  meet,
  pixelsIn,
  squareBox,
  within,
} from "./drawing.ts";
import type { Cause, Finding, GapReason, TestName } from "./finding.ts";
import { type Fragment, fragmentsOf, isUnreadable, letters, textIn, wordsOf } from "./fragments.ts";
import {
  hasLetters,
  passesOf,
  reasonsOf,
  SEEN,
  type Sight,
  type Sights,
  sightsOf,
} from "./glyph-sights.ts";
import { openPictures } from "./page-objects.ts";
import { PageRenderer } from "./page-renderer.ts";
import { hiddenParts, partsBeyond, withScaledPictures } from "./pictures.ts";
import {
  type Glyph,
  joinedPictures,
  type Layers,
  type PagePaint,
  type Picture,
  pictureOperators,
  readPage,
} from "./read-page.ts";

/**
 * The bars of a page: those that hold words or pictures, those that hold nothing, and those that no
 * test could judge.
 */
export type Bars = { readonly holding: number; readonly empty: number; readonly untested: number };
/**
 * A checked page: its visible words, all words, a mark for each picture (pictures.ts), findings,
 * bars, and what could not be tested.
 */
export type PageChecked = Awaited<ReturnType<typeof checkPage>>;

/**
 * Runs the tests of a page. Throws TooMuch if it takes too long. `isPictureLost`: pdf.js leaves one
 * out for its size.
 */
export async function checkPage(proxy: PDFPageProxy, layers: Layers, isPictureLost: boolean) {
  const renderer = await PageRenderer.open(proxy);
  const read = readPage(proxy, renderer.list, layers);
  const { closed, marks } = await openPictures(proxy, read.pictures);
  const page = {
    ...read,
    list: await withScaledPictures(proxy, read.list, read.pictures, renderer.viewport.scale),
  };
  const { viewport } = renderer;
  let bars: readonly Area[] = [];
  const { hidden, seen, unknownWords, sights } = await pageWords(
    renderer,
    page,
    closed,
    ({ bare }, letters) => {
      bars = barsOf(bare, viewport.scale, letters);
      return bars;
    },
  );
  const open = page.pictures.filter((picture) => !closed.includes(picture));
  const parts = sights
    ? [
        ...(await hiddenParts(renderer, page, open, sights.whole)),
        ...(await partsBeyond(proxy, open, renderer)),
      ]
    : [];
  const words = hidden.flatMap(wordFindings);
  const isSticker = (area: Area) =>
    sights !== undefined && hasOwnWords(area, { bars, seen, whole: sights.whole, viewport });
  const pictures = parts.map(({ test, cause, box, picture }): Finding => {
    // What a page writes on a picture makes it a banner: its frame cuts it to shape.
    const isUnsure =
      cause === "pictureUnderBar"
        ? isSticker(areaOfBox(viewport, box))
        : ownLetters(picture, box, seen) >= FEWEST_LETTERS;
    return { test, cause, box, words: "", ...(isUnsure ? { isUnsure } : {}) };
  });
  const isOver = (bar: Area, { box }: Finding) =>
    box !== undefined && doMeet(bar, areaOfBox(viewport, box));
  const plain = bars.filter(
    (bar) => ![...words, ...pictures].some((finding) => isOver(bar, finding)),
  );
  const drawings = (sights ? await barsOverDrawings(renderer, page, plain, sights.bare) : []).map(
    (area): Finding => ({
      test: "cover",
      cause: "drawing",
      words: "",
      box: boxOfArea(viewport, area),
    }),
  );
  const annotations = await proxy.getAnnotations({ intent: "any" });
  const seenWords = wordsOf(seen);
  const found = [...words, ...pictures, ...drawings];
  const noted = annotationFindings(annotations, page.glyphs, seen);
  const files = annotations.flatMap(({ file, rect }) =>
    file ? { ...attachmentFinding(file), ...(rect ? { box: rect } : {}) } : [],
  );
  return {
    seen: seenWords,
    text: textIn(page.glyphs),
    pictures: marks,
    findings: [...found, ...offFindings(page), ...noted, ...files],
    bars: countOf(
      bars,
      [...found, ...noted].filter(isBelow),
      isOver,
      (bar) => isPictureLost || isUnsure(renderer, page, closed, bar),
    ),
    gaps: gapsOf(page, closed.length + (isPictureLost ? 1 : 0), unknownWords, bars.length),
  };
}

const isBelow = ({ test, cause, isUnsure }: Finding) =>
  !isUnsure &&
  (test === "cover" ||
    test === "picture" ||
    test === "ocr" ||
    (test === "marks" && cause !== "note"));

/** The letters that a page shows on a picture, beside the part of it that is hidden. */
const ownLetters = (picture: Box, part: Box, seen: readonly Glyph[]) =>
  letters(
    seen
      .filter((glyph) => meet(glyph.box, picture) && !meet(glyph.box, part))
      .map(({ text }) => text)
      .join(""),
  );

/** Letters on a cover that say something of their own. */
const FEWEST_LETTERS = 3;

type Cover = {
  readonly bars: readonly Area[];
  readonly seen: readonly Glyph[];
  readonly whole: Drawing;
  readonly viewport: PageViewport;
};

/**
 * Whether what covers a place has words of its own: an exhibit sticker, a stamp, the ground of a
 * page number. The reason of a redaction is none. A dark bar is one unless words can be read on it;
 * a cover of another color shows no letters at all.
 */
function hasOwnWords(area: Area, { bars, seen, whole, viewport }: Cover): boolean {
  const written = seen.filter((glyph) =>
    isCentered(areaOfBox(viewport, glyph.box), grown(area, 3)),
  );
  const words = written.map(({ text }) => text).join("");
  if (letters(words) >= FEWEST_LETTERS)
    return !fragmentsOf(written).every((fragment) => reason.test(fragment.words));
  return !bars.some((bar) => doMeet(bar, area)) && hasLetters(whole, grown(area, -2), "four");
}

function offFindings({ offPictures, hasOffDrawing }: PagePaint): readonly Finding[] {
  const pictures = offPictures.map(
    (box): Finding => ({ test: "layers", cause: "layerPicture", box, words: "" }),
  );
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
  const others = findings.filter(
    (finding) => finding.box && !bars.some((bar) => isOver(bar, finding)),
  );
  const left = bars.filter((bar) => !holding.includes(bar));
  const untested = left.filter(isUntested).length;
  return { holding: holding.length + others.length, empty: left.length - untested, untested };
}

/**
 * Whether something below a bar escapes the tests: a closed picture, joined pictures, or a group
 * that is not drawn surely.
 */
function isUnsure(
  { viewport }: PageRenderer,
  page: PagePaint,
  closed: readonly Picture[],
  bar: Area,
): boolean {
  if (
    page.hasUnsureGroups ||
    page.closedFonts > 0 ||
    page.list.some(([fn]) => joinedPictures.has(fn))
  )
    return true;
  const isThere = (box: Box) => doMeet(bar, areaOfBox(viewport, box));
  return closed.some(({ matrix }) => isThere(squareBox(matrix)));
}

/**
 * An unopened picture may hide something under a bar, and its text layer cannot be compared.
 * Unreadable fonts hide words from text tests.
 */
function gapsOf(
  { list, closedFonts, hasUnsureGroups }: PagePaint,
  closedPictures: number,
  unknownWords: number,
  bars: number,
) {
  const gaps = (tests: readonly TestName[], reason: GapReason) =>
    tests.map((test) => ({ test, reason }));
  return [
    ...(closedPictures > 0 ? gaps(["picture"], "closedPicture") : []),
    ...(unknownWords > 0 || closedPictures > 0 ? gaps(["ocr"], "closedPicture") : []),
    ...(closedFonts > 0 ? gaps(["cover", "color", "ocr", "layers", "edges"], "closedFont") : []),
    ...(bars > 0 && list.some(([fn]) => joinedPictures.has(fn)) ? gaps(["picture"], "joined") : []),
    ...(hasUnsureGroups ? gaps(["cover", "color", "picture"], "group") : []),
  ];
}

/** Hidden characters of one cause. */
type Hidden = { readonly test: TestName; readonly cause: Cause; readonly glyphs: readonly Glyph[] };

/**
 * A page with pictures on at least this share is a scan: words painted below it are its text layer.
 */
const SCAN = 0.5;

/**
 * Finds out which characters of a page are not seen, and why. `closed` are pictures that cannot be
 * opened, `unknownWords` words of a text layer over one. `sights` is undefined if the page was not
 * drawn, because it has plain text alone.
 */
async function pageWords(
  renderer: PageRenderer,
  page: PagePaint,
  closed: readonly Picture[],
  barsOn: (sights: Sights, seen: readonly Area[]) => readonly Area[],
) {
  const areas = new Map(
    page.glyphs.map((glyph) => [glyph, areaOfBox(renderer.viewport, glyph.box)]),
  );
  const areaOf = (glyph: Glyph): Area =>
    areas.get(glyph) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const whole: Area = { left: 0, top: 0, right: renderer.width, bottom: renderer.height };
  const shown = page.glyphs.filter(({ isOff, isInMask }) => !isOff && !isInMask);
  const inside = shown.filter(
    (glyph) => isCentered(areaOf(glyph), whole) && glyph.text.trim() !== "",
  );
  const hidden: Hidden[] = [
    { test: "layers", cause: "layer", glyphs: page.glyphs.filter(({ isOff }) => isOff) },
    {
      test: "edges",
      cause: "outside",
      glyphs: shown.filter((glyph) => !isCentered(areaOf(glyph), whole)),
    },
  ];
  const passes = passesOf(inside, areas);
  const isPlain =
    page.paints.size === 0 &&
    !page.hasClips &&
    passes.size === 0 &&
    inside.every((glyph) => glyph.isPlain);
  if (isPlain) return { hidden, seen: inside, unknownWords: 0, sights: undefined };

  const sights = await sightsOf(renderer, page, inside, areas, passes);
  const sightOf = (glyph: Glyph) => sights.of.get(glyph);
  const unseen = toldWords(inside, sightOf);
  const isTwin = twinsAmong(inside, sightOf);
  const add = (test: TestName, cause: Cause, glyphs: readonly Glyph[]) => {
    const told = wordsOf(glyphs).flatMap((word) => (word.glyphs.every(isTwin) ? [] : word.glyphs));
    hidden.push({ test, cause, glyphs: glyphs.filter((glyph) => told.includes(glyph)) });
  };
  const layer = inside.filter(
    (glyph) => glyph.isInvisible && (unseen.has(glyph) || sightOf(glyph)?.ink === 0),
  );
  const inked = [...unseen].filter((glyph) => !glyph.isInvisible);
  const reasons = await reasonsOf(renderer, page, inked, areas, sights);
  const seen = new Set(inside.filter((glyph) => !unseen.has(glyph) && !layer.includes(glyph)));

  const bars = barsOn(sights, [...seen].map(areaOf));
  const below = new Map<Cause, Glyph[]>();
  for (const glyph of inked) {
    const reason = reasons.get(glyph);
    const cause =
      reason?.kind === "covered"
        ? coverCause(page, reason.cover)
        : reason?.kind === "cutOff"
          ? "cutOff"
          : bars.some((bar) => isCentered(areaOf(glyph), bar))
            ? "barColor"
            : "sameColor";
    below.set(cause, [...(below.get(cause) ?? []), glyph]);
  }
  let unknownWords = 0;
  /** Recognized words count as hidden only where the page shows no letters. */
  const notStanding = (glyphs: readonly Glyph[]) =>
    wordsOf(glyphs).flatMap((word) => {
      if (closed.some(({ matrix }) => meet(squareBox(matrix), word.box))) unknownWords++;
      else if (!hasLetters(sights.whole, areaOfBox(renderer.viewport, word.box), word.words))
        return word.glyphs;
      for (const glyph of word.glyphs) seen.add(glyph);
      return [];
    });
  for (const [cause, glyphs] of below) {
    if (cause !== "coverPicture") add(testOf(cause), cause, glyphs);
    else if (picturedShare(renderer, page) > SCAN) add("ocr", "behindScan", notStanding(glyphs));
    else add("cover", cause, notStanding(glyphs));
  }
  const hasPicture = page.pictures.length > 0;
  add("ocr", hasPicture ? "behindScan" : "invisible", notStanding(layer));
  return { hidden, seen: inside.filter((glyph) => seen.has(glyph)), unknownWords, sights };
}

function testOf(cause: Cause): TestName {
  if (cause === "annotationBar") return "marks";
  if (cause === "cutOff") return "edges";
  return cause === "sameColor" ? "color" : "cover";
}

function coverCause({ list, annotations }: PagePaint, cover: number | undefined): Cause {
  if (cover === undefined) return "fill";
  if (annotations.some(({ from, to }) => from < cover && cover < to)) return "annotationBar";
  const fn = list[cover]?.[0] ?? OPS.dependency;
  if (pictureOperators.has(fn) || joinedPictures.has(fn)) return "coverPicture";
  return fn === OPS.showText ? "coverText" : "fill";
}

/** A word with half of its letters hidden is told whole; of others, runs of three letters. */
function toldWords(
  glyphs: readonly Glyph[],
  sightOf: (glyph: Glyph) => Sight | undefined,
): ReadonlySet<Glyph> {
  const told = new Set<Glyph>();
  for (const word of wordsOf(glyphs)) {
    const isHidden = word.glyphs.map((glyph) => {
      const { ink = 0, share = 1, isFaint = false } = sightOf(glyph) ?? {};
      return ink > 0 && (share < SEEN || isFaint);
    });
    const count = isHidden.filter(Boolean).length;
    const isWhole = count * 2 >= isHidden.length && (count > 1 || isHidden.length === 1);
    for (const [i, glyph] of word.glyphs.entries()) {
      const isBarelySeen = (sightOf(glyph)?.share ?? 1) < 0.9;
      const run = [-2, -1, 0].some((from) => [0, 1, 2].every((step) => isHidden[i + from + step]));
      if (isWhole ? isHidden[i] || isBarelySeen : isHidden[i] && run) told.add(glyph);
    }
  }
  return told;
}

/** Text shown twice at one place hides nothing if one of the two, or both together, are seen. */
function twinsAmong(
  glyphs: readonly Glyph[],
  sightOf: (glyph: Glyph) => Sight | undefined,
): (glyph: Glyph) => boolean {
  const byText = new Map<string, Glyph[]>();
  for (const glyph of glyphs) byText.set(glyph.text, [...(byText.get(glyph.text) ?? []), glyph]);
  return (glyph) =>
    (byText.get(glyph.text) ?? []).some((other) => {
      const apart = Math.hypot(other.start[0] - glyph.start[0], other.start[1] - glyph.start[1]);
      const isThere =
        apart < 0.35 * Math.max(glyph.size, other.size) &&
        Math.abs(other.size / glyph.size - 1) < 0.3;
      const isSeen =
        (sightOf(other)?.share ?? 0) >= SEEN || (sightOf(glyph)?.together ?? 0) >= SEEN;
      return (
        other.order !== glyph.order &&
        isThere &&
        isSeen &&
        !(glyph.isInvisible && other.isInvisible)
      );
    });
}

function picturedShare(renderer: PageRenderer, { pictures }: PagePaint): number {
  const pixels = pictures.map(({ matrix }) =>
    pixelsIn(within(areaOfBox(renderer.viewport, squareBox(matrix)), renderer)),
  );
  return pixels.reduce((sum, each) => sum + each, 0) / (renderer.width * renderer.height);
}

/**
 * A reason for a redaction that is typed on its bar, in the bar's color or under it. It gives
 * nothing away.
 */
const reason = new RegExp(
  [
    "^(?:(?:attorney|client|work|product|privileged?|redact(?:ed|ion)|confidential(?:ity)?|under|seal(?:ed)?|",
    String.raw`pii|phi|non|not|responsive|exempt(?:ion)?|foia|personal|information|[(]?b[)]?[(]?\d[)]?(?:[(][a-f][)])?)[\s,;:/&.-]*)+$`,
  ].join(""),
  "i",
);

/**
 * A page's own label, which a court or a program stamps on a dark ground as on any other: "Exh. B -
 * 4", "Page 4 of 21", "ABC0001234".
 */
const pageLabel =
  /^(?:(?:exh(?:ibit)?|ex|att(?:achment)?|tab|app(?:endix)?|page|pg)\b[.\s#]*(?:[A-Z]{1,3}|\d{1,4})?(?:\s?[-–.]\s?\d{1,4})?(?:\s+of\s+\d{1,4})?|[A-Z]{2,8}[-_ ]?\d{4,10})$/i;

/**
 * The findings of hidden characters; neighbouring lines are one. A single letter counts under a bar
 * alone.
 */
function wordFindings({ test, cause, glyphs }: Hidden): readonly Finding[] {
  const blocks: Fragment[][] = [];
  for (const fragment of fragmentsOf(glyphs)) {
    const block = blocks.find((lines) => lines.some((line) => isBeside(line, fragment)));
    if (block) block.push(fragment);
    else blocks.push([fragment]);
  }
  return blocks.flatMap((lines) => {
    const words = lines.map((line) => line.words).join(" ");
    const [first] = lines;
    const isNoise =
      letters(words) < (test === "cover" || test === "marks" ? 1 : 2) && !isUnreadable(words);
    if (!first || isNoise || (words.length < 80 && reason.test(words))) return [];
    const box = lines.reduce((all, line) => around(all, line.box), first.box);
    const isUnsure = cause === "barColor" && pageLabel.test(words.trim());
    return [
      {
        test,
        cause,
        box,
        words,
        ...(isUnreadable(words) ? { isUnreadable: true } : {}),
        ...(isUnsure ? { isUnsure } : {}),
      },
    ];
  });
}

/** Whether two lines are close enough for one block. */
function isBeside({ box, size }: Fragment, other: Fragment): boolean {
  const reach = 1.3 * Math.max(size, other.size);
  return meet([box[0] - reach, box[1] - reach, box[2] + reach, box[3] + reach], other.box);
}
