// Loaded when the instrument is first used: the work and the view of its result.
import { FaultError, loadPart, ownFault } from "web/instruments/frame/fault.ts";
import type { FileWork, Given, ResultProps } from "web/instruments/frame/file-instrument.tsx";
import { labelOf, namesOf } from "web/instruments/frame/files.ts";
import { saveFile } from "web/instruments/frame/report.ts";
import result from "web/instruments/frame/result.module.css";
import { ResultActions, ResultTop, UnreadList } from "web/instruments/frame/result.tsx";
import { Table } from "web/instruments/frame/table.tsx";
import { instrumentFrame } from "web/instruments/frame/words.ts";
import { runInWorker, type TaskContext } from "web/instruments/frame/worker.ts";
import text from "web/parts/text.module.css";
import type { PhotoFacts } from "./facts-of.ts";
import { exact } from "./figures.ts";
import css from "./photo.module.css";
import { PhotoQuestions, PhotoSheet } from "./photo-sheet.tsx";
import workerUrl from "./photo-worker.ts?worker&url";
import type { Photo, PhotosRead } from "./read-photos.ts";
import { photoCsv, reportFindings, verdictOf } from "./report-findings.ts";
import { photoSpecimen } from "./specimen.ts";
import { photo } from "./words.ts";
import { photoUnread, photoResult as words } from "./words-result.ts";

/** Findings shown singly; the table and the CSV have more. */
const MOST_SHEETS = 12;
const MOST_UNREAD = 20;

export const work: FileWork<PhotosRead> = {
  read: readGiven,
  specimen: async () => {
    const { path, name, modified } = photoSpecimen;
    const picture = await loadPart(async () => {
      const response = await fetch(path);
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return response.blob();
    });
    const file = new File([picture], name, { type: "image/jpeg", lastModified: modified });
    return { files: [{ path: file.name, file }], options: undefined };
  },
  said: (read) => photo.said(verdictOf(read).plain),
  Result: PhotoResult,
};

/** Reads the pictures in the worker. Refuses by the first name and reason if none is a picture. */
async function readGiven({ files }: Given<undefined>, context: TaskContext): Promise<PhotosRead> {
  const read = await runInWorker<Given<undefined>["files"], PhotosRead>(workerUrl, files, context);
  const [first, ...others] = read.unread;
  if (read.photos.length > 0 || !first) return read;
  const { name, reason } = first;
  if (reason === "empty" || reason === "unreadable" || reason === "tooLarge") throw new FaultError({ kind: reason, name });
  throw ownFault(name, photoUnread[reason], others.length > 0 ? photoUnread.damaged.others(others.length) : "");
}

/** The facts of each picture, and what to ask about. */
function PhotoResult({ outcome, isSpecimen, onRestart }: ResultProps<PhotosRead>) {
  const { photos, unread, ended } = outcome;
  const [only, ...others] = photos;
  const notes = [
    ...(isSpecimen ? [words.notes.specimen] : []),
    words.notes.meaning,
    ...(unread.length > 0 ? [words.notes.unread(unread.length)] : []),
  ];
  const facts = photos.map((each) => each.facts);
  const formats = [...new Set(facts.map(({ format }) => words.formats[format]))].join(", ");
  const digest = only && others.length === 0 ? only.facts.sha256 : photo.digests;
  return (
    <>
      <ResultTop
        label={labelOf(photo.labelCells, [...namesOf(facts, photo.fileCount), formats, digest])}
        title={verdictOf(outcome).title}
        notes={notes}
        words={words}
      >
        {only && others.length === 0 ? (
          <div className={css.alone}>
            <PhotoQuestions photo={only} />
          </div>
        ) : (
          <PhotoTable photos={photos} />
        )}
        <UnreadList
          title={words.unreadTitle}
          unread={unread.map(({ name, reason }) => [name, photoUnread[reason].reason])}
          most={MOST_UNREAD}
          more={words.moreUnread}
        />
      </ResultTop>
      <div className={css.sheets}>
        <h4>{words.photosTitle(photos.length)}</h4>
        {photos.slice(0, MOST_SHEETS).map((each, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may have been given twice, and the order stays
          <PhotoSheet key={i} photo={each} number={i + 1} isAlone={photos.length === 1} />
        ))}
        {photos.length > MOST_SHEETS && <p className={result.more}>{words.morePhotos(exact(photos.length - MOST_SHEETS))}</p>}
      </div>
      <ResultActions
        name="photo"
        version={photo.version}
        limits={words.limits}
        made={ended}
        onPaper=""
        report={() => ({
          specimen: isSpecimen,
          inputs: facts.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
          findings: reportFindings(outcome),
        })}
        saves={[[instrumentFrame.saveCsv, () => saveFile("photographs.csv", "text/csv", photoCsv(photos))]]}
        onRestart={onRestart}
      />
    </>
  );
}

/** Rows shown; the CSV has all. */
const MOST_ROWS = 40;

/** One row per photograph, those with questions first. */
function PhotoTable({ photos }: { photos: readonly Photo[] }) {
  const rows = photos.map(({ facts }) => facts).toSorted((a, b) => b.findings.length - a.findings.length);
  return (
    <>
      <Table caption={words.table} columns={words.columns} className={css.table}>
        <tbody>
          {rows.slice(0, MOST_ROWS).map((facts, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may have been given twice, and the order stays
            <tr key={i}>
              <th scope="row">
                <b>{facts.name}</b>
                <small>{deviceName(facts) ?? words.unnamedDevice}</small>
              </th>
              <td className={text.mono}>{facts.times.find(({ source }) => source === "original")?.written ?? words.noTime}</td>
              <td className={text.mono}>{exact(facts.findings.length)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length > MOST_ROWS && <p className={result.more}>{words.more(exact(rows.length - MOST_ROWS))}</p>}
    </>
  );
}

/** "Make Model", without the make twice. */
export function deviceName({ device: { make, model } }: PhotoFacts): string | undefined {
  if (!make || !model) return model ?? make;
  return model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`;
}
