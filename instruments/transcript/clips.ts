import type { transcriptResult } from "content/instruments.ts";
import { csvOf } from "instruments/frame/row-splitter.ts";
import {
  type Cue,
  exactClock,
  LINE_COLUMNS,
  LINES_PER_PAGE,
  type Line,
  placeText,
  type Voices,
} from "./lay-lines.ts";
import { endAt, type Moment, startAt } from "./moments.ts";
import type { TranscriptRead } from "./read-transcript.ts";

/**
 * A designation with its lines and its times in the recording, if known. `repeats`: the party
 * designated a part of it before.
 */
export type Clip = ReturnType<typeof clipOf>;

export type Designated = ReturnType<typeof clipsOf>;

/** The clips of the cell's rows, in order. */
export function clipsOf(text: string, lines: readonly Line[], cues: readonly Cue[]) {
  const { designations, faults } = parseDesignations(
    text,
    Math.ceil(lines.length / LINES_PER_PAGE),
  );
  const there = designations.filter(({ to }) => indexOf(to) < lines.length);
  const missing = designations.filter((designation) => !there.includes(designation));
  const clips = there.map((designation, i) => clipOf(designation, there.slice(0, i), lines, cues));
  const beyond = missing.map(({ row, to }) => ({
    row,
    kind: "blank" as const,
    piece: `${to.page}:${to.line}`,
  }));
  return { clips, faults: [...faults, ...beyond], totals: totalsOf(clips) };
}

function clipOf(
  designation: Designation,
  before: readonly Designation[],
  lines: readonly Line[],
  cues: readonly Cue[],
) {
  const chosen = lines.slice(indexOf(designation.from), indexOf(designation.to) + 1);
  const [first] = chosen;
  const last = chosen.at(-1);
  const start = first && startAt(cues, first.first);
  const end = last && endAt(cues, last.last);
  /** Milliseconds; undefined if a time is missing or the end is before the start. */
  const length = start && end && end.ms >= start.ms ? end.ms - start.ms : undefined;
  const repeats = before.some(
    (other) => other.party === designation.party && overlap(other, designation),
  );
  return { ...designation, lines: chosen, start, end, length, repeats };
}

const indexOf = ({ page, line }: Designation["from"]) => (page - 1) * LINES_PER_PAGE + line - 1;
const overlap = (a: Designation, b: Designation) =>
  indexOf(a.from) <= indexOf(b.to) && indexOf(b.from) <= indexOf(a.to);

/**
 * Each party’s totals; overlaps count once. `untimed` clips have no length and are not in `length`.
 */
function totalsOf(clips: readonly Clip[]) {
  return [...Map.groupBy(clips, ({ party }) => party)].map(([party, own]) => {
    const times = own.flatMap(({ start, end, length }) =>
      start && end && length !== undefined ? [[start.ms, end.ms] as const] : [],
    );
    return {
      party,
      clips: own.length,
      lines: covered(
        own.map((clip) => [indexOf(clip.from), indexOf(clip.from) + clip.lines.length]),
      ),
      length: covered(times),
      untimed: own.length - times.length,
    };
  });
}

/** The total of several spans; overlaps count once. */
function covered(stretches: readonly (readonly [number, number])[]): number {
  let sum = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [from, to] of stretches.toSorted(([a], [b]) => a - b)) {
    sum += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return sum;
}

type Point = { readonly page: number; readonly line: number };
/**
 * Lines of the transcript that a party designates, both ends included. `row` is the line of the
 * cell, from 1.
 */
export type Designation = {
  readonly row: number;
  readonly party: string;
  readonly from: Point;
  readonly to: Point;
};
/** A piece of a row that is unreadable or is outside the transcript. */
type RowFault = {
  readonly row: number;
  readonly kind: keyof typeof transcriptResult.rowFaults;
  readonly piece: string;
};

const point = String.raw`(\d{1,6})\s*[:.]\s*(\d{1,3})`;
const range = new RegExp(
  `${point}(?:\\s*(?:-|–|—|to|through|bis)\\s*(?:${point}|(\\d{1,3})(?![\\d:.])))?`,
  "gi",
);

/**
 * Reads rows such as "Plaintiff: 12:3–14:20, 15:1-9; 16:2". A row without a party belongs to the
 * last one named. A range is page:line to page:line, or to a line of the same page. `pages` is the
 * number of pages. Every unreadable piece is a fault.
 */
