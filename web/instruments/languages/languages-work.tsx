// Loaded when the instrument is first used: the work and the view of its result.
import { count } from "content/specimen/count.ts";
import { FaultError } from "web/instruments/frame/fault.ts";
import type { FileWork, Given, Offer, ResultProps } from "web/instruments/frame/file-instrument.tsx";
import { labelOf, namesOf } from "web/instruments/frame/files.ts";
import { saveFile } from "web/instruments/frame/report.ts";
import { ResultActions, ResultTop, UnreadList } from "web/instruments/frame/result.tsx";
import { Table } from "web/instruments/frame/table.tsx";
import { instrumentFrame } from "web/instruments/frame/words.ts";
import { runInWorker, type TaskContext } from "web/instruments/frame/worker.ts";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./languages.module.css";
import workerUrl from "./languages-worker.ts?worker&url";
import { hasCharacters, isDoubtful, type LanguagesOutcome, languagesCsv, outcomeOf, reportFindings, requestLines } from "./outcome.ts";
import { ParagraphTable } from "./paragraph-table.tsx";
import type { LanguagesFound, LanguagesQuestion } from "./read-languages.ts";
import { languagesSpecimen } from "./specimen.ts";
import { languages } from "./words.ts";
import { languagesResult as words } from "./words-result.ts";

/** The limit for all texts together, in bytes: results of all paragraphs are in memory. */
const MOST = 50_000_000;

export const work: FileWork<LanguagesOutcome> = {
  read: countLanguages,
  specimen: () => givenOf(languagesSpecimen),
  said: ({ verdict }) => languages.said(verdict.plain),
  Result: LanguagesResult,
  measured: {
    Table: MeasuredTable,
    given: async () => givenOf([await testFile()]),
    save: async () => {
      const { name, text } = await testFile();
      saveFile(name, "text/plain", text);
    },
  },
};

type NamedText = { readonly name: string; readonly text: string };

const givenOf = (texts: readonly NamedText[]): Offer<undefined> => ({
  files: texts.map(({ name, text }) => ({ path: name, file: new File([text], name) })),
  options: undefined,
});

/** The published test text, as one file. */
async function testFile(): Promise<NamedText> {
  // By name, so that the bundler leaves out what measures.
  const { testText } = await import("./measure.ts");
  return { name: "TEST_languages.txt", text: testText() };
}

/** Reads texts in the worker. Refuses by the first name and reason if none could be read. */
async function countLanguages({ files }: Given<undefined>, context: TaskContext): Promise<LanguagesOutcome> {
  const sources = files.map(({ path, file }) => ({ name: path, source: file }));
  const found = await runInWorker<LanguagesQuestion, LanguagesFound>(workerUrl, { sources, most: MOST }, context);
  const [first] = found.unread;
  if (found.documents.length > 0 || !first) return outcomeOf(found);
  const { name, reason } = first;
  throw new FaultError({ kind: reason === "damaged" ? "unexpected" : reason, name });
}

