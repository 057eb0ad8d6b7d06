import type { GivenFile } from "web/instruments/frame/files.ts";
import type { Checked, CheckOptions, Step } from "./check-file.ts";
import type { CheckQuestion } from "./check-files.ts";
import type { Box } from "./drawing.ts";
import type { redactionsResult, redactionTests } from "./words-result.ts";

export type TestName = keyof typeof redactionTests;

/** The cause of a finding: the key of its sentences in web/instruments/redactions/words-result.ts. */
export type Cause = keyof typeof redactionsResult.causes;

/** A finding: `page` from 1, `box` in page units, `words` if there are any; `about` names what holds them. */
export type Finding = {
  readonly test: TestName;
  readonly cause: Cause;
  readonly page?: number;
  readonly box?: Box;
  readonly words: string;
  readonly about?: string;
  /** The words' font does not map its glyphs to characters. */
  readonly isUnreadable?: boolean;
  /** For an earlier version: its length in bytes, its number, and the count of versions. */
  readonly earlier?: { readonly bytes: number; readonly number: number; readonly of: number };
};

/** Why a test could not be run, or only partly; `pages` if only some are concerned. */
export type Gap = { readonly test: TestName; readonly reason: GapReason; readonly pages?: readonly number[] };
export type GapReason = keyof typeof redactionsResult.gaps;
/** Why a file has no result. */
export type Refused = keyof typeof redactionsResult.refusals;
/** The outcome of a file: `checked`, or why not. */
export type FileOutcome = {
  readonly name: string;
  readonly size: number;
  readonly sha256: string | null;
  readonly result: { readonly status: "checked"; readonly checked: Checked } | { readonly status: "refused"; readonly reason: Refused };
};

/** Apart from the work itself, which must not come to the page: it brings pdf.js. */
export const refusedOf = ({ path, file }: GivenFile, reason: Refused, sha256: string | null = null): FileOutcome => ({
  name: path,
  size: file.size,
  sha256,
  result: { status: "refused", reason },
});

/** Milliseconds for a step. A page ends by itself after 11 seconds, unless one of pdf.js's loops holds it. */
const LONGEST = 15_000;
/** Steps that are given up before the file is. */
const MOST = 3;

/** Asks a worker that ends when `signal` aborts, and calls `began` with each step. */
type Ask = (question: CheckQuestion, signal: AbortSignal, began: (step: string) => void) => Promise<FileOutcome>;

/**
 * Checks a file, and ends a step that does not end by itself: the worker is terminated, and another reads the file without that step. What
 * the others found is kept.
 */
export async function endlessSteps(
  given: GivenFile,
  options: CheckOptions,
  signal: AbortSignal,
  ask: Ask,
  longest = LONGEST,
): Promise<FileOutcome> {
  const skip: Step[] = [];
  for (;;) {
    const watch = new AbortController();
    let step: Step = "open";
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => watch.abort(), longest);
    };
    // The time until the first step is that of a script on its way.
    try {
      const question = { kind: "check", given, options: { ...options, skip } } as const;
      return await ask(question, AbortSignal.any([signal, watch.signal]), (began) => {
        step = stepOf(began);
        wait();
      });
    } catch (error) {
      // A thread of Node says when it has no memory left; a browser ends the page instead.
      const isOutOfMemory = error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
      if ((!watch.signal.aborted && !isOutOfMemory) || signal.aborted) throw error;
      if (step === "open" || skip.length === MOST) return refusedOf(given, "stopped");
      skip.push(step);
    } finally {
      clearTimeout(timer);
    }
  }
}

function stepOf(text: string): Step {
  const [, kind, number] = /^(page|version) (\d+)$/.exec(text) ?? [];
  if (kind === "page" || kind === "version") return `${kind} ${Number(number)}`;
  return text === "document" || text === "objects" ? text : "open";
}
