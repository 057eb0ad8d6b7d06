import { endAt, type Moment, startAt } from "./clip-time.ts";
import type { Cue } from "./cue.ts";
import { LINES_PER_PAGE, type Line } from "./lay-lines.ts";
import { type Designation, parseDesignations, type RowFault } from "./parse-designations.ts";

/** A designation with its lines and its times in the recording, if known. `repeats`: the party designated a part of it before. */
export type Clip = Designation & {
  readonly lines: readonly Line[];
  readonly start: Moment | undefined;
  readonly end: Moment | undefined;
  /** Milliseconds; undefined if a time is missing or the end is before the start. */
  readonly length: number | undefined;
  readonly repeats: boolean;
};

/** A party’s totals; overlaps count once. `untimed` clips have no length and are not in `length`. */
type Total = { readonly party: string; readonly clips: number; readonly lines: number; readonly length: number; readonly untimed: number };

export type Designated = { readonly clips: readonly Clip[]; readonly faults: readonly RowFault[]; readonly totals: readonly Total[] };

/** The clips of the cell's rows, in order. */
export function clipsOf(text: string, lines: readonly Line[], cues: readonly Cue[]): Designated {
  const { designations, faults } = parseDesignations(text, Math.ceil(lines.length / LINES_PER_PAGE));
  const missing = designations.filter(({ to }) => indexOf(to) >= lines.length);
  const clips: Clip[] = [];
  for (const designation of designations) {
    if (missing.includes(designation)) continue;
    const chosen = lines.slice(indexOf(designation.from), indexOf(designation.to) + 1);
    const [first] = chosen;
    const last = chosen.at(-1);
    const start = first && startAt(cues, first.first);
    const end = last && endAt(cues, last.last);
    const length = start && end && end.ms >= start.ms ? end.ms - start.ms : undefined;
    const repeats = clips.some((clip) => clip.party === designation.party && overlap(clip, designation));
    clips.push({ ...designation, lines: chosen, start, end, length, repeats });
  }
  const beyond = missing.map(({ row, to }) => ({ row, kind: "blank" as const, piece: `${to.page}:${to.line}` }));
  return { clips, faults: [...faults, ...beyond], totals: totalsOf(clips) };
}

const indexOf = ({ page, line }: Designation["from"]) => (page - 1) * LINES_PER_PAGE + line - 1;
const overlap = (a: Designation, b: Designation) => indexOf(a.from) <= indexOf(b.to) && indexOf(b.from) <= indexOf(a.to);

function totalsOf(clips: readonly Clip[]): readonly Total[] {
  return [...Map.groupBy(clips, ({ party }) => party)].map(([party, own]) => {
    const times = own.flatMap(({ start, end, length }) => (start && end && length !== undefined ? [[start.ms, end.ms] as const] : []));
    return {
      party,
      clips: own.length,
      lines: covered(own.map((clip) => [indexOf(clip.from), indexOf(clip.from) + clip.lines.length])),
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
