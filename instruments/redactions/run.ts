import { redactionsResult as words } from "content/instruments.ts";
import type { Context, Given } from "instruments/contract.ts";
import { ownFault } from "instruments/frame/fault.ts";
import type { GivenFile } from "instruments/frame/files.ts";
import type { Progress } from "instruments/frame/progress.ts";
import type { CheckOptions } from "./check-file.ts";
import { hashWords, type RedactionsOutcome, verdictOf } from "./describe.ts";
import { type FileOutcome, refusedOf } from "./finding.ts";
import { checkOptionsOf, type RedactionsOptions } from "./options.ts";
import * as sentences from "./sentences.ts";

/** Checks one file in a worker or thread that ends when `signal` aborts: a step may never end. */
export type Check = (
  file: GivenFile,
  options: CheckOptions,
  signal: AbortSignal,
  tell: (progress: Progress) => void,
) => Promise<FileOutcome>;

const never = new AbortController().signal;

/** Checks the files one by one. Those that are done when it is halted keep their results. */
export const runWith =
  (check: Check) =>
  async (
    { files, options }: Given<RedactionsOptions>,
    { tell, signal = never, halt = never, keep }: Context,
  ): Promise<RedactionsOutcome> => {
    const chosen = checkOptionsOf(options);
    const outcomes: FileOutcome[] = [];
    for (const [i, file] of files.entries()) {
      const at = (step: string) => sentences.progressAt(file.path, i + 1, files.length, step);
      const checked = () =>
        check(file, chosen, AbortSignal.any([signal, halt]), (progress) =>
          tell({ ...progress, at: at(progress.at) }),
        );
      try {
        outcomes.push(halt.aborted ? refusedOf(file, "cancelled") : await checked());
      } catch (error) {
        if (!halt.aborted || signal.aborted) throw error;
        outcomes.push(refusedOf(file, "cancelled"));
      }
      keep?.();
    }
    return { files: outcomes, ended: Date.now(), verdict: verdictOf(outcomes) };
  };

/** Refuses by the first name and reason if no file could be opened. */
export function conclude(outcome: RedactionsOutcome): RedactionsOutcome {
  const [first, ...others] = outcome.files;
  const unread = outcome.files.flatMap(({ name, result }) =>
    result.status === "refused" ? [{ name, reason: result.reason }] : [],
  );
  if (!first || unread.length < outcome.files.length) return outcome;
  const { name, sha256, result } = first;
  const refusal = words.refusals[result.status === "refused" ? result.reason : "damaged"];
  const steps = sha256 ? [...refusal.steps, words.hash(hashWords(sha256))] : refusal.steps;
  throw ownFault(
    name,
    { ...refusal, steps },
    others.length > 0 ? words.andMore(others.length) : "",
    unread,
  );
}
