import type { Question } from "instruments/activity/answer-question.ts";
import type { Judged, RowView } from "instruments/activity/judge.ts";
import type { Settings } from "instruments/activity/read-settings.ts";
import { runInWorker, type TaskContext } from "web/instruments/frame/worker.ts";
import workerUrl from "./activity-worker.ts?worker&url";

/** Questions wait for each other, so that one worker, which has the log, answers all. */
let last: Promise<unknown> = Promise.resolve();

/** Never aborted: that would end the worker and lose the log. */
const unhurried = () => ({ signal: new AbortController().signal, tell: () => undefined });

export const askJudged = (settings: Settings) => ask<Judged>({ kind: "judge", settings });
export const askRows = (rows: Uint32Array, zone: string) =>
  ask<readonly RowView[]>({ kind: "rows", rows, zone });
export const askCsv = (settings: Settings, without: readonly string[] | undefined) =>
  ask<Blob>({ kind: "csv", settings, without });
/** Frees the log's memory, which an idle worker would keep. */
export const forgetLog = () => ask({ kind: "forget" }).catch(() => undefined);

/** Asks the worker that has the log. Fails as runInWorker does. */
export function ask<Answer>(
  question: Question,
  context: TaskContext = unhurried(),
): Promise<Answer> {
  const next = last
    .catch(() => undefined)
    .then(() => runInWorker<Question, Answer>(workerUrl, question, context));
  last = next;
  return next;
}
