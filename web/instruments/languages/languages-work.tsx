// Loaded when the instrument is first used: the work and the view of its result.

import { fill } from "content/fill.ts";
import { instrumentFrame, languages, languagesResult as words } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import { languageName, languageTag, scriptName } from "instruments/languages/letters.ts";
import { languagesMeasured as measured, measuredPlaces } from "instruments/languages/measured.ts";
import {
  hasCharacters,
  isDoubtful,
  isMixed,
  keyOf,
  type LanguagesOutcome,
  languagesCsv,
  requestLines,
} from "instruments/languages/outcome.ts";
import type { FoundParagraph, LanguagesFound } from "instruments/languages/read-languages.ts";
import { conclude, report } from "instruments/languages/report.ts";
import * as sentences from "instruments/languages/sentences.ts";
import { languagesSpecimen } from "instruments/languages/specimen.ts";
import { useState } from "react";
import { labelOf, namesOf } from "web/instruments/frame/bag-label.ts";
import type { FileWork, Offer, ResultProps } from "web/instruments/frame/file-instrument.tsx";
import result from "web/instruments/frame/result.module.css";
import {
  ResultActions,
  ResultTop,
  type Sign,
  Standing,
  Table,
  UnreadList,
} from "web/instruments/frame/result.tsx";
import { saveFile } from "web/instruments/frame/save-report.ts";
import { runInWorker } from "web/instruments/frame/worker.ts";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./languages.module.css";
import workerUrl from "./languages-worker.ts?worker&url";

