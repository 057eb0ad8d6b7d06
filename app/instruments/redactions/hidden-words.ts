import { difference, type Shown, shownAt } from "./composite.ts";
import type { Cause, Finding, TestName } from "./finding.ts";
import { type Fragment, fragmentsOf, isUnreadable, letters, wordsOf } from "./fragments.ts";
import { areaOf, around, type Box, meet, overlap, type Point } from "./geometry.ts";
import { type Standing, standings } from "./glyph-standing.ts";
import type { Glyph, PagePaint, Paint } from "./painted.ts";

/** `seen`: visible words in file order. `unknownWords`: how many words of a text layer are over a picture that cannot be opened. */
export type PageWords = { readonly hidden: readonly Finding[]; readonly seen: readonly Fragment[]; readonly unknownWords: number };

/** Share of sampled points with one colour if nothing is written there. */
const UNIFORM = 0.97;
/** Colours that differ by up to this, 0 to 255, count as one: a scan has noise. */
const NOISE = 40;
/** A picture with at least this share of the page is its scan. */
const SCAN = 0.5;

type Found = { readonly test: TestName; readonly cause: Cause; readonly key: string };

/** Separates the visible characters of a page from the hidden ones, by cause. */
export function hiddenWords(page: PagePaint): PageWords {
  const { glyphs, view, paints } = page;
  const how = standings(page);
  const seen: Glyph[] = [];
  const groups = new Map<string, { readonly found: Found; readonly glyphs: Glyph[] }>();
  const hide = (found: Found, list: readonly Glyph[]) => {
    const key = `${found.test} ${found.cause} ${found.key}`;
    const group = groups.get(key) ?? { found, glyphs: [] };
    group.glyphs.push(...list);
    groups.set(key, group);
  };
  const doubtful: Glyph[] = [];
  const coverOf = new Map<Glyph, Paint>();
  glyphs.forEach((glyph, i) => {
    const standing = how[i] ?? { kind: "visible" };
    if (standing.kind === "covered" && standing.cover.kind === "picture") coverOf.set(glyph, standing.cover);
    if (standing.kind === "visible") seen.push(glyph);
    else if (standing.kind === "invisible" || coverOf.has(glyph)) doubtful.push(glyph);
    else hide(foundAs(standing), [glyph]);
  });
  let unknownWords = 0;
  for (const word of wordsOf(doubtful)) {
    const cover = word.glyphs[0] && coverOf.get(word.glyphs[0]);
    const isScan = cover !== undefined && areaOf(overlap(cover.shape.box, view)) > SCAN * areaOf(view);
    const shown = whatStandsAt(word.box, paints);
    if (shown === "unknown") unknownWords++;
    if (shown === "uniform" || (cover && !isScan && shown !== "unknown")) {
      const isLayer = cover === undefined || isScan;
      const cause = isLayer
        ? paints.some(({ kind, shape }) => kind === "picture" && meet(shape.box, word.box))
          ? "behindScan"
          : "invisible"
        : "coverPicture";
      hide({ test: isLayer ? "ocr" : "cover", cause, key: cover && !isScan ? String(cover.order) : "" }, word.glyphs);
    } else seen.push(...word.glyphs);
  }
  const twins = new Set(groups.size > 0 ? seen.flatMap((glyph) => placesOf(glyph)) : []);
  const hidden = [...groups.values()].flatMap(({ found, glyphs: list }) =>
    findingsOf(
      found,
      list.filter((glyph) => !twins.has(placeOf(glyph, 0, 0))),
    ),
  );
  const order = (a: Glyph, b: Glyph) => a.order - b.order;
  return { hidden, seen: wordsOf(seen.toSorted(order)), unknownWords };
}

function foundAs(standing: Standing): Found {
  switch (standing.kind) {
    case "covered": {
      const { annotation, order } = standing.cover;
      const key = String(order);
      return annotation === undefined ? { test: "cover", cause: "fill", key } : { test: "marks", cause: "annotationBar", key: annotation };
    }
    case "layer":
      return { test: "layers", cause: "layer", key: "" };
    case "outside":
    case "cutOff":
      return { test: "edges", cause: standing.kind, key: "" };
    case "transparent":
      return { test: "color", cause: "transparent", key: "" };
    default:
      return { test: "color", cause: "sameColor", key: "" };
  }
}

/** What is painted at a word's box: one colour, something, or unknown, such as an unopened picture. */
export function whatStandsAt(box: Box, paints: readonly Paint[], upTo = Infinity): "uniform" | "something" | "unknown" {
  const near = paints.filter(({ shape, order }) => order <= upTo && meet(shape.box, box));
  const shown = gridOf(box).map((point) => shownAt(near, point));
  if (shown.some((color) => "unknown" in color)) return "unknown";
  const middle = medianOf(shown);
  return shown.filter((color) => difference(color, middle) <= NOISE).length >= UNIFORM * shown.length ? "uniform" : "something";
}

/** Points about half a unit apart within the box, without its edges; at most 900. */
export function gridOf([left, bottom, right, top]: Box): readonly Point[] {
  const [width, height] = [right - left, top - bottom];
  const columns = Math.max(6, Math.min(60, Math.round(width / 0.6)));
  const rows = Math.max(5, Math.min(15, Math.round(height / 0.6)));
  return Array.from({ length: columns * rows }, (_, i): Point => {
    const across = 0.06 + (0.88 * ((i % columns) + 0.5)) / columns;
    const up = 0.12 + (0.76 * (Math.floor(i / columns) + 0.5)) / rows;
    return [left + width * across, bottom + height * up];
  });
}

/** The median colour by brightness. */
export function medianOf(shown: readonly Shown[]): Shown {
  const sorted = shown.toSorted((a, b) => brightness(a) - brightness(b));
  return sorted[Math.floor(sorted.length / 2)] ?? [255, 255, 255];
}
const brightness = (shown: Shown) => ("unknown" in shown ? -1 : shown[0] + shown[1] + shown[2]);

/** Groups neighbouring lines to one finding. */
function findingsOf({ test, cause }: Found, glyphs: readonly Glyph[]): readonly Finding[] {
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
    if (!first || isNoise) return [];
    const box = lines.reduce((all, line) => around(all, line.box), first.box);
    return [{ test, cause, box, words, ...(isUnreadable(words) ? { isUnreadable: true } : {}) }];
  });
}

/** Whether two lines are close enough for one block. */
function isBeside({ box, size }: Fragment, other: Fragment): boolean {
  const reach = 1.3 * Math.max(size, other.size);
  return meet([box[0] - reach, box[1] - reach, box[2] + reach, box[3] + reach], other.box);
}

/**
 * Text shown twice at one place, hidden and seen, hides nothing. Places are cells of three units; a seen glyph also covers the neighbouring
 * cells.
 */
const placeOf = ({ text, start: [x, y] }: Glyph, right: number, up: number) =>
  `${text} ${Math.round(x / 3) + right} ${Math.round(y / 3) + up}`;
const placesOf = (glyph: Glyph) => [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => placeOf(glyph, right, up)));
