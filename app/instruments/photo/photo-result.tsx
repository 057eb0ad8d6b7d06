import { BagLabel } from "#app/instruments/frame/bag-label.tsx";
import { fileSize } from "#app/instruments/frame/file-size.ts";
import { Actions, Limits } from "#app/instruments/frame/instrument.tsx";
import { printInstrument } from "#app/instruments/frame/print-instrument.ts";
import { saveFile } from "#app/instruments/frame/save-file.ts";
import { utcStamp } from "#app/instruments/frame/stamps.ts";
import { Verdict } from "#app/instruments/frame/verdict.tsx";
import { instrumentFrame } from "#app/instruments/frame/words.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { exact } from "./figures.ts";
import css from "./photo.module.css";
import { photoCsv } from "./photo-csv.ts";
import { PhotoQuestions, PhotoSheet } from "./photo-sheet.tsx";
import { PhotoTable } from "./photo-table.tsx";
import type { PhotosRead } from "./read-photos.ts";
import { savePhotos } from "./save-photos.ts";
import { verdictOf } from "./verdict-of.ts";
import { photo as photoWords } from "./words.ts";
import { photoResult as words } from "./words-result.ts";
import { photoUnread } from "./words-unread.ts";

type PhotoResultProps = { readonly read: PhotosRead; readonly isSpecimen: boolean; readonly onRestart: () => void };

/** Findings shown singly; the table and the CSV have more. */
const MOST_SHEETS = 12;
const MOST_UNREAD = 20;

/** The facts of each picture, and what to ask about. */
export function PhotoResult({ read, isSpecimen, onRestart }: PhotoResultProps) {
  const { photos, unread } = read;
  const [only, ...others] = photos;
  const made = instrumentFrame.made(utcStamp(read.ended), photoWords.version);
  const notes = [
    ...(isSpecimen ? [words.notes.specimen] : []),
    words.notes.meaning,
    ...(unread.length > 0 ? [words.notes.unread(unread.length)] : []),
  ];
  return (
    <>
      <BagLabel top cells={labelOf(read)} />
      <div className={css.result}>
        <div>
          <Verdict title={verdictOf(read).title} notes={notes} />
          {only && others.length === 0 ? (
            <div className={css.alone}>
              <PhotoQuestions photo={only} />
            </div>
          ) : (
            <PhotoTable photos={photos} />
          )}
          {unread.length > 0 && (
            <div className={css.unread}>
              <h4 className={text.mono}>{words.unreadTitle}</h4>
              <ul>
                {unread.slice(0, MOST_UNREAD).map(({ name, reason }) => (
                  <li key={name}>
                    <b>{name}</b> {photoUnread[reason].reason}
                  </li>
                ))}
              </ul>
              {unread.length > MOST_UNREAD && <p>{words.moreUnread(exact(unread.length - MOST_UNREAD))}</p>}
            </div>
          )}
        </div>
        <Limits heading={words.limitsTitle} limits={words.limits} />
      </div>
      <div className={css.sheets}>
        <h4>{words.photosTitle(photos.length)}</h4>
        {photos.slice(0, MOST_SHEETS).map((photo, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may have been given twice, and the order stays
          <PhotoSheet key={i} photo={photo} number={i + 1} isAlone={photos.length === 1} />
        ))}
        {photos.length > MOST_SHEETS && <p className={css.more}>{words.morePhotos(exact(photos.length - MOST_SHEETS))}</p>}
      </div>
      <p className={classNames(text.mono, css.onPaper)}>{made}</p>
      <Actions>
        <Button small onClick={() => savePhotos(read, isSpecimen)}>
          {instrumentFrame.saveReport}
        </Button>
        <Button small line onClick={() => saveFile("photographs.csv", "text/csv", photoCsv(photos))}>
          {instrumentFrame.saveCsv}
        </Button>
        <Button small line onClick={() => printInstrument("photo")}>
          {instrumentFrame.print}
        </Button>
        <Button small line onClick={onRestart}>
          {instrumentFrame.again}
        </Button>
        <p className={text.mono}>{made}</p>
      </Actions>
    </>
  );
}

function labelOf({ photos }: PhotosRead) {
  const { files, size, format, digest } = photoWords.labelCells;
  const [only, ...others] = photos;
  const isOne = others.length === 0;
  const formats = [...new Set(photos.map(({ facts }) => words.formats[facts.format]))];
  return [
    { term: files, value: isOne && only ? only.facts.name : photoWords.fileCount(photos.length) },
    { term: size, value: fileSize(photos.reduce((sum, { facts }) => sum + facts.size, 0)) },
    { term: format, value: formats.join(", ") },
    { term: digest, value: isOne && only ? only.facts.sha256 : photoWords.digests, wide: true },
  ];
}
