// Loaded when the instrument is first used: the work and the display of its result.

import { FaultError } from "#app/instruments/frame/fault.ts";
import type { GivenFile } from "#app/instruments/frame/intake.ts";
import { runInWorker, type TaskContext } from "#app/instruments/frame/run-in-worker.ts";
import { saveFile } from "#app/instruments/frame/save-file.ts";
import type { Answer, Question } from "./answer-question.ts";
import type { Settings } from "./decide.ts";
import workerUrl from "./deidentify-worker.ts?worker&url";
import { verdictOf } from "./describe.ts";
import type { Given } from "./given.ts";
import type { Mode } from "./kind.ts";
import { deidentifySpecimen } from "./specimen.ts";
import { deidentify as words } from "./words.ts";

export { DeidentifyResult } from "./deidentify-result.tsx";

/** The first result. `began` is in milliseconds since 1970. */
export type Outcome = Answer & { readonly settings: Settings; readonly began: number; readonly verdict: string };

export const specimen: Given = {
  name: deidentifySpecimen.name,
  source: deidentifySpecimen.text,
  names: deidentifySpecimen.names,
  isSpecimen: true,
  others: 0,
};

/** Takes the first file and counts the others. Throws the fault `none` without a file. */
export function givenFiles([first, ...others]: readonly GivenFile[], names: string): Given {
  if (!first) throw new FaultError({ kind: "none" });
  return { name: first.path, source: first.file, names, isSpecimen: false, others: others.length };
}

/** The published test text with its list of names. */
export async function givenTest(): Promise<Given> {
  const { testText } = await import("./test-text.ts");
  const { text, names } = testText();
  return { name: words.testTextName, source: text, names, isSpecimen: true, others: 0 };
}

/** Saves the test text with its labels as JSON: `start` and `end` in UTF-16 units, `kind` null for a look-alike. */
export async function saveTest(): Promise<void> {
  const { testText } = await import("./test-text.ts");
  saveFile("deidentify-test-text.json", "application/json", `${JSON.stringify(testText(), null, 2)}\n`);
}

/** Reads what was given and replaces what the list asks for. */
export async function deidentifyGiven(given: Given, mode: Mode, context: TaskContext): Promise<Outcome> {
  const began = Date.now();
  const settings: Settings = { mode, names: given.names, hand: [], choices: {}, keptAt: [], year: new Date().getFullYear() };
  const answer = await ask({ source: given.source, settings }, context);
  return { ...answer, settings, began, verdict: verdictOf(answer.decided) };
}

function ask(question: Question, context: TaskContext): Promise<Answer> {
  return runInWorker<Question, Answer>(workerUrl, question, context);
}
