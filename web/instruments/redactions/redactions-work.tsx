// Loaded when the instrument is first used: the work and the display of its result.

import { count } from "content/count.ts";
import { fill } from "content/fill.ts";
import { redactionsResult as words } from "content/instruments.ts";
import { FaultError, ownFault } from "instruments/frame/fault.ts";
import type { GivenFile } from "instruments/frame/files.ts";
import type { CheckOptions } from "instruments/redactions/check-file.ts";
import type { Answer, Question } from "instruments/redactions/check-files.ts";
import {
  type BatchRow,
  batchRows,
  hashWords,
  type RedactionsOutcome,
  redactionsReport,
  verdictOf,
} from "instruments/redactions/describe.ts";
import { endlessSteps } from "instruments/redactions/endless-steps.ts";
import { type FileOutcome, refusedOf } from "instruments/redactions/finding.ts";
import { measuredPlaces } from "instruments/redactions/measured.ts";
import * as sentences from "instruments/redactions/sentences.ts";
import { useState } from "react";
import { Fold } from "web/instruments/frame/fold.tsx";
import { ResultActions, Verdict } from "web/instruments/frame/result.tsx";
import { runInWorker, type TaskContext } from "web/instruments/frame/worker.ts";
import { HeadRow } from "web/parts/head-row.tsx";
import { FileResult, passwords, RefusedFile } from "./finding-list.tsx";
import css from "./redactions.module.css";
import workerUrl from "./redactions-worker.ts?worker&url";

type Work = {
  readonly given: readonly GivenFile[];
  readonly options: CheckOptions;
  /** Ends the work and keeps the results of the files that are done. */
  readonly stop: AbortSignal;
  readonly onDone: (files: number) => void;
};

/** Checks the files in the worker, one by one. Throws a FaultError for no file, or if none could be opened: it has the first name and reason. */
export async function checkGiven({ given, options, stop, onDone }: Work, context: TaskContext) {
  if (given.length === 0) throw new FaultError({ kind: "none" });
  const files: FileOutcome[] = [];
  for (const each of given) {
    if (options.password) passwords.set(each.file, options.password);
    const signal = AbortSignal.any([context.signal, stop]);
    try {
      files.push(stop.aborted ? refusedOf(each, "cancelled") : await checked(each, options, { ...context, signal }, given));
    } catch (error) {
      if (!stop.aborted || context.signal.aborted) throw error;
      files.push(refusedOf(each, "cancelled"));
    }
    onDone(files.length);
  }
  const [first] = files;
  if (first && files.every(({ result }) => result.status === "refused")) throw refusalOf(first, files.length - 1);
  return { files, ended: Date.now(), verdict: verdictOf(files) };
}

/** Checks a file in the worker. A step that does not end is left out, with a worker of its own. */
function checked(file: GivenFile, options: CheckOptions, { signal, tell }: TaskContext, given: readonly GivenFile[]): Promise<FileOutcome> {
  const at = (step: string) => sentences.progressAt(file.path, given.indexOf(file) + 1, given.length, step);
  return endlessSteps(file, options, signal, async (question, own, began) => {
    const context: TaskContext = {
      signal: own,
      tell: (progress) => {
        began(progress.at);
        tell({ ...progress, at: at(progress.at) });
      },
    };
    const answer = await runInWorker<Question, Answer>(workerUrl, question, context);
    if (!("outcome" in answer)) throw new FaultError({ kind: "unexpected" });
    return answer.outcome;
  });
}

function refusalOf({ name, sha256, result }: FileOutcome, others: number): FaultError {
  const refusal = words.refusals[result.status === "refused" ? result.reason : "damaged"];
  const steps = sha256 ? [...refusal.steps, words.hash(hashWords(sha256))] : refusal.steps;
  return ownFault(name, { ...refusal, steps }, others > 0 ? words.andMore(others) : "");
}

type RedactionsResultProps = {
  readonly outcome: RedactionsOutcome;
  readonly given: readonly GivenFile[];
  readonly isSpecimen: boolean;
  readonly onRestart: () => void;
};

/** The verdict of each file: its tests, what was found, what to do. */
export function RedactionsResult({ outcome, given, isSpecimen, onRestart }: RedactionsResultProps) {
  const [withWords, setWithWords] = useState(false);
  const { files, verdict, ended } = outcome;
  const note = isSpecimen ? words.specimenNote : "";
  const hasFindings = files.some(({ result }) => result.status === "checked" && result.checked.findings.length > 0);
  const isOne = files.length === 1;
  const rows = batchRows(files);
  const sorted = rows.flatMap(({ index }) => {
    const file = files[index];
    return file ? [{ index, file }] : [];
  });
  return (
    <>
      {!isOne && (
        <>
          <Verdict {...verdict} />
          <BatchTable rows={rows} />
        </>
      )}
      {sorted.map(({ index, file }) =>
        file.result.status === "checked" ? (
          <FileResult
            key={index}
            file={file}
            checked={file.result.checked}
            blob={given[index]?.file}
            isAlone={isOne}
            withWords={withWords}
          />
        ) : (
          <RefusedFile key={index} name={file.name} reason={file.result.reason} />
        ),
      )}
      <Fold line={<h4>{fill(words.measured.summary, measuredPlaces)}</h4>}>
        <p className={css.measured}>{fill(words.measured.text, measuredPlaces)}</p>
      </Fold>
      <ResultActions
        name="redactions"
        limits={words.limits}
        made={ended}
        onPaper={note}
        note={note}
        report={() => ({ specimen: isSpecimen, ...redactionsReport(outcome, withWords) })}
        onRestart={onRestart}
        choice={
          hasFindings && (
            <label className={css.option}>
              <input type="checkbox" checked={withWords} onChange={({ currentTarget }) => setWithWords(currentTarget.checked)} />
              <span>{words.withWords}</span>
            </label>
          )
        }
      />
    </>
  );
}

/** Several files, the gravest first. */
function BatchTable({ rows }: { rows: readonly BatchRow[] }) {
  const cell = (value: number | undefined) => <td>{value === undefined ? "" : count(value)}</td>;
  return (
    <table className={css.batch}>
      <caption>{words.batch.caption}</caption>
      <HeadRow columns={words.batch.columns} />
      <tbody>
        {rows.map(({ index, name, below, bars, other, result }) => (
          <tr key={index} data-grave={below ? "" : undefined}>
            <th scope="row">{name}</th>
            {cell(below)}
            {cell(bars)}
            {cell(other)}
            <td>{result}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
