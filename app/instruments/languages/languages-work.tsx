// Loaded when the instrument is first used: the work and the display of its result.

import { FaultError } from "#app/instruments/frame/fault.ts";
import type { GivenFile } from "#app/instruments/frame/intake.ts";
import { runInWorker, type TaskContext } from "#app/instruments/frame/run-in-worker.ts";
import workerUrl from "./languages-worker.ts?worker&url";
import { type LanguagesOutcome, outcomeOf } from "./outcome.ts";
import type { LanguagesFound, LanguagesQuestion, Source } from "./read-languages.ts";
import { languagesSpecimen } from "./specimen.ts";
import { languages } from "./words.ts";

export { LanguagesResult } from "./languages-result.tsx";
export { MeasuredTable } from "./measured-table.tsx";

/** The limit for all texts together, in bytes: results of all paragraphs are in memory. */
const MOST = 50_000_000;

export const specimen: readonly Source[] = languagesSpecimen.map(({ name, text }) => ({ name, source: new File([text], name) }));
export const sourcesOf = (files: readonly GivenFile[]): readonly Source[] => files.map(({ path, file }) => ({ name: path, source: file }));
export const pasted = (text: string): readonly Source[] => [{ name: languages.pasted, source: text }];

/** The published test text, as one file. */
export async function testSource(): Promise<readonly Source[]> {
  const { testText } = await import("./measure.ts");
  const name = "TEST_languages.txt";
  return [{ name, source: new File([testText()], name) }];
}

/** Reads texts in the worker. Throws a FaultError for no text, or if none could be read: it has the first name and reason. */
export async function countLanguages(sources: readonly Source[], context: TaskContext): Promise<LanguagesOutcome> {
  if (sources.length === 0) throw new FaultError({ kind: "none" });
  const found = await runInWorker<LanguagesQuestion, LanguagesFound>(workerUrl, { sources, most: MOST }, context);
  const [first] = found.unread;
  if (found.documents.length === 0 && first) {
    const { name, reason } = first;
    throw new FaultError({ kind: reason === "damaged" ? "unexpected" : reason, name });
  }
  return outcomeOf(found);
}
