// Loaded when the instrument is first used: the work and the view of its result.

import { count } from "content/numbers.ts";
import { instrumentFrame } from "instruments/frame/words.ts";
import { languageName, languageTag, scriptName } from "instruments/languages/letters.ts";
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
import { languagesSpecimen } from "instruments/languages/specimen.ts";
import { languages } from "instruments/languages/words.ts";
import { languagesResult as words } from "instruments/languages/words-result.ts";
import { useState } from "react";
import { labelOf, namesOf } from "web/instruments/frame/bag-label.ts";
import type { FileWork, Offer, ResultProps } from "web/instruments/frame/file-instrument.tsx";
import result from "web/instruments/frame/result.module.css";
import { ResultActions, ResultTop, type Sign, Standing, Table, UnreadList } from "web/instruments/frame/result.tsx";
import { saveFile } from "web/instruments/frame/save-report.ts";
import { runInWorker } from "web/instruments/frame/worker.ts";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./languages.module.css";
import workerUrl from "./languages-worker.ts?worker&url";

export const work: FileWork<LanguagesOutcome> = {
  run: async (given, context) => conclude(await runInWorker<typeof given, LanguagesFound>(workerUrl, given, context)),
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
        limits={words.limits}
        made={found.ended}
        onPaper=""
        report={() => ({ specimen: isSpecimen, ...report(undefined, outcome) })}
        saves={[[instrumentFrame.saveCsv, () => saveFile("languages.csv", "text/csv", languagesCsv(found))]]}
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

const signs = { sure: undefined, likely: "line", unsure: "ink", short: "dashed", none: "dashed" } as const satisfies Record<
  FoundParagraph["sureness"],
  Sign | undefined
>;

const { paragraphs: paragraphWords, sureness, tally: none } = words;

/** Rows at first, and with each press of the button below them. */
const ROWS = 25;
/** The most rows shown; the CSV has all. */
const MOST_ROWS = 500;

/** Every paragraph with its language, sureness, words, and scripts if several. Filtered by language, or by what needs a check. */
function ParagraphTable({ outcome: { found, tally } }: { outcome: LanguagesOutcome }) {
  const [filter, setFilter] = useState("every");
  const [room, setRoom] = useState(ROWS);
  const of = (wanted: string) => found.paragraphs.filter((paragraph) => matches(paragraph, wanted));
  const rows = of(filter);
  const shown = rows.slice(0, room);
  const options = [
    ["every", paragraphWords.every(found.paragraphs.length)],
    ["doubtful", paragraphWords.doubtful(of("doubtful").length)],
    ["mixed", paragraphWords.mixed(of("mixed").length)],
    ...tally.map(({ key, name, paragraphs }) => [`=${key}`, paragraphWords.of(name, paragraphs)] as const),
  ] as const;
  return (
    <div className={css.paragraphs}>
      <div className={css.filter}>
        <h4>{paragraphWords.title}</h4>
        <label>
          {paragraphWords.filter}{" "}
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
        <Table caption={paragraphWords.table} columns={paragraphWords.columns} className={classNames(css.table, css.stacked)}>
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
        <p className={css.more}>{paragraphWords.none}</p>
      )}
      <p className={result.onPaper}>{paragraphWords.onPaper}</p>
      {rows.length > room && (
        <div className={css.more}>
          {room < MOST_ROWS && (
            <Button small line onClick={() => setRoom(room + ROWS)}>
              {paragraphWords.more(Math.min(ROWS, rows.length - room))}
            </Button>
          )}
          {(room >= MOST_ROWS || rows.length > room + ROWS) && <p>{paragraphWords.rest(rows.length - room)}</p>}
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
        <small>{paragraphWords.place(name, number, line)}</small>
        {isMixed(paragraph) && (
          <small>
            {paragraphWords.scripts(scripts.map(({ script, letters }) => paragraphWords.script(scriptName(script), letters)).join(", "))}
          </small>
        )}
        {mixed.map(({ word, odd }) => (
          <small key={word} className={css.odd}>
            {paragraphWords.mixedWord(word, odd)}
          </small>
        ))}
      </th>
      <td>
        <b>{language ? languageName(language) : none[keyOf(paragraph) === "none" ? "none" : "short"]}</b>
        {second && <small>{paragraphWords.second(languageName(second))}</small>}
      </td>
      <td>
        <Standing sign={signs[paragraph.sureness]}>{sureness[paragraph.sureness]}</Standing>
      </td>
      <td className={classNames(text.mono, css.number)} data-term={paragraphWords.columns.words}>
        {count(paragraph.words)}
      </td>
    </tr>
  );
}
