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
