import type { ReactNode } from "react";
import { BagLabel } from "#app/instruments/frame/bag-label.tsx";
import { fileSize } from "#app/instruments/frame/file-size.ts";
import { Actions, Limits } from "#app/instruments/frame/instrument.tsx";
import { printInstrument } from "#app/instruments/frame/print-instrument.ts";
import { saveReport } from "#app/instruments/frame/report.ts";
import { saveFile } from "#app/instruments/frame/save-file.ts";
import { utcStamp } from "#app/instruments/frame/stamps.ts";
import { Verdict } from "#app/instruments/frame/verdict.tsx";
import { instrumentFrame } from "#app/instruments/frame/words.ts";
import { Button } from "#app/ui/button.tsx";
import text from "#app/ui/text.module.css";
import { count } from "#content/specimen/count.ts";
import { algorithmName } from "./algorithm.ts";
import type { Compared } from "./compare.ts";
import { CustodySheet } from "./custody-sheet.tsx";
import css from "./hash.module.css";
import type { HashOutcome } from "./hash-work.tsx";
import { manifestCsv, manifestText } from "./manifest.ts";
import { ResultTable } from "./result-table.tsx";
import { hash as words } from "./words.ts";

type HashResultProps = {
  readonly outcome: HashOutcome;
  readonly isSpecimen: boolean;
  /** The cell for the list, with its button. */
  readonly list: ReactNode;
  readonly onRestart: () => void;
};

/** The files, the comparison with the list, and the sheet to sign. */
export function HashResult({ outcome, isSpecimen, list, onRestart }: HashResultProps) {
  const { hashed, rows, verdict } = outcome;
  const shown =
    rows ?? hashed.files.map((file): Compared => ({ standing: file.digests.sha256 ? "extra" : "unread", path: file.path, file }));
  return (
    <>
      <BagLabel
        top
        cells={[
          { term: words.labelCells.files, value: count(hashed.files.length) },
          { term: words.labelCells.size, value: fileSize(hashed.bytes) },
          { term: words.labelCells.digests, value: hashed.algorithms.map((algorithm) => algorithmName[algorithm]).join(", ") },
          { term: words.labelCells.manifest, value: hashed.manifest, wide: true },
        ]}
      />
      <div className={css.result}>
        <div>
          <Verdict title={verdict.title} notes={notesOf(outcome)} />
          {rows && <Tally rows={rows} />}
          <ResultTable rows={shown} isCompared={rows !== undefined} />
          {list}
        </div>
        <Limits heading={words.limitsTitle} limits={words.limits} />
      </div>
      <CustodySheet hashed={hashed} />
      <Actions>
        <Button small onClick={() => save(outcome, shown, isSpecimen)}>
          {instrumentFrame.saveReport}
        </Button>
        <Button small line onClick={() => saveFile("manifest.sha256", "text/plain", manifestText(hashed.files))}>
          {words.saveManifest}
        </Button>
        <Button small line onClick={() => saveFile("manifest.csv", "text/csv", manifestCsv(hashed.files))}>
          {instrumentFrame.saveCsv}
        </Button>
        <Button small line onClick={() => printInstrument("hash")}>
          {instrumentFrame.print}
        </Button>
        <Button small line onClick={onRestart}>
          {instrumentFrame.again}
        </Button>
        <p className={text.mono}>
          {isSpecimen && `${words.specimenNote} `}
          {instrumentFrame.made(utcStamp(hashed.ended), words.version)}
        </p>
      </Actions>
    </>
  );
}

function notesOf({ list, rows }: HashOutcome): readonly string[] {
  if (!list) return [words.hashedNote];
  return [
    ...(rows ? [] : [words.noEntriesNote]),
    ...(list.unread.length > 0 ? [words.unreadLines(`${list.unread.slice(0, 12).join(", ")}${list.unread.length > 12 ? " …" : ""}`)] : []),
  ];
}

const standings = ["same", "different", "missing", "unread", "extra"] as const;

function Tally({ rows }: { rows: readonly Compared[] }) {
  const counted = standings.map((standing) => ({ standing, files: rows.filter((row) => row.standing === standing).length }));
  return (
    <dl className={css.tally}>
      {counted
        .filter(({ standing, files }) => files > 0 || standing !== "unread")
        .map(({ standing, files }) => (
          <div key={standing}>
            <dt className={text.mono}>{words.standings[standing]}</dt>
            <dd>{count(files)}</dd>
          </div>
        ))}
    </dl>
  );
}

function save({ hashed, list, rows, verdict }: HashOutcome, shown: readonly Compared[], isSpecimen: boolean) {
  const { files, algorithms, bytes, began, ended, manifest } = hashed;
  saveReport({
    instrument: "hash",
    version: words.version,
    made: new Date(ended).toISOString(),
    specimen: isSpecimen,
    inputs: files.map(({ path, size, digests }) => ({ name: path, size, sha256: digests.sha256 ?? null })),
    findings: {
      verdict: verdict.plain,
      algorithms,
      bytes,
      began: new Date(began).toISOString(),
      ended: new Date(ended).toISOString(),
      manifestSha256: manifest,
      files: shown.map(({ standing, path, file, entry, elsewhere }) => ({
        path,
        ...(rows ? { result: standing } : {}),
        ...(file ? { size: file.size, modified: new Date(file.modified).toISOString(), digests: file.digests } : {}),
        ...(entry ? { listed: { path: entry.path, algorithm: entry.algorithm, digest: entry.digest, line: entry.line } } : {}),
        ...(elsewhere ? { sameContentAs: elsewhere } : {}),
      })),
      ...(list ? { listLinesNotRead: list.unread } : {}),
    },
    limits: words.limits.map(({ strong, rest }) => `${strong} ${rest}`),
  });
}
