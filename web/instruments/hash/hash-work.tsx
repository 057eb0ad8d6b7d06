// Loaded when the instrument is first used: the work and the view of its result.

import { instrumentFrame, hash as words } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import type { Given } from "instruments/contract.ts";
import { fileSize } from "instruments/frame/files.ts";
import { chicagoStamp, utcStamp } from "instruments/frame/report.ts";
import {
  algorithmName,
  type Compared,
  guessedIn,
  manifestCsv,
  manifestText,
  type Standing as Standings,
  verdictOf,
} from "instruments/hash/compare.ts";
import type { Hashed } from "instruments/hash/hash-files.ts";
import { report } from "instruments/hash/report.ts";
import type { HashOptions, HashOutcome } from "instruments/hash/run.ts";
import { hashSpecimen } from "instruments/hash/specimen.ts";
import { useRef } from "react";
import { labelOf } from "web/instruments/frame/bag-label.ts";
import type { FileWork, ResultProps } from "web/instruments/frame/file-instrument.tsx";
import result from "web/instruments/frame/result.module.css";
import {
  ResultActions,
  ResultTop,
  type Sign,
  Standing,
  Table,
  Tally,
} from "web/instruments/frame/result.tsx";
import { saveFile } from "web/instruments/frame/save-report.ts";
import { runInWorker } from "web/instruments/frame/worker.ts";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./hash.module.css";
import { HashList } from "./hash-instrument.tsx";
import workerUrl from "./hash-worker.ts?worker&url";

export const work: FileWork<HashOutcome, HashOptions> = {
  run: (given, context) => runInWorker<Given<HashOptions>, HashOutcome>(workerUrl, given, context),
  specimen: () => ({
    files: hashSpecimen.files.map(({ path, text }) => ({
      path,
      file: new File([text], path, { lastModified: hashSpecimen.modified }),
    })),
    options: { list: hashSpecimen.list },
  }),
  said: (outcome) => verdictIn(outcome).plain,
  Result: HashResult,
};

const verdictIn = ({ hashed, list, rows }: HashOutcome) =>
  verdictOf(hashed.files.length, list, rows);

/** The files, the comparison with the list, and the sheet to sign. */
function HashResult({
  outcome,
  files,
  options,
  isSpecimen,
  onAgain,
  onRestart,
}: ResultProps<HashOutcome, HashOptions>) {
  const { hashed, rows } = outcome;
  const list = useRef(options.list);
  const shown =
    rows ??
    hashed.files.map(
      (file): Compared => ({
        standing: file.digests.sha256 ? "extra" : "unread",
        path: file.path,
        file,
      }),
    );
  return (
    <>
      <ResultTop
        label={labelOf(words.labelCells, [
          count(hashed.files.length),
          fileSize(hashed.bytes),
          hashed.algorithms.map((algorithm) => algorithmName[algorithm]).join(", "),
          hashed.manifest,
        ])}
        title={verdictIn(outcome).title}
        notes={notesOf(outcome)}
        words={words}
      >
        {rows && <Tally figures={tallyOf(rows)} />}
        <ResultTable rows={shown} isCompared={rows !== undefined} />
        <HashList
          initial={options.list}
          onChange={(text) => (list.current = text)}
          onCompare={() => onAgain({ files, options: { list: list.current } })}
        />
      </ResultTop>
      <CustodySheet hashed={hashed} />
      <ResultActions
        name="hash"
        limits={words.limits}
        made={hashed.ended}
        note={isSpecimen && words.specimenNote}
        report={() => ({ specimen: isSpecimen, ...report({ files, options }, outcome) })}
        saves={[
          [
            words.saveManifest,
            () => saveFile("manifest.sha256", "text/plain", manifestText(hashed.files)),
          ],
          [
            instrumentFrame.saveCsv,
            () => saveFile("manifest.csv", "text/csv", manifestCsv(hashed.files)),
          ],
        ]}
        onRestart={onRestart}
      />
    </>
  );
}

