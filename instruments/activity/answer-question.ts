import { FaultError } from "instruments/frame/fault.ts";
import type { GivenFile } from "instruments/frame/files.ts";
import type { Progress } from "instruments/frame/progress.ts";
import { chronologyCsv, everyRecordCsv, judge, rowViews, viewOf } from "./judge.ts";
import { likelyDomains, peopleOf } from "./people-of.ts";
import { type ReadLogs, readLogs } from "./read-logs.ts";
import type { Settings } from "./read-settings.ts";

export type ReadQuestion = {
  readonly kind: "read";
  readonly files: readonly GivenFile[];
  readonly settings: Settings;
};
/** `csv`: the keys of findings to leave out; undefined for all records of the people shown. */
export type Question =
  | ReadQuestion
  | { readonly kind: "judge"; readonly settings: Settings }
  | { readonly kind: "rows"; readonly rows: Uint32Array; readonly zone: string }
  | {
      readonly kind: "csv";
      readonly settings: Settings;
      readonly without: readonly string[] | undefined;
    }
  | { readonly kind: "forget" };

/** `reading` describes the files; `judged` is undefined if no record was read. */
export type ReadAnswer = Awaited<ReturnType<typeof readLog>>;
export type Reading = ReadAnswer["reading"];

/** The last log. Changed settings use it again; `forget` releases it. */
let log: ReadLogs | undefined;

/** Reads a log, or answers from the last one. Throws the fault `unexpected` if there is none. */
export async function answerQuestion(question: Question, tell: (progress: Progress) => void) {
  if (question.kind === "read") return readLog(question, tell);
  if (question.kind === "forget") {
    log = undefined;
    return undefined;
  }
  if (!log) throw new FaultError({ kind: "unexpected" });
  const { table, files, workloads } = log;
  switch (question.kind) {
    case "judge":
      return judge(table, namesOf(workloads), question.settings);
    case "rows":
      return rowViews(table, question.rows, question.zone);
    case "csv": {
      const view = viewOf(table, question.settings);
      const names = files.map(({ name }) => name);
      return question.without
        ? chronologyCsv(view, names, question.without)
        : everyRecordCsv(view, names);
    }
  }
}

/**
 * Reads exports and makes the tests. Without domains in the settings, the likely ones are the
 * organization's.
 */
export async function readLog(
  { files, settings }: Omit<ReadQuestion, "kind">,
  tell: (progress: Progress) => void,
) {
  log = undefined;
  log = await readLogs(files, tell);
  const { table, ...said } = log;
  const reading = {
    ...said,
    records: table.length,
    first: table.time[0] ?? 0,
    last: table.time[table.length - 1] ?? 0,
  };
  if (table.length === 0) return { reading, judged: undefined };
  const domains =
    settings.domains.length > 0 ? settings.domains : likelyDomains(peopleOf(table).list);
  return { reading, judged: judge(table, namesOf(log.workloads), { ...settings, domains }) };
}

const namesOf = (workloads: ReadLogs["workloads"]) => workloads.map(([name]) => name);
