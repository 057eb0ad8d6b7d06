// Loaded when the instrument is first used: what does the work, and what shows its result.

import { FaultError } from "#app/instruments/frame/fault.ts";
import type { GivenFile } from "#app/instruments/frame/intake.ts";
import { runInWorker, type TaskContext } from "#app/instruments/frame/run-in-worker.ts";
import type { TranscriptRead } from "./read-transcript.ts";
import workerUrl from "./transcript-worker.ts?worker&url";

export { TranscriptResult } from "./transcript-result.tsx";

/** Reads the first of the files in the worker. No file is a fault. */
export async function readGiven(files: readonly GivenFile[], context: TaskContext): Promise<TranscriptRead> {
  const [first] = files;
  if (!first) throw new FaultError({ kind: "none" });
  return runInWorker<GivenFile, TranscriptRead>(workerUrl, first, context);
}
