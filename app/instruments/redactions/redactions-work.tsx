// Loaded when the instrument is first used: the work and the display of its result.

import { FaultError } from "#app/instruments/frame/fault.ts";
import type { GivenFile } from "#app/instruments/frame/intake.ts";
import { runInWorker, type TaskContext } from "#app/instruments/frame/run-in-worker.ts";
import { redactionsResult as words } from "#content/instruments/redactions-result.ts";
import type { Answer, Question } from "./answer-question.ts";
import type { CheckedFiles, FileOutcome } from "./check-files.ts";
import { type Verdict, verdictOf } from "./describe.ts";
import workerUrl from "./redactions-worker.ts?worker&url";

export { RedactionsResult } from "./redactions-result.tsx";

/** The largest file that is read, in bytes. */
const MOST = 500_000_000;

export type RedactionsOutcome = CheckedFiles & { readonly verdict: Verdict };

/** Checks the files in the worker. Throws a FaultError for no file, or if none could be opened: it has the first name and reason. */
export async function checkGiven(given: readonly GivenFile[], context: TaskContext): Promise<RedactionsOutcome> {
  if (given.length === 0) throw new FaultError({ kind: "none" });
  const answer = await runInWorker<Question, Answer>(workerUrl, { kind: "check", files: given, most: MOST }, context);
  if (!("checked" in answer)) throw new FaultError({ kind: "unexpected" });
  const { files } = answer.checked;
  const [first] = files;
  if (first && files.every(({ result }) => result.status === "refused")) throw new FaultError(faultOf(first, files.length - 1));
  return { ...answer.checked, verdict: verdictOf(files) };
}

function faultOf({ name, sha256, result }: FileOutcome, others: number) {
  const reason = result.status === "refused" ? result.reason : "damaged";
  const { title, text, steps } = words.refusals[reason];
  const more = others > 0 ? `${text} ${words.andMore(others)}` : text;
  const named = sha256 ? [...steps, words.hash(sha256.replace(/.{8}(?=.)/g, "$& "))] : steps;
  return { kind: "unreadable" as const, name, own: { title: title(name), text: more, steps: named } };
}