export function parseDesignations(text: string, pages: number) {
  const designations: Designation[] = [];
  const faults: RowFault[] = [];
  let party = "";
  text.split(/\r?\n/).forEach((source, i) => {
    const row = i + 1;
    const begins = source.search(new RegExp(point));
    if (source.trim() === "") return;
    if (begins < 0) {
      faults.push({ row, kind: "unread", piece: source.trim() });
      return;
    }
    const named = source.slice(0, begins).replace(/[\s:,;–—-]+$/, "");
    party = named.trim() || party;
    const ranges = source.slice(begins);
    for (const match of ranges.matchAll(range)) {
      const found = rangeOf(match);
      const kind = faultOf(found, pages);
      if (kind) faults.push({ row, kind, piece: match[0].trim() });
      else designations.push({ row, party, ...found });
    }
    const rest = ranges.replace(range, " ").replace(/[\s,;.]+|\band\b/g, " ");
    if (rest.trim()) faults.push({ row, kind: "unread", piece: rest.trim() });
  });
  return { designations, faults };
}

/** "12:3–14:20", or "12:3" for one line. */
export function rangeText({ from, to }: Pick<Designation, "from" | "to">): string {
  const [first, last] = [from, to].map(({ page, line }) => `${page}:${line}`);
  return first === last ? `${first}` : `${first}–${last}`;
}

function rangeOf([, page, line, toPage, toLine, sameLine]: RegExpMatchArray): Pick<
  Designation,
  "from" | "to"
> {
  const from = { page: Number(page), line: Number(line) };
  if (toPage !== undefined) return { from, to: { page: Number(toPage), line: Number(toLine) } };
  return { from, to: { page: from.page, line: Number(sameLine ?? line) } };
}

function faultOf(
  { from, to }: Pick<Designation, "from" | "to">,
  pages: number,
): RowFault["kind"] | undefined {
  if ([from, to].some(({ line }) => line < 1 || line > LINES_PER_PAGE)) return "line";
  if ([from, to].some(({ page }) => page < 1 || page > pages)) return "page";
  return to.page < from.page || (to.page === from.page && to.line < from.line)
    ? "reversed"
    : undefined;
}

const columns = (
  "party from_page from_line to_page to_line lines first_words last_words " +
  "clip_start clip_start_from clip_end clip_end_from clip_seconds repeats_an_earlier_row"
).split(" ");

/** The designations, one per row, with the times of their clips and each time's basis. */
export function clipsCsv(clips: readonly Clip[]): string {
  const rows = clips.map(({ party, from, to, lines, start, end, length, repeats }) => [
    party,
    from.page,
    from.line,
    to.page,
    to.line,
    lines.length,
    firstWords(lines),
    lastWords(lines),
    ...timeCells(start),
    ...timeCells(end),
    length === undefined ? "" : length / 1000,
    repeats ? "yes" : "no",
  ]);
  return csvOf([columns, ...rows]);
}

const timeCells = (moment: Moment | undefined) =>
  moment ? [exactClock(moment.ms), moment.basis] : ["", ""];

/**
 * For the report: how the file was read and laid out, its problems, and the designations with
 * clips. The text file has the words.
 */
export function reportFindings(
  read: TranscriptRead,
  lines: readonly Line[],
  { clips, faults, totals }: Designated,
  voices: Voices,
) {
  const { format, encoding, cues, problems } = read;
  return {
    format,
    encoding,
    cues: cues.length,
    pages: Math.ceil(lines.length / LINES_PER_PAGE),
    lines: lines.length,
    layout: { linesPerPage: LINES_PER_PAGE, columns: LINE_COLUMNS, ...voices },
    // Where the file has its own pages and lines, the report names them turn by turn.
    ...(cues.some(({ place }) => place)
      ? { ownPlaces: cues.map(({ place }) => (place ? placeText(place) : null)) }
      : {}),
    problems,
    designations: clips.map((clip) => ({
      party: clip.party,
      range: rangeText(clip),
      lines: clip.lines.length,
      ...ownPlaces(clip.lines, cues),
      firstWords: firstWords(clip.lines),
      lastWords: lastWords(clip.lines),
      clip: { start: clip.start ?? null, end: clip.end ?? null, milliseconds: clip.length ?? null },
      repeatsAnEarlierRow: clip.repeats,
    })),
    totals,
    notRead: faults,
  };
}

/** The pages and lines of a court reporter where the turns of a designation begin. */
function ownPlaces(lines: readonly Line[], cues: TranscriptRead["cues"]) {
  const [first, last] = [lines[0], lines.at(-1)].map((line) => line && cues[line.first.cue]?.place);
  return first && last ? { ownPlaces: { from: placeText(first), to: placeText(last) } } : {};
}

/** Words that show where a designation begins or ends. */
const FEW = 6;

const wordsOf = (line: Line | undefined) => line?.text.trim().split(/\s+/) ?? [];

export const firstWords = (lines: readonly Line[]) =>
  [...wordsOf(lines[0]), ...wordsOf(lines[1])].slice(0, FEW).join(" ");
export const lastWords = (lines: readonly Line[]) =>
  [...(lines.length > 1 ? wordsOf(lines.at(-2)) : []), ...wordsOf(lines.at(-1))]
    .slice(-FEW)
    .join(" ");
