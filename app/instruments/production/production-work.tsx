// Loaded when the instrument is first used: the work and the display of its result.

import { FaultError } from "#app/instruments/frame/fault.ts";
import type { GivenFile } from "#app/instruments/frame/intake.ts";
import { runInWorker, type TaskContext } from "#app/instruments/frame/run-in-worker.ts";
import { plainText } from "#content/marks.ts";
import type { Choices, Inspection, InspectionQuestion } from "./inspection.ts";
import workerUrl from "./production-worker.ts?worker&url";
import { verdictOf } from "./verdict-of.ts";

export { ProductionResult } from "./production-result.tsx";

/** The inspection with its verdict, with marks and plain. */
export type ProductionOutcome = Inspection & { readonly verdict: { readonly title: string; readonly plain: string } };

/** Inspects the files in the worker. Throws a FaultError without a file or a load file. */
export async function inspectGiven(files: readonly GivenFile[], choices: Choices, context: TaskContext): Promise<ProductionOutcome> {
  if (files.length === 0) throw new FaultError({ kind: "none" });
  const inspection = await runInWorker<InspectionQuestion, Inspection>(workerUrl, { files, choices }, context);
  const title = verdictOf(inspection);
  return { ...inspection, verdict: { title, plain: plainText(title) } };
}
