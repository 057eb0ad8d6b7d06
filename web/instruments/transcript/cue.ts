import type { transcriptResult } from "./words-result.ts";

/**
 * A stretch of speech by one voice. `line` is its first line in the file, from 1. Times are milliseconds of the recording, undefined if
 * unusable. `speaker` is empty if unnamed.
 */
export type Cue = {
  readonly line: number;
  readonly start: number | undefined;
  readonly end: number | undefined;
  readonly speaker: string;
  readonly words: string;
  /** The page and line in the transcript of a court reporter. */
  readonly place?: { readonly page: number; readonly line: number };
};

/** A problem at a line of the file, with the words or times. */
export type Problem = { readonly line: number; readonly kind: keyof typeof transcriptResult.problems; readonly detail: string };

export type Parsed = { readonly cues: readonly Cue[]; readonly problems: readonly Problem[] };

/** A time in transcripts: hours optional, without them up to 999 minutes, fraction after a dot or comma. For use in other patterns. */
export const timePattern = String.raw`(?:\d{1,4}:\d{1,2}|\d{1,3}):\d{1,2}(?:[.,]\d{1,3})?`;

const whole = new RegExp(`^${timePattern}$`);

/** Milliseconds of a time such as "00:00:04.120", "1:02:03,5" or "0:03"; undefined for other text, from 60 seconds, or from 60 minutes beside hours. Frames are left out. */
export function timeOf(written: string): number | undefined {
  const withoutFrames = written.replace(/^(\d\d)[:;](\d\d)[:;](\d\d)[:;]\d\d$/, "$1:$2:$3");
  if (!whole.test(withoutFrames)) return undefined;
  const [clock = "", fraction = ""] = withoutFrames.split(/[.,]/);
  const [seconds = 0, minutes = 0, hours] = clock.split(":").map(Number).toReversed();
  if (seconds > 59 || (minutes > 59 && hours !== undefined)) return undefined;
  return (((hours ?? 0) * 60 + minutes) * 60 + seconds) * 1000 + Number(fraction.padEnd(3, "0"));
}

/** Milliseconds as "00:00:04". Rounded down, so that a clip does not begin after its words. */
export const clock = (ms: number) =>
  `${[3_600_000, 60_000, 1_000].map((unit, i) => digits(Math.floor(ms / unit) % (i ? 60 : 1e9))).join(":")}`;

/** Milliseconds as "00:00:04.120". */
export const exactClock = (ms: number) => `${clock(ms)}.${digits(Math.round(ms) % 1000, 3)}`;

const digits = (n: number, least = 2) => String(n).padStart(least, "0");