function notesOf({ list, rows }: HashOutcome): readonly string[] {
  if (!list) return [words.hashedNote];
  const guessed = guessedIn(list, rows ?? []);
  return [
    ...(list.isOfImage ? [words.ofImageNote] : rows ? [] : [words.noEntriesNote]),
    ...(guessed ? [words.guessedNote(guessed)] : []),
    ...(list.unread.length > 0
      ? [
          words.unreadLines(
            `${list.unread.slice(0, 12).join(", ")}${list.unread.length > 12 ? " …" : ""}`,
          ),
        ]
      : []),
  ];
}

const standings = ["same", "different", "missing", "unread", "extra"] as const;

function tallyOf(rows: readonly Compared[]) {
  return standings
    .map((standing) => [standing, rows.filter((row) => row.standing === standing).length] as const)
    .filter(([standing, files]) => files > 0 || standing !== "unread")
    .map(([standing, files]) => [words.standings[standing], files] as const);
}

/** The lower part of the printed sheet: when it was hashed, on two clocks, and lines to sign on. */
function CustodySheet({ hashed: { began, ended, manifest } }: { hashed: Hashed }) {
  const moments = [
    [words.custody.began, began],
    [words.custody.ended, ended],
  ] as const;
  return (
    <div className={classNames(result.part, css.custody)}>
      <h4>{words.custody.title}</h4>
      <dl className={result.facts}>
        {moments.map(([term, moment]) => (
          <div key={term}>
            <dt className={text.mono}>{term}</dt>
            <dd>
              {words.custody.zones.utc} {utcStamp(moment)}
            </dd>
            <dd>
              {words.custody.zones.chicago} {chicagoStamp(moment)}
            </dd>
          </div>
        ))}
        <div data-wide="">
          <dt className={text.mono}>{words.custody.manifest}</dt>
          <dd>{manifest}</dd>
        </div>
        {words.custody.signatures.map((line) => (
          <div key={line} className={classNames(result.onPaper, css.sign)}>
            <dt className={text.mono}>{line}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <p className={text.mono}>{words.custody.note}</p>
    </div>
  );
}

const columns = [words.columns.path, words.columns.size];
/** Rows shown and printed; the manifest has all. */
const MOST_ROWS = 40;

const order: readonly Standings[] = ["different", "missing", "unread", "extra", "same"];
const signs: Readonly<Partial<Record<Standings, Sign>>> = {
  different: "ink",
  missing: "ink",
  unread: "dashed",
  extra: "dashed",
};

/** The files, those that are not as listed first. */
function ResultTable({ rows, isCompared }: { rows: readonly Compared[]; isCompared: boolean }) {
  const sorted = isCompared
    ? rows.toSorted((a, b) => order.indexOf(a.standing) - order.indexOf(b.standing))
    : rows;
  return (
    <>
      <Table
        caption={words.table}
        columns={isCompared ? [...columns, words.columns.standing] : columns}
      >
        <tbody>
          {sorted.slice(0, MOST_ROWS).map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list may name a path twice, and its order stays
            <Row key={i} row={row} isCompared={isCompared} />
          ))}
        </tbody>
      </Table>
      {sorted.length > MOST_ROWS && (
        <p className={result.more}>{words.more(count(sorted.length - MOST_ROWS))}</p>
      )}
    </>
  );
}

function Row({
  row: { standing, path, file, entry, elsewhere },
  isCompared,
}: {
  row: Compared;
  isCompared: boolean;
}) {
  const algorithm = entry?.algorithm ?? "sha256";
  const digest = file?.digests[algorithm];
  return (
    <tr data-unread={standing === "unread" ? "" : undefined}>
      <th scope="row">
        <b>{path}</b>
        {(isCompared || standing === "unread") && standing !== "same" && (
          <small>{elsewhere ? words.notes.elsewhere(elsewhere) : words.notes[standing]}</small>
        )}
        {digest && (
          <span className={text.mono}>
            {algorithmName[algorithm]} {digest}
          </span>
        )}
        {entry && digest !== entry.digest && (
          <span className={text.mono}>
            {algorithmName[algorithm]} {entry.digest} {words.listed}
          </span>
        )}
      </th>
      <td className={text.mono}>{file && count(file.size)}</td>
      {isCompared && (
        <td>
          <Standing sign={signs[standing]}>{words.standings[standing]}</Standing>
        </td>
      )}
    </tr>
  );
}
