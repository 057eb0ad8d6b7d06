import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type Area, areaOfBox, isCentered, pixelsIn, within } from "./drawing.ts";
import type { Cause, Finding, TestName } from "./finding.ts";
import { type Fragment, fragmentsOf, isUnreadable, letters, wordsOf } from "./fragments.ts";
import { around, meet, squareBox } from "./geometry.ts";
import { passesOf, SEEN, type Sight, type Sights, sightsOf } from "./glyph-sights.ts";
import type { PageRenderer } from "./page-renderer.ts";
import type { Glyph, PagePaint, Picture } from "./painted.ts";
import { joinedPictures, pictureOperators } from "./read-page.ts";
import { hasLetters, reasonsOf } from "./why-hidden.ts";

/** Hidden characters of one cause. */
export type Hidden = { readonly test: TestName; readonly cause: Cause; readonly glyphs: readonly Glyph[] };

/** A page with pictures on at least this share is a scan: words painted below it are its text layer. */
const SCAN = 0.5;

/**
 * Finds out which characters of a page are not seen, and why. `closed` are pictures that cannot be opened, `unknownWords` words of a text
 * layer over one. `sights` is undefined if the page was not drawn, because it has plain text alone.
 */
export async function pageWords(
  renderer: PageRenderer,
  page: PagePaint,
  closed: readonly Picture[],
  barsOn: (sights: Sights, seen: readonly Area[]) => readonly Area[],
) {
  const areas = new Map(page.glyphs.map((glyph) => [glyph, areaOfBox(renderer.viewport, glyph.box)]));
  const areaOf = (glyph: Glyph): Area => areas.get(glyph) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const whole: Area = { left: 0, top: 0, right: renderer.width, bottom: renderer.height };
  const shown = page.glyphs.filter(({ isOff, isInMask }) => !isOff && !isInMask);
  const inside = shown.filter((glyph) => isCentered(areaOf(glyph), whole) && glyph.text.trim() !== "");
  const hidden: Hidden[] = [
    { test: "layers", cause: "layer", glyphs: page.glyphs.filter(({ isOff }) => isOff) },
    { test: "edges", cause: "outside", glyphs: shown.filter((glyph) => !isCentered(areaOf(glyph), whole)) },
  ];
  const passes = passesOf(inside, areas);
  const isPlain = page.paints.size === 0 && !page.hasClips && passes.size === 0 && inside.every((glyph) => glyph.isPlain);
  if (isPlain) return { hidden, seen: inside, unknownWords: 0, sights: undefined };

  const sights = await sightsOf(renderer, page, inside, areas, passes);
  const sightOf = (glyph: Glyph) => sights.of.get(glyph);
  const unseen = toldWords(inside, sightOf);
  const isTwin = twinsAmong(inside, sightOf);
  const add = (test: TestName, cause: Cause, glyphs: readonly Glyph[]) => {
    const told = wordsOf(glyphs).flatMap((word) => (word.glyphs.every(isTwin) ? [] : word.glyphs));
    hidden.push({ test, cause, glyphs: glyphs.filter((glyph) => told.includes(glyph)) });
  };
  const layer = inside.filter((glyph) => glyph.isInvisible && (unseen.has(glyph) || sightOf(glyph)?.ink === 0));
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
      else if (!hasLetters(sights.whole, areaOfBox(renderer.viewport, word.box), word.words)) return word.glyphs;
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
function toldWords(glyphs: readonly Glyph[], sightOf: (glyph: Glyph) => Sight | undefined): ReadonlySet<Glyph> {
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
function twinsAmong(glyphs: readonly Glyph[], sightOf: (glyph: Glyph) => Sight | undefined): (glyph: Glyph) => boolean {
  const byText = new Map<string, Glyph[]>();
  for (const glyph of glyphs) byText.set(glyph.text, [...(byText.get(glyph.text) ?? []), glyph]);
  return (glyph) =>
    (byText.get(glyph.text) ?? []).some((other) => {
      const apart = Math.hypot(other.start[0] - glyph.start[0], other.start[1] - glyph.start[1]);
      const isThere = apart < 0.35 * Math.max(glyph.size, other.size) && Math.abs(other.size / glyph.size - 1) < 0.3;
      const isSeen = (sightOf(other)?.share ?? 0) >= SEEN || (sightOf(glyph)?.together ?? 0) >= SEEN;
      return other.order !== glyph.order && isThere && isSeen && !(glyph.isInvisible && other.isInvisible);
    });
}

function picturedShare(renderer: PageRenderer, { pictures }: PagePaint): number {
  const pixels = pictures.map(({ matrix }) => pixelsIn(within(areaOfBox(renderer.viewport, squareBox(matrix)), renderer)));
  return pixels.reduce((sum, each) => sum + each, 0) / (renderer.width * renderer.height);
}

/** A reason for a redaction that is typed on its bar, in the bar's color or under it. It gives nothing away. */
const reason =
  /^(?:(?:attorney|client|work|product|privileged?|redact(?:ed|ion)|confidential(?:ity)?|under|seal(?:ed)?|pii|phi|non|not|responsive|exempt(?:ion)?|foia|personal|information|[(]?b[)]?[(]?\d[)]?(?:[(][a-f][)])?)[\s,;:/&.-]*)+$/i;

/** The findings of hidden characters; neighbouring lines are one. A single letter counts under a bar alone. */
export function wordFindings({ test, cause, glyphs }: Hidden): readonly Finding[] {
  const blocks: Fragment[][] = [];
  for (const fragment of fragmentsOf(glyphs)) {
    const block = blocks.find((lines) => lines.some((line) => isBeside(line, fragment)));
    if (block) block.push(fragment);
    else blocks.push([fragment]);
  }
  return blocks.flatMap((lines) => {
    const words = lines.map((line) => line.words).join(" ");
    const [first] = lines;
    const isNoise = letters(words) < (test === "cover" || test === "marks" ? 1 : 2) && !isUnreadable(words);
    if (!first || isNoise || (words.length < 80 && reason.test(words))) return [];
    const box = lines.reduce((all, line) => around(all, line.box), first.box);
    return [{ test, cause, box, words, ...(isUnreadable(words) ? { isUnreadable: true } : {}) }];
  });
}

/** Whether two lines are close enough for one block. */
function isBeside({ box, size }: Fragment, other: Fragment): boolean {
  const reach = 1.3 * Math.max(size, other.size);
  return meet([box[0] - reach, box[1] - reach, box[2] + reach, box[3] + reach], other.box);
}