/** The languages found, by paragraph, and what to ask a translator for. */
function LanguagesResult({ outcome, isSpecimen, onRestart }: ResultProps<LanguagesOutcome>) {
  const { found, verdict } = outcome;
  const lines = requestLines(outcome);
  return (
    <>
      <ResultTop
        label={labelCells(outcome)}
        title={verdict.title}
        notes={[...(isSpecimen ? [words.specimenNote] : []), ...notesOf(outcome)]}
        words={words}
      >
        <TallyTable outcome={outcome} />
        <UnreadList title={words.unreadTitle} unread={found.unread.map(({ name, reason }) => [name, words.unread[reason]])} />
      </ResultTop>
      {lines.length > 0 && (
        <div className={css.means}>
          <h4>{words.means.title}</h4>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <ParagraphTable outcome={outcome} />
      <ResultActions
        name="languages"
        version={languages.version}
        limits={words.limits}
        made={found.ended}
        onPaper=""
        report={() => ({
          specimen: isSpecimen,
          inputs: found.documents.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
          findings: reportFindings(outcome),
        })}
        saves={[[instrumentFrame.saveCsv, () => saveFile("languages.csv", "text/csv", languagesCsv(found))]]}
        copy={{ label: words.means.copy, text: lines.join("\n") }}
        onRestart={onRestart}
      />
    </>
  );
}

/** Only a single digest is shown; the report has all. */
function labelCells({ found: { documents }, words: all }: LanguagesOutcome) {
  const digest = documents.length > 1 ? words.digests : (documents[0]?.sha256 ?? "");
  return labelOf(languages.labelCells, [...namesOf(documents, languages.fileCount), count(all), digest]);
}

function notesOf({ found, words: all }: LanguagesOutcome): readonly string[] {
  const { notes } = words;
  const doubtful = found.paragraphs.filter(isDoubtful).length;
  const mixed = found.paragraphs.reduce((sum, paragraph) => sum + paragraph.mixed.length, 0);
  const latin = found.documents.filter(({ encoding }) => encoding === "windows-1252").map(({ name }) => name);
  return [
    notes.words(all, found.documents.length),
    ...(doubtful > 0 ? [notes.doubtful(doubtful)] : []),
    ...(mixed > 0 ? [notes.mixed(mixed)] : []),
    ...(latin.length > 0 ? [notes.latin(latin.join(", "))] : []),
    ...(found.unread.length > 0 ? [notes.unread(found.unread.length)] : []),
  ];
}

const { tally: tallyWords } = words;

/** The amount in each language, the most words first; text without one is last. */
function TallyTable({ outcome: { tally, words: all } }: { outcome: LanguagesOutcome }) {
  return (
    <Table caption={tallyWords.title} columns={tallyWords.columns} className={classNames(css.table, css.tally)}>
      <tbody>
        {tally.map(({ key, name, isLanguage, documents, paragraphs, words: own, letters, doubtful }) => (
          <tr key={key} data-other={isLanguage ? undefined : ""}>
            <th scope="row">
              <b>{name}</b>
              {doubtful > 0 && <small>{tallyWords.doubtful(doubtful)}</small>}
              {hasCharacters(key) && <small>{tallyWords.characters(count(letters))}</small>}
            </th>
            <td className={classNames(text.mono, css.number)} data-term={tallyWords.columns.documents}>
              {count(documents)}
            </td>
            <td className={classNames(text.mono, css.number)} data-term={tallyWords.columns.paragraphs}>
              {count(paragraphs)}
            </td>
            <td className={classNames(text.mono, css.number)} data-term={tallyWords.columns.words}>
              {count(own)}
            </td>
            <td className={classNames(text.mono, css.number)} data-term={tallyWords.columns.share}>
              {tallyWords.share(count(own), count(all), `${((own / Math.max(1, all)) * 100).toFixed(1)}%`)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const { measured: measuredWords } = words;

/** How much of the published test text is right, by length and by what was said. */
function MeasuredTable() {
  return (
    <>
      <p>{measuredWords.text}</p>
      <p>{measuredWords.sureness}</p>
      <Rows name={measuredWords.table} rows={measuredWords.rows.map(([name, { passages, right }]) => [name, right, passages] as const)} />
      <Rows
        name={measuredWords.namedTable}
        rows={measuredWords.namedRows.map(([name, { named, right }]) => [name, right, named] as const)}
      />
    </>
  );
}

function Rows({ name, rows }: { name: string; rows: readonly (readonly [name: string, right: number, all: number])[] }) {
  return (
    <Table caption={name} columns={measuredWords.columns} className={css.table}>
      <tbody>
        {rows.map(([length, right, all]) => (
          <tr key={length}>
            <th scope="row">{length}</th>
            <td className={classNames(text.mono, css.number)}>{measuredWords.of(right, all)}</td>
            <td className={classNames(text.mono, css.number)}>{measuredWords.of(all - right, all)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