export const work: FileWork<LanguagesOutcome> = {
  run: async (given, context) =>
    conclude(await runInWorker<typeof given, LanguagesFound>(workerUrl, given, context)),
  specimen: () => givenOf(languagesSpecimen),
  said: ({ verdict }) => `${verdict.plain}.`,
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
  const { testText } = await import("instruments/languages/measure.ts");
  return { name: "TEST_languages.txt", text: testText() };
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
        <UnreadList
          title={words.unreadTitle}
          unread={found.unread.map(({ name, reason }) => [name, words.unread[reason]])}
        />
      </ResultTop>
      {lines.length > 0 && (
        <div className={result.part}>
          <h4>{words.means.title}</h4>
          <ul className={result.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <ParagraphTable outcome={outcome} />
      <ResultActions
        name="languages"
        limits={words.limits.map((line) => fill(line, measuredPlaces))}
        made={found.ended}
        onPaper=""
        report={() => ({ specimen: isSpecimen, ...report(undefined, outcome) })}
        saves={[
          [
            instrumentFrame.saveCsv,
            () => saveFile("languages.csv", "text/csv", languagesCsv(found)),
          ],
        ]}
        copy={{ label: words.means.copy, text: lines.join("\n") }}
        onRestart={onRestart}
      />
    </>
  );
}

/** Only a single digest is shown; the report has all. */
function labelCells({ found: { documents }, words: all }: LanguagesOutcome) {
  const digest = documents.length > 1 ? instrumentFrame.digests : (documents[0]?.sha256 ?? "");
  return labelOf(languages.labelCells, [...namesOf(documents), count(all), digest]);
}

function notesOf({ found, words: all }: LanguagesOutcome): readonly string[] {
  const { notes } = words;
  const doubtful = found.paragraphs.filter(isDoubtful).length;
  const mixed = found.paragraphs.reduce((sum, paragraph) => sum + paragraph.mixed.length, 0);
  const latin = found.documents
    .filter(({ encoding }) => encoding === "windows-1252")
    .map(({ name }) => name);
  return [
    sentences.words(all, found.documents.length),
    ...(doubtful > 0 ? [notes.doubtful(doubtful)] : []),
    ...(mixed > 0 ? [notes.mixed(mixed)] : []),
    ...(latin.length > 0 ? [notes.latin(latin.join(", "))] : []),
    ...(found.unread.length > 0 ? [notes.unread(found.unread.length)] : []),
  ];
}

/** The amount in each language, the most words first; text without one is last. */
function TallyTable({ outcome: { tally, words: all } }: { outcome: LanguagesOutcome }) {
  return (
    <Table
      caption={words.tally.title}
      columns={words.tally.columns}
      className={classNames(result.figures, result.stacked, css.table)}
    >
      <tbody>
        {tally.map(
          ({ key, name, isLanguage, documents, paragraphs, words: own, letters, doubtful }) => (
            <tr key={key} data-other={isLanguage ? undefined : ""}>
              <th scope="row">
                <b>{name}</b>
                {doubtful > 0 && <small>{words.tally.doubtful(doubtful)}</small>}
                {hasCharacters(key) && <small>{words.tally.characters(count(letters))}</small>}
              </th>
              <td data-term={words.tally.columns.documents}>{count(documents)}</td>
              <td data-term={words.tally.columns.paragraphs}>{count(paragraphs)}</td>
              <td data-term={words.tally.columns.words}>{count(own)}</td>
              <td data-term={words.tally.columns.share}>
                {words.tally.share(
                  count(own),
                  count(all),
                  `${((own / Math.max(1, all)) * 100).toFixed(1)}%`,
                )}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </Table>
  );
}

const lengths = ["short", "medium", "long"] as const;
const degrees = ["sure", "likely", "unsure"] as const;

/** How much of the published test text is right, by length and by what was said. */
function MeasuredTable() {
  return (
    <>
      <p>{fill(words.measured.text, measuredPlaces)}</p>
      <p>{words.measured.sureness}</p>
      <Rows
        name={words.measured.table}
        rows={lengths.map(
          (length) =>
            [
              words.measured.lengths[length],
              measured.lengths[length].right,
              measured.lengths[length].passages,
            ] as const,
        )}
      />
      <Rows
        name={words.measured.namedTable}
        rows={degrees.map(
          (degree) =>
            [
              words.measured.named[degree],
              measured.named[degree].right,
              measured.named[degree].named,
            ] as const,
        )}
      />
    </>
  );
}

function Rows({
  name,
  rows,
}: {
  name: string;
  rows: readonly (readonly [name: string, right: number, all: number])[];
}) {
  return (
    <Table caption={name} columns={words.measured.columns} className={result.figures}>
      <tbody>
        {rows.map(([length, right, all]) => (
          <tr key={length}>
            <th scope="row">{length}</th>
            <td>{words.measured.of(right, all)}</td>
            <td>{words.measured.of(all - right, all)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const signs = {
  sure: undefined,
  likely: "line",
  unsure: "ink",
  short: "dashed",
  none: "dashed",
} as const satisfies Record<FoundParagraph["sureness"], Sign | undefined>;

/** Rows at first, and with each press of the button below them. */
const ROWS = 25;
/** The most rows shown; the CSV has all. */
const MOST_ROWS = 500;

/**
 * Every paragraph with its language, sureness, words, and scripts if several. Filtered by language,
 * or by what needs a check.
 */
function ParagraphTable({ outcome: { found, tally } }: { outcome: LanguagesOutcome }) {
  const [filter, setFilter] = useState("every");
  const [room, setRoom] = useState(ROWS);
  const of = (wanted: string) => found.paragraphs.filter((paragraph) => matches(paragraph, wanted));
  const rows = of(filter);
  const shown = rows.slice(0, room);
  const options = [
    ["every", words.paragraphs.every(found.paragraphs.length)],
    ["doubtful", words.paragraphs.doubtful(of("doubtful").length)],
    ["mixed", words.paragraphs.mixed(of("mixed").length)],
    ...tally.map(
      ({ key, name, paragraphs }) => [`=${key}`, words.paragraphs.of(name, paragraphs)] as const,
    ),
  ] as const;
  return (
    <div className={result.part}>
      <h4>{words.paragraphs.title}</h4>
      <div className={result.fields}>
        <label>
          {words.paragraphs.filter}
          <select
            value={filter}
            onChange={({ currentTarget }) => {
              setFilter(currentTarget.value);
              setRoom(ROWS);
            }}
          >
            {options.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {shown.length > 0 ? (
        <Table
          caption={words.paragraphs.table}
          columns={words.paragraphs.columns}
          className={classNames(result.base, result.stacked, css.table, css.look)}
        >
          <tbody>
            {shown.map((paragraph) => (
              <Row
                key={`${paragraph.document} ${paragraph.number} ${paragraph.part}`}
                paragraph={paragraph}
                name={found.documents[paragraph.document]?.name ?? ""}
              />
            ))}
          </tbody>
        </Table>
      ) : (
        <p className={classNames(result.more, text.offPaper)}>{words.paragraphs.none}</p>
      )}
      <p className={result.onPaper}>{words.paragraphs.onPaper}</p>
      {rows.length > room && (
        <div className={result.buttons}>
          {room < MOST_ROWS && (
            <Button small line onClick={() => setRoom(room + ROWS)}>
              {words.paragraphs.more(Math.min(ROWS, rows.length - room))}
            </Button>
          )}
          {(room >= MOST_ROWS || rows.length > room + ROWS) && (
            <p>{words.paragraphs.rest(rows.length - room)}</p>
          )}
        </div>
      )}
    </div>
  );
}

function matches(paragraph: FoundParagraph, wanted: string): boolean {
  if (wanted === "every") return true;
  if (wanted === "doubtful") return isDoubtful(paragraph);
  return wanted === "mixed" ? isMixed(paragraph) : keyOf(paragraph) === wanted.slice(1);
}

function Row({ paragraph, name }: { paragraph: FoundParagraph; name: string }) {
  const { begins, number, line, language, second, scripts, mixed } = paragraph;
  return (
    <tr data-look={isDoubtful(paragraph) || isMixed(paragraph) ? "" : undefined}>
      <th scope="row">
        <q lang={language ? languageTag(language) : undefined} dir="auto">
          {begins}
        </q>
        <small>{words.paragraphs.place(name, number, line)}</small>
        {isMixed(paragraph) && (
          <small>
            {words.paragraphs.scripts(
              scripts
                .map(({ script, letters }) => words.paragraphs.script(scriptName(script), letters))
                .join(", "),
            )}
          </small>
        )}
        {mixed.map(({ word, odd }) => (
          <small key={word} className={css.odd}>
            {words.paragraphs.mixedWord(word, odd)}
          </small>
        ))}
      </th>
      <td>
        <b>
          {language
            ? languageName(language)
            : words.tally[keyOf(paragraph) === "none" ? "none" : "short"]}
        </b>
        {second && <small>{words.paragraphs.second(languageName(second))}</small>}
      </td>
      <td>
        <Standing sign={signs[paragraph.sureness]}>{words.sureness[paragraph.sureness]}</Standing>
      </td>
      <td className={text.monoInk} data-term={words.paragraphs.columns.words}>
        {count(paragraph.words)}
      </td>
    </tr>
  );
}
