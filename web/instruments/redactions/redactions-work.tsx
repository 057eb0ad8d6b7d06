// Loaded when the instrument is first used: the work and the display of its result.

import { fill } from "content/fill.ts";
import { redactionsResult as words } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import { FaultError, loadPart } from "instruments/frame/fault.ts";
import type { Answer, Question } from "instruments/redactions/check-files.ts";
import {
  type BatchRow,
  batchRows,
  type RedactionsOutcome,
  redactionsReport,
} from "instruments/redactions/describe.ts";
import { endlessSteps } from "instruments/redactions/endless-steps.ts";
import { measuredPlaces } from "instruments/redactions/measured.ts";
import type { RedactionsOptions } from "instruments/redactions/options.ts";
import { type Check, conclude, runWith } from "instruments/redactions/run.ts";
import { useState } from "react";
import type { FileWork, ResultProps } from "web/instruments/frame/file-instrument.tsx";
import { Fold } from "web/instruments/frame/fold.tsx";
import result from "web/instruments/frame/result.module.css";
import { ResultActions, Verdict } from "web/instruments/frame/result.tsx";
import { runInWorker, type TaskContext } from "web/instruments/frame/worker.ts";
import { classNames } from "web/parts/class-names.ts";
import { HeadRow } from "web/parts/head-row.tsx";
import { FileResult, RefusedFile } from "./finding-list.tsx";
import css from "./redactions.module.css";
import workerUrl from "./redactions-worker.ts?worker&url";

export const work: FileWork<RedactionsOutcome, RedactionsOptions> = {
  run: async (given, context) => conclude(await runWith(checkInWorker)(given, context)),
  specimen: async (options) => {
    const { specimen } = await loadPart(() => import("instruments/redactions/specimen.ts"));
    return { files: specimen(), options };
  },
  said: ({ verdict }) => `${verdict.plain}.`,
  Result: RedactionsResult,
};

/** Checks a file in the worker. A step that does not end is left out, with a worker of its own. */
const checkInWorker: Check = (file, options, signal, tell) =>
  endlessSteps(file, options, signal, async (question, own, began) => {
    const context: TaskContext = {
      signal: own,
      tell: (progress) => {
        began(progress.at);
        tell(progress);
      },
    };
    const answer = await runInWorker<Question, Answer>(workerUrl, question, context);
    if (!("outcome" in answer)) throw new FaultError({ kind: "unexpected" });
    return answer.outcome;
  });

/** The verdict of each file: its tests, what was found, what to do. */
function RedactionsResult({
  outcome,
  files: given,
  options,
  isSpecimen,
  onRestart,
}: ResultProps<RedactionsOutcome, RedactionsOptions>) {
  const [withWords, setWithWords] = useState(false);
  const { files, verdict, ended } = outcome;
  const note = isSpecimen ? words.specimenNote : "";
  const hasFindings = files.some(
    ({ result }) => result.status === "checked" && result.checked.findings.length > 0,
  );
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
            picture={given[index] && { file: given[index].file, password: options.password }}
            isAlone={isOne}
            withWords={withWords}
          />
        ) : (
          <RefusedFile key={index} name={file.name} reason={file.result.reason} />
        ),
      )}
      <Fold line={<h4>{fill(words.measured.summary, measuredPlaces)}</h4>}>
        <p>{fill(words.measured.text, measuredPlaces)}</p>
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
            <label className={result.tick}>
              <input
                type="checkbox"
                checked={withWords}
                onChange={({ currentTarget }) => setWithWords(currentTarget.checked)}
              />
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
    <table className={classNames(result.base, css.batch)}>
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
