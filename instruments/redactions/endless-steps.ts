import type { GivenFile } from "instruments/frame/files.ts";
import type { CheckOptions, Step } from "./check-file.ts";
import type { CheckQuestion } from "./check-files.ts";
import { type FileOutcome, refusedOf } from "./finding.ts";

/**
 * Milliseconds for a step. A page ends by itself after 11 seconds, unless one of pdf.js's loops
 * holds it.
 */
const LONGEST = 15_000;
/** Steps that are given up before the file is. */
const MOST = 3;

/** Asks a worker that ends when `signal` aborts, and calls `began` with each step. */
type Ask = (
  question: CheckQuestion,
  signal: AbortSignal,
  began: (step: string) => void,
) => Promise<FileOutcome>;

/**
 * Checks a file, and ends a step that does not end by itself: the worker is terminated, and another
 * reads the file without that step. What the others found is kept.
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
      const isOutOfMemory =
        error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
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
