// Loaded when the instrument is first used: what does the work, and what shows its result.

import { FaultError } from "#app/instruments/frame/fault.ts";
import type { GivenFile } from "#app/instruments/frame/intake.ts";
import { runInWorker, type TaskContext } from "#app/instruments/frame/run-in-worker.ts";
import { summary as words } from "#content/instruments/summary.ts";
import { summarySpecimen } from "#content/instruments/summary-specimen.ts";
import type { SummaryAnswer, SummaryQuestion } from "./read-document.ts";
import workerUrl from "./summary-worker.ts?worker&url";
import { unmarked } from "./unmarked.ts";

export { MeasuredTable } from "./measured-table.tsx";
export { SummaryResult } from "./summary-result.tsx";

/** What was put in: a text or a file. `others` are files that came with it and are not read. */
export type Given = { readonly name: string; readonly source: string | File; readonly isSpecimen: boolean; readonly others: number };
/** `ended` in milliseconds since 1970. */
export type SummaryOutcome = SummaryAnswer & { readonly given: Given; readonly ended: number };

const { name, text } = summarySpecimen;
export const specimen: Given = { name, source: new File([unmarked(text).text], name), isSpecimen: true, others: 0 };
export const pasted = (source: string): Given => ({ name: words.pasted, source, isSpecimen: false, others: 0 });

/** The first of the files; the others are counted. No file is the fault `none`. */
export function givenFiles([first, ...others]: readonly GivenFile[]): Given {
  if (!first) throw new FaultError({ kind: "none" });
  return { name: first.path, source: first.file, isSpecimen: false, others: others.length };
}

/** Reads what was given in the worker and orders its sentences. */
export async function summarizeGiven(given: Given, context: TaskContext): Promise<SummaryOutcome> {
  const answer = await runInWorker<SummaryQuestion, SummaryAnswer>(workerUrl, { source: given.source }, context);
  return { ...answer, given, ended: Date.now() };
}

/** The published test texts with their marks. */
export async function testTexts(): Promise<string> {
  const { summaryTestTexts } = await import("#content/instruments/summary-test-texts.ts");
  return summaryTestTexts.map((each) => `${each.name}\n\n${each.text}\n`).join("\n\n");
}
