// Loaded when the instrument is first used: the work and the display of its result.

import { FaultError } from "web/instruments/frame/fault.ts";
import type { GivenFile } from "web/instruments/frame/files.ts";
import { runInWorker, type TaskContext } from "web/instruments/frame/worker.ts";
import { redactions } from "web/instruments/redactions/words.ts";
import { redactionsResult as words } from "web/instruments/redactions/words-result.ts";
import type { CheckOptions } from "./check-file.ts";
import type { Answer, Question } from "./check-files.ts";
import { type Verdict, verdictOf } from "./describe.ts";
import { passwords } from "./draw-page.ts";
import { endlessSteps } from "./endless-steps.ts";
import { type FileOutcome, refusedOf } from "./finding.ts";
import workerUrl from "./redactions-worker.ts?worker&url";

export { RedactionsResult } from "./redactions-result.tsx";

/** The outcomes are in the order of the files. */
export type RedactionsOutcome = { readonly files: readonly FileOutcome[]; readonly ended: number; readonly verdict: Verdict };

type Work = {
  readonly given: readonly GivenFile[];
  readonly options: CheckOptions;
  /** Ends the work and keeps the results of the files that are done. */
  readonly stop: AbortSignal;
  readonly onDone: (files: number) => void;
};

/** Checks the files in the worker, one by one. Throws a FaultError for no file, or if none could be opened: it has the first name and reason. */
export async function checkGiven({ given, options, stop, onDone }: Work, context: TaskContext): Promise<RedactionsOutcome> {
  if (given.length === 0) throw new FaultError({ kind: "none" });
  const files: FileOutcome[] = [];
  for (const each of given) {
    if (options.password) passwords.set(each.file, options.password);
    const signal = AbortSignal.any([context.signal, stop]);
    try {
      files.push(stop.aborted ? refusedOf(each, "cancelled") : await checked(each, options, { ...context, signal }, given));
    } catch (error) {
      if (!stop.aborted || context.signal.aborted) throw error;
      files.push(refusedOf(each, "cancelled"));
    }
    onDone(files.length);
  }
  const [first] = files;
  if (first && files.every(({ result }) => result.status === "refused")) throw new FaultError(faultOf(first, files.length - 1));
  return { files, ended: Date.now(), verdict: verdictOf(files) };
}

/** Checks a file in the worker. A step that does not end is left out, with a worker of its own. */
function checked(file: GivenFile, options: CheckOptions, { signal, tell }: TaskContext, given: readonly GivenFile[]): Promise<FileOutcome> {
  const at = (step: string) => redactions.progress.at(file.path, given.indexOf(file) + 1, given.length, step);
  return endlessSteps(file, options, signal, async (question, own, began) => {
    const context: TaskContext = {
      signal: own,
      tell: (progress) => {
        began(progress.at);
        tell({ ...progress, at: at(progress.at) });
      },
    };
    const answer = await runInWorker<Question, Answer>(workerUrl, question, context);
    if (!("outcome" in answer)) throw new FaultError({ kind: "unexpected" });
    return answer.outcome;
  });
}

function faultOf({ name, sha256, result }: FileOutcome, others: number) {
  const reason = result.status === "refused" ? result.reason : "damaged";
  const { title, text, steps } = words.refusals[reason];
  const more = others > 0 ? `${text} ${words.andMore(others)}` : text;
  const named = sha256 ? [...steps, words.hash(sha256.replace(/.{8}(?=.)/g, "$& "))] : steps;
  return { kind: "unreadable" as const, name, own: { title: title(name), text: more, steps: named } };
}
