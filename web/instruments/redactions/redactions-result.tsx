import { count } from "content/specimen/count.ts";
import { useState } from "react";
import type { GivenFile } from "web/instruments/frame/files.ts";
import { Fold } from "web/instruments/frame/fold.tsx";
import { Actions } from "web/instruments/frame/instrument.tsx";
import { printInstrument, utcStamp } from "web/instruments/frame/report.ts";
import { Verdict } from "web/instruments/frame/result.tsx";
import { HeadRow } from "web/instruments/frame/table.tsx";
import { instrumentFrame } from "web/instruments/frame/words.ts";
import { redactions } from "web/instruments/redactions/words.ts";
import { redactionsResult as words } from "web/instruments/redactions/words-result.ts";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { type BatchRow, batchRows } from "./describe.ts";
import { FileResult, RefusedFile } from "./file-result.tsx";
import css from "./redactions.module.css";
import type { RedactionsOutcome } from "./redactions-work.tsx";
import { saveRedactions } from "./save-redactions.ts";

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
  const hasFindings = files.some(({ result }) => result.status === "checked" && result.checked.findings.length > 0);
  const isOne = files.length === 1;
  const rows = batchRows(files);
  const sorted = rows.flatMap(({ index }) => {
    const file = files[index];
    return file ? [{ index, file }] : [];
  });
  const made = `${isSpecimen ? `${words.specimenNote} ` : ""}${instrumentFrame.made(utcStamp(ended), redactions.version)}`;
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
      <Fold line={<h4>{words.measured.summary}</h4>}>
        <p className={css.measured}>{words.measured.text}</p>
      </Fold>
      <p className={classNames(text.mono, css.onPaper)}>{made}</p>
      <Actions>
        <Button small onClick={() => saveRedactions(outcome, withWords, isSpecimen)}>
          {instrumentFrame.saveReport}
        </Button>
        <Button small line onClick={() => printInstrument("redactions")}>
          {instrumentFrame.print}
        </Button>
        <Button small line onClick={onRestart}>
          {instrumentFrame.again}
        </Button>
        {hasFindings && (
          <label className={css.option}>
            <input type="checkbox" checked={withWords} onChange={({ currentTarget }) => setWithWords(currentTarget.checked)} />
            <span>{words.withWords}</span>
          </label>
        )}
        <p className={text.mono}>{made}</p>
      </Actions>
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
