// Loaded when the instrument is first used: the work and the display of its result.

import { FaultError } from "#app/instruments/frame/fault.ts";
import type { GivenFile } from "#app/instruments/frame/intake.ts";
import { runInWorker, type TaskContext } from "#app/instruments/frame/run-in-worker.ts";
import { plainText } from "#content/marks.ts";
import type { Choices, Inspection, InspectionQuestion } from "./inspection.ts";
import workerUrl from "./production-worker.ts?worker&url";
import { productionResult as words } from "./words-result.ts";

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

function verdictOf({ isAsked, tests }: Inspection): string {
  if (isAsked) return words.asked;
  const run = tests.filter(({ state }) => state !== "untested").length;
  const found = tests.filter(({ state }) => state === "found").length;
  return found > 0 ? words.verdict(found, run) : words.none(run);
}
