// Loaded when the instrument is first used: the work and the display of its result.

import type { FileWork, Given } from "web/instruments/frame/file-instrument.tsx";
import { saveFile } from "web/instruments/frame/report.ts";
import { textSource } from "web/instruments/frame/text-source.ts";
import { runInWorker, type TaskContext } from "web/instruments/frame/worker.ts";
import type { Answer, Question } from "./answer-question.ts";
import type { Settings } from "./decide.ts";
import { DeidentifyResult } from "./deidentify-result.tsx";
import workerUrl from "./deidentify-worker.ts?worker&url";
import { verdictOf } from "./describe.ts";
import { deidentifySpecimen } from "./specimen.ts";
import { MeasuredTable } from "./tables.tsx";
import type { Typed } from "./text-cells.tsx";
import { deidentify as words } from "./words.ts";

/** The first result. `began` is in milliseconds since 1970. */
export type Outcome = Answer & { readonly settings: Settings; readonly began: number; readonly verdict: string };

export const work: FileWork<Outcome, Typed> = {
  read: deidentifyGiven,
  specimen: (typed) => {
    const { name, text, names } = deidentifySpecimen;
    return { files: [{ path: name, file: new File([text], name) }], options: { ...typed, names } };
  },
  said: ({ verdict }) => words.said(verdict),
  Result: DeidentifyResult,
  measured: {
    Table: MeasuredTable,
    given: async (typed) => {
      const { text, names } = (await import("./test-text.ts")).testText();
      return { files: [{ path: words.testTextName, file: new File([text], words.testTextName) }], options: { ...typed, names } };
    },
    // Labels have `start` and `end` in UTF-16 units, and `kind` null for a look-alike.
    save: async () => {
      const { testText } = await import("./test-text.ts");
      saveFile("deidentify-test-text.json", "application/json", `${JSON.stringify(testText(), null, 2)}\n`);
    },
  },
};

/** Reads the first file and replaces what the list asks for. */
async function deidentifyGiven({ files: [first], options }: Given<Typed>, context: TaskContext): Promise<Outcome> {
  const began = Date.now();
  const { mode, names } = options;
  const settings: Settings = { mode, names, hand: [], choices: {}, keptAt: [], year: new Date().getFullYear() };
  const answer = await runInWorker<Question, Answer>(workerUrl, { source: await textSource(first.file, context), settings }, context);
  return { ...answer, settings, began, verdict: verdictOf(answer.decided) };
}
