// Loaded when the instrument is first used: the work and the display of its result.

import { activityUnread as words } from "content/instruments.ts";
import { matter } from "content/specimen/matter.ts";
import type { Question, ReadAnswer, Reading } from "instruments/activity/answer-question.ts";
import { type ActivityOutcome, verdictOf } from "instruments/activity/describe.ts";
import type { Judged, RowView } from "instruments/activity/judge.ts";
import type { Unread } from "instruments/activity/read-file.ts";
import type { Settings } from "instruments/activity/read-settings.ts";
import { FaultError, loadPart, ownFault } from "instruments/frame/fault.ts";
import type { Hashed, HashQuestion } from "instruments/hash/hash-files.ts";
import type { FileWork, Given } from "web/instruments/frame/file-instrument.tsx";
import { runInWorker, type TaskContext } from "web/instruments/frame/worker.ts";
import hashWorkerUrl from "web/instruments/hash/hash-worker.ts?worker&url";
import { ActivityResult } from "./activity-result.tsx";
import workerUrl from "./activity-worker.ts?worker&url";

/** The specimen comes with settings, and with what is said of its result. */
export type ActivityOptions = { readonly settings?: Partial<Settings>; readonly note?: string };

export const work: FileWork<ActivityOutcome, ActivityOptions> = {
  read: readActivity,
  specimen: async () => {
    const { activitySpecimen } = await loadPart(() => import("instruments/activity/specimen.ts"));
    const { name, text, settings, note } = activitySpecimen();
    return { files: [{ path: name, file: new File([text], name) }], options: { settings, note } };
  },
  said: ({ reading, judged }) => verdictOf(judged, reading.skipped.count, reading.unread.length).plain,
  Result: ActivityResult,
};

/** Below this size, in bytes, waiting for the hash costs less than loading a new worker. */
const SHORT = 20_000_000;

const atFirst: Settings = { zone: matter.zone, person: "", since: "", downloads: 50, minutes: 60, withOpened: false, domains: [], days: 7 };

/** Reads the exports, and hashes them at the same time. Refuses by the first name and reason where no file has a record. */
async function readActivity({ files, options }: Given<ActivityOptions>, context: TaskContext) {
  const began = Date.now();
  const hashing = new AbortController();
  const stop = () => hashing.abort();
  context.signal.addEventListener("abort", stop, { once: true });
  try {
    const hashed = runInWorker<HashQuestion, Hashed>(
      hashWorkerUrl,
      { files, algorithms: ["sha256"] },
      { signal: hashing.signal, tell: () => undefined },
    ).catch(() => undefined);
    const { reading, judged } = await ask<ReadAnswer>({ kind: "read", files, settings: { ...atFirst, ...options.settings } }, context);
    if (!judged) {
      // Stops only a long hash: a stopped worker must be loaded again, and the connection may be gone.
      if (files.reduce((sum, { file }) => sum + file.size, 0) < SHORT) await hashed;
      throw refusalOf(reading);
    }
    const digests = (await hashed)?.files.map(({ digests: { sha256 } }) => sha256 ?? null) ?? files.map(() => null);
    return { reading, judged, digests, began, ended: Date.now() };
  } finally {
    stop();
    context.signal.removeEventListener("abort", stop);
  }
}

function refusalOf({ unread, files, skipped }: Reading): FaultError {
  const isLeftOut = skipped.count > 0;
  const named = files.find(({ rows }) => rows > 0) ?? files[0];
  const blank = { name: named?.name ?? "", reason: isLeftOut ? ("leftOut" as const) : ("noRows" as const) };
  const { name, reason }: { name: string; reason: Unread } = isLeftOut ? blank : (unread[0] ?? blank);
  if (reason === "empty" || reason === "unreadable") return new FaultError({ kind: reason, name });
  return ownFault(name, words.refusals[reason], unread.length > 1 ? words.andMore(unread.length - 1) : "");
}

/** Questions wait for each other, so that one worker, which has the log, answers all. */
let last: Promise<unknown> = Promise.resolve();

/** Never aborted: that would end the worker and lose the log. */
const unhurried = () => ({ signal: new AbortController().signal, tell: () => undefined });

export const askJudged = (settings: Settings) => ask<Judged>({ kind: "judge", settings });
export const askRows = (rows: Uint32Array, zone: string) => ask<readonly RowView[]>({ kind: "rows", rows, zone });
export const askCsv = (settings: Settings, without: readonly string[] | undefined) => ask<Blob>({ kind: "csv", settings, without });
/** Frees the log's memory, which an idle worker would keep. */
export const forgetLog = () => ask({ kind: "forget" }).catch(() => undefined);

function ask<Answer>(question: Question, context: TaskContext = unhurried()): Promise<Answer> {
  const next = last.catch(() => undefined).then(() => runInWorker<Question, Answer>(workerUrl, question, context));
  last = next;
  return next;
}
