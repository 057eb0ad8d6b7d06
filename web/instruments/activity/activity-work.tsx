// Loaded when the instrument is first used: the work and the display of its result.

import type { ReadAnswer } from "instruments/activity/answer-question.ts";
import { type ActivityOutcome, verdictOf } from "instruments/activity/describe.ts";
import { type ActivityOptions, activityOptions } from "instruments/activity/options.ts";
import { runWith } from "instruments/activity/run.ts";
import { atFirst, type Context, type Given } from "instruments/contract.ts";
import { loadPart } from "instruments/frame/fault.ts";
import type { Hashed, HashQuestion } from "instruments/hash/hash-files.ts";
import type { FileWork } from "web/instruments/frame/file-instrument.tsx";
import { runInWorker } from "web/instruments/frame/worker.ts";
import { ActivityResult } from "./activity-result.tsx";
import { ask } from "./ask-log.ts";
import digestsWorkerUrl from "./digests-worker.ts?worker&url";

/** Without what is typed only in the result. */
export const work: FileWork<ActivityOutcome, Partial<ActivityOptions>> = {
  run: ({ files, options }, context) =>
    runWith({
      read: (question, { tell }) =>
        ask<ReadAnswer>({ kind: "read", ...question }, { ...context, tell }),
      hash,
    })({ files, options: { ...atFirst(activityOptions), ...options } }, context),
  specimen: async () => {
    const { activitySpecimen } = await loadPart(() => import("instruments/activity/specimen.ts"));
    const { name, text, settings, note } = activitySpecimen();
    return { files: [{ path: name, file: new File([text], name) }], options: settings, note };
  },
  said: ({ reading, judged }) =>
    verdictOf(judged, reading.skipped.count, reading.unread.length).plain,
  Result: ActivityResult,
};

/** Hashes the files in a worker of its own, at the same time. */
const hash = async (
  files: Given<unknown>["files"],
  { signal = new AbortController().signal }: Context,
) => {
  const question: HashQuestion = { files, algorithms: ["sha256"] };
  const hashed = await runInWorker<HashQuestion, Hashed>(digestsWorkerUrl, question, {
    signal,
    tell: () => undefined,
  });
  return hashed.files.map(({ digests: { sha256 } }) => sha256 ?? null);
};
