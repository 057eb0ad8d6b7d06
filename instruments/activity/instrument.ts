import { activityResult } from "content/instruments.ts";
import { reader } from "instruments/contract.ts";
import { hashFiles } from "instruments/hash/hash-files.ts";
import { answerQuestion, readLog } from "./answer-question.ts";
import { activityOptions } from "./options.ts";
import { csvWith, report } from "./report.ts";
import { runWith } from "./run.ts";

export const activityInstrument = reader({
  name: "activity",
  options: activityOptions,
  limits: activityResult.limits,
  run: runWith({
    read: (question, { tell }) => readLog(question, tell),
    hash: async (files, { tell }) =>
      (await hashFiles({ files, algorithms: ["sha256"] }, tell)).files.map(
        ({ digests }) => digests.sha256 ?? null,
      ),
  }),
  report: (given, outcome) => report(given, outcome),
  csv: csvWith(async (settings) => {
    const written = await answerQuestion({ kind: "csv", settings, without: [] }, () => undefined);
    return written instanceof Blob ? written : new Blob();
  }),
});
