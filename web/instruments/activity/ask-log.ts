import { runInWorker, type TaskContext } from "web/instruments/frame/worker.ts";
import workerUrl from "./activity-worker.ts?worker&url";
import type { CsvQuestion, ForgetQuestion, JudgeQuestion, Question, ReadAnswer, ReadQuestion, RowsQuestion } from "./answer-question.ts";
import type { Judged } from "./judge.ts";
import type { RowView } from "./row-views.ts";

/** Questions wait for each other, so that one worker, which has the log, answers all. */
let last: Promise<unknown> = Promise.resolve();

/** Never aborted: that would end the worker and lose the log. */
const unhurried = () => ({ signal: new AbortController().signal, tell: () => undefined });

export const askRead = (question: ReadQuestion, context: TaskContext) => ask<ReadQuestion, ReadAnswer>(question, context);
export const askJudged = (question: JudgeQuestion) => ask<JudgeQuestion, Judged>(question, unhurried());
export const askRows = (question: RowsQuestion) => ask<RowsQuestion, readonly RowView[]>(question, unhurried());
export const askCsv = (question: CsvQuestion) => ask<CsvQuestion, Blob>(question, unhurried());
/** Frees the log's memory, which an idle worker would keep. */
export const forgetLog = () => ask<ForgetQuestion, undefined>({ kind: "forget" }, unhurried()).catch(() => undefined);

function ask<Asked extends Question, Answer>(question: Asked, context: TaskContext): Promise<Answer> {
  const next = last.catch(() => undefined).then(() => runInWorker<Asked, Answer>(workerUrl, question, context));
  last = next;
  return next;
}
