import type { transcriptResult } from "#content/instruments/transcript-result.ts";

/**
 * A stretch of speech by one voice, as the file has it. `line` is where it begins in the file, from 1; times are milliseconds of the
 * recording,
 * undefined where the file gives none that can be used; `speaker` is empty where nobody is named.
 */
export type Cue = {
  readonly line: number;
  readonly start: number | undefined;
  readonly end: number | undefined;
  readonly speaker: string;
  readonly words: string;
};

/** What is odd at a line of the file, and the words or times in question. */
export type Problem = { readonly line: number; readonly kind: keyof typeof transcriptResult.problems; readonly detail: string };

export type Parsed = { readonly cues: readonly Cue[]; readonly problems: readonly Problem[] };
