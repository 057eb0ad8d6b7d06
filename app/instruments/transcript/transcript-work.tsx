// Loaded when the instrument is first used: the work and the display of its result.

import { FaultError } from "#app/instruments/frame/fault.ts";
import type { GivenFile } from "#app/instruments/frame/intake.ts";
import { runInWorker, type TaskContext } from "#app/instruments/frame/run-in-worker.ts";
import type { TranscriptRead } from "./read-transcript.ts";
import workerUrl from "./transcript-worker.ts?worker&url";

export { TranscriptResult } from "./transcript-result.tsx";

/** Reads the first file in the worker. Throws a FaultError without a file. */
export async function readGiven(files: readonly GivenFile[], context: TaskContext): Promise<TranscriptRead> {
  const [first] = files;
  if (!first) throw new FaultError({ kind: "none" });
  return runInWorker<GivenFile, TranscriptRead>(workerUrl, first, context);
}
