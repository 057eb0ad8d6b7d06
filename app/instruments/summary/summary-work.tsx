// Loaded when the instrument is first used: the work and the display of its result.

import { FaultError } from "#app/instruments/frame/fault.ts";
import type { GivenFile } from "#app/instruments/frame/intake.ts";
import { runInWorker, type TaskContext } from "#app/instruments/frame/run-in-worker.ts";
import type { SummaryAnswer, SummaryQuestion } from "./read-document.ts";
import { summarySpecimen } from "./specimen.ts";
import workerUrl from "./summary-worker.ts?worker&url";
import { unmarked } from "./unmarked.ts";
import { summary as words } from "./words.ts";

export { MeasuredTable } from "./measured-table.tsx";
export { SummaryResult } from "./summary-result.tsx";

/** The input: a text or a file. `others` is the number of files not read. */
export type Given = { readonly name: string; readonly source: string | File; readonly isSpecimen: boolean; readonly others: number };
/** `ended` in milliseconds since 1970. */
export type SummaryOutcome = SummaryAnswer & { readonly given: Given; readonly ended: number };

const { name, text } = summarySpecimen;
export const specimen: Given = { name, source: new File([unmarked(text).text], name), isSpecimen: true, others: 0 };
export const pasted = (source: string): Given => ({ name: words.pasted, source, isSpecimen: false, others: 0 });

/** Takes the first file and counts the others. Throws the fault `none` without a file. */
export function givenFiles([first, ...others]: readonly GivenFile[]): Given {
  if (!first) throw new FaultError({ kind: "none" });
  return { name: first.path, source: first.file, isSpecimen: false, others: others.length };
}

/** Reads the input in the worker and ranks its sentences. */
export async function summarizeGiven(given: Given, context: TaskContext): Promise<SummaryOutcome> {
  const answer = await runInWorker<SummaryQuestion, SummaryAnswer>(workerUrl, { source: given.source }, context);
  return { ...answer, given, ended: Date.now() };
}

/** The published test texts with their marks. */
export async function testTexts(): Promise<string> {
  const { summaryTestTexts } = await import("./test-texts.ts");
  return summaryTestTexts.map((each) => `${each.name}\n\n${each.text}\n`).join("\n\n");
}
