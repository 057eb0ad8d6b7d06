import { csvOf } from "web/instruments/frame/csv.ts";
import type { Moment } from "./clip-time.ts";
import type { Clip } from "./clips.ts";
import { exactClock } from "./cue-time.ts";
import { firstWords, lastWords } from "./excerpt.ts";

const columns = [
  "party",
  "from_page",
  "from_line",
  "to_page",
  "to_line",
  "lines",
  "first_words",
  "last_words",
  "clip_start",
  "clip_start_from",
  "clip_end",
  "clip_end_from",
  "clip_seconds",
  "repeats_an_earlier_row",
] as const;

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

const timeCells = (moment: Moment | undefined) => (moment ? [exactClock(moment.ms), moment.basis] : ["", ""]);
