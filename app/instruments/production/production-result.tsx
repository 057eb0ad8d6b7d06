import { BagLabel } from "#app/instruments/frame/bag-label.tsx";
import { fileSize } from "#app/instruments/frame/file-size.ts";
import { Actions, Limits } from "#app/instruments/frame/instrument.tsx";
import type { GivenFile } from "#app/instruments/frame/intake.ts";
import { printInstrument } from "#app/instruments/frame/print-instrument.ts";
import { saveFile } from "#app/instruments/frame/save-file.ts";
import { utcStamp } from "#app/instruments/frame/stamps.ts";
import { Verdict } from "#app/instruments/frame/verdict.tsx";
import { instrumentFrame } from "#app/instruments/frame/words.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { count } from "#content/specimen/count.ts";
import { ExceptionsTable } from "./exceptions-table.tsx";
import { findingsCsv } from "./findings-csv.ts";
import type { Choices } from "./inspection.ts";
import { LetterSheet } from "./letter-sheet.tsx";
import css from "./production.module.css";
import type { ProductionOutcome } from "./production-work.tsx";
import { ReadingForm } from "./reading-form.tsx";
import { saveProduction } from "./save-production.ts";
import { SummaryFacts } from "./summary-facts.tsx";
import { TestsTable } from "./tests-table.tsx";
import { UnreadFiles } from "./unread-files.tsx";
import { production } from "./words.ts";
import { productionResult as words } from "./words-result.ts";

type ProductionResultProps = {
  readonly outcome: ProductionOutcome;
  readonly choices: Choices;
  readonly isSpecimen: boolean;
  readonly onAgain: (choices: Choices, added: readonly GivenFile[]) => void;
  readonly onRestart: () => void;
};

/** What the tests found in a production, how it was read, each exception, and a letter that names them. */
export function ProductionResult({ outcome, choices, isSpecimen, onAgain, onRestart }: ProductionResultProps) {
  const { isAsked, reading, tests, findings, refused, ended, verdict } = outcome;
  const made = instrumentFrame.made(utcStamp(ended), production.version);
  const form = <ReadingForm reading={reading} choices={choices} isAsked={isAsked} onAgain={onAgain} />;
  return (
    <>
      <BagLabel top cells={labelOf(outcome)} />
      <div className={css.result}>
        <div>
          <Verdict title={verdict.title} notes={notesOf(outcome, isSpecimen)} />
          {isAsked ? form : <SummaryFacts outcome={outcome} />}
          {!isAsked && <TestsTable tests={tests} findings={findings} />}
          <UnreadFiles refused={refused} />
        </div>
        <Limits heading={words.limitsTitle} limits={words.limits} />
      </div>
      {findings.length > 0 && <ExceptionsTable findings={findings} tests={tests} />}
      {findings.length > 0 && <LetterSheet outcome={outcome} />}
      {!isAsked && form}
      <p className={classNames(text.mono, css.onPaper)}>{made}</p>
      <Actions>
        {!isAsked && (
          <>
            <Button small onClick={() => saveProduction(outcome, isSpecimen)}>
              {instrumentFrame.saveReport}
            </Button>
            <Button small line onClick={() => saveFile("production-exceptions.csv", "text/csv", findingsCsv(findings))}>
              {instrumentFrame.saveCsv}
            </Button>
            <Button small line onClick={() => printInstrument("production")}>
              {instrumentFrame.print}
            </Button>
          </>
        )}
        <Button small line onClick={onRestart}>
          {instrumentFrame.again}
        </Button>
        <p className={text.mono}>{made}</p>
      </Actions>
    </>
  );
}

function labelOf({ inputs, facts, isAsked, reading }: ProductionOutcome) {
  const { files, size, documents, digest } = production.labelCells;
  const [main] = inputs;
  const name = main?.name ?? reading.candidates.find(({ role }) => role === "data")?.path ?? "";
  return [
    { term: files, value: name },
    { term: size, value: fileSize(main?.size ?? facts.bytes) },
    { term: documents, ...(isAsked ? {} : { value: count(facts.documents) }) },
    { term: digest, ...(main ? { value: main.sha256 } : {}), wide: true },
  ];
}

function notesOf({ isAsked, tests, facts, reading }: ProductionOutcome, isSpecimen: boolean): readonly string[] {
  const { specimen, meaning, untested, asked, explained, redactedOnLog, logUnread, volumes } = words.notes;
  const first = isSpecimen ? [specimen] : [];
  if (isAsked) return [...first, asked];
  const others = reading.candidates.filter(({ path, role }) => role === "none" && /\.(?:dat|opt)$/i.test(path)).length;
  const skipped = tests.filter(({ state }) => state === "untested").length;
  return [
    ...first,
    ...(tests.some(({ state }) => state === "found") ? [meaning] : []),
    ...(skipped > 0 ? [untested(skipped)] : []),
    ...(facts.explained > 0 ? [explained(facts.explained)] : []),
    ...(facts.redactedOnLog > 0 ? [redactedOnLog(facts.redactedOnLog)] : []),
    ...(facts.logUnread > 0 ? [logUnread(facts.logUnread)] : []),
    ...(others > 0 ? [volumes(others)] : []),
  ];
}
