// Loaded when the instrument is first used: the work and the view of its result.

import { instrumentFrame, production, productionResult as words } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import { loadPart } from "instruments/frame/fault.ts";
import type { Inspection } from "instruments/production/finding.ts";
import type { ProductionOptions } from "instruments/production/options.ts";
import { readChoices, typedChoices } from "instruments/production/read-choices.ts";
import { conclude, report } from "instruments/production/report.ts";
import { findingsCsv, type ProductionOutcome } from "instruments/production/report-findings.ts";
import { labelOf, namesOf } from "web/instruments/frame/bag-label.ts";
import type { FileWork, ResultProps } from "web/instruments/frame/file-instrument.tsx";
import { ResultActions, ResultTop, UnreadList } from "web/instruments/frame/result.tsx";
import { saveFile } from "web/instruments/frame/save-report.ts";
import { runInWorker } from "web/instruments/frame/worker.ts";
import { LetterSheet } from "./letter-sheet.tsx";
import workerUrl from "./production-worker.ts?worker&url";
import { ReadingForm } from "./reading-form.tsx";
import { ExceptionsTable, SummaryFacts, TestsTable } from "./tests-table.tsx";

/** Files in the list of those that were not read. */
const MOST_UNREAD = 10;

export const work: FileWork<ProductionOutcome, ProductionOptions> = {
  run: async (given, context) =>
    conclude(await runInWorker<typeof given, Inspection>(workerUrl, given, context)),
  specimen: async (options) => {
    const { specimenFiles } = await loadPart(
      () => import("instruments/production/specimen-files.ts"),
    );
    return {
      files: specimenFiles.map(({ path, content }) => ({ path, file: new File([content], path) })),
      options,
    };
  },
  said: ({ verdict }) => verdict.plain,
  Result: ProductionResult,
};

/**
 * What the tests found in a production, how it was read, each exception, and a letter that names
 * them.
 */
function ProductionResult({
  outcome,
  files,
  options,
  isSpecimen,
  onAgain,
  onRestart,
}: ResultProps<ProductionOutcome, ProductionOptions>) {
  const { isAsked, reading, tests, findings, refused, ended, verdict } = outcome;
  const form = (
    <ReadingForm
      reading={reading}
      choices={readChoices(options)}
      isAsked={isAsked}
      onAgain={(choices, added) =>
        onAgain({ files: [...files, ...added], options: typedChoices(choices) })
      }
    />
  );
  return (
    <>
      <ResultTop
        label={labelCells(outcome)}
        title={verdict.title}
        notes={notesOf(outcome, isSpecimen)}
        words={words}
      >
        {isAsked ? form : <SummaryFacts outcome={outcome} />}
        {!isAsked && <TestsTable tests={tests} findings={findings} />}
        <UnreadList
          title={words.unread.title}
          unread={refused.map(({ path, reason }) => [path, words.unread.reasons[reason]])}
          most={MOST_UNREAD}
          more={words.unread.more}
        />
      </ResultTop>
      {findings.length > 0 && <ExceptionsTable findings={findings} tests={tests} />}
      {findings.length > 0 && <LetterSheet outcome={outcome} />}
      {!isAsked && form}
      <ResultActions
        name="production"
        limits={words.limits}
        made={ended}
        onPaper=""
        report={
          isAsked ? undefined : () => ({ specimen: isSpecimen, ...report(undefined, outcome) })
        }
        saves={[
          [
            instrumentFrame.saveCsv,
            () => saveFile("production-exceptions.csv", "text/csv", findingsCsv(findings)),
          ],
        ]}
        onRestart={onRestart}
      />
    </>
  );
}

function labelCells({ inputs: [main], facts, isAsked, reading }: ProductionOutcome) {
  const name = main?.name ?? reading.candidates.find(({ role }) => role === "data")?.path ?? "";
  const documents = isAsked ? undefined : count(facts.documents);
  return labelOf(production.labelCells, [
    ...namesOf([{ name, size: main?.size ?? facts.bytes }]),
    documents,
    main?.sha256 ?? undefined,
  ]);
}

function notesOf(
  { isAsked, tests, facts, reading }: ProductionOutcome,
  isSpecimen: boolean,
): readonly string[] {
  const { specimen, meaning, untested, asked, explained, redactedOnLog, logUnread, volumes } =
    words.notes;
  const first = isSpecimen ? [specimen] : [];
  if (isAsked) return [...first, asked];
  const others = reading.candidates.filter(
    ({ path, role }) => role === "none" && /\.(?:dat|opt)$/i.test(path),
  ).length;
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
