// Loaded when the instrument is first used: the work and the view of its result.

import { instrumentFrame, photo, photoUnread, photoResult as words } from "content/instruments.ts";
import { loadPart } from "instruments/frame/fault.ts";
import { utcStamp } from "instruments/frame/report.ts";
import {
  exact,
  findingWords,
  type PhotoFacts,
  photoCsv,
  verdictOf,
} from "instruments/photo/facts-of.ts";
import { zoneText } from "instruments/photo/read-metadata.ts";
import type { Photo, PhotosRead } from "instruments/photo/read-photos.ts";
import { conclude, report } from "instruments/photo/report.ts";
import * as sentences from "instruments/photo/sentences.ts";
import { photoSpecimen } from "instruments/photo/specimen.ts";
import { type Compared, thresholds } from "instruments/photo/thumbnails.ts";
import { useEffect, useRef } from "react";
import { labelOf, namesOf } from "web/instruments/frame/bag-label.ts";
import type { FileWork, ResultProps } from "web/instruments/frame/file-instrument.tsx";
import list from "web/instruments/frame/findings.module.css";
import fold from "web/instruments/frame/fold.module.css";
import result from "web/instruments/frame/result.module.css";
import {
  Facts,
  known,
  Part,
  ResultActions,
  ResultTop,
  Table,
  UnreadList,
} from "web/instruments/frame/result.tsx";
import { saveFile } from "web/instruments/frame/save-report.ts";
import { runInWorker } from "web/instruments/frame/worker.ts";
import { classNames } from "web/parts/class-names.ts";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import css from "./photo.module.css";
import workerUrl from "./photo-worker.ts?worker&url";

/** Findings shown singly; the table and the CSV have more. */
const MOST_SHEETS = 12;
const MOST_UNREAD = 20;

export const work: FileWork<PhotosRead> = {
  run: async (given, context) =>
    conclude(await runInWorker<typeof given, PhotosRead>(workerUrl, given, context)),
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
  said: (read) => verdictOf(read).plain,
  Result: PhotoResult,
};

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
        label={labelOf(photo.labelCells, [...namesOf(facts), formats, digest])}
        title={verdictOf(outcome).title}
        notes={notes}
        words={words}
      >
        {only && others.length === 0 ? (
          <div className={list.finding}>
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
      <div className={classNames(list.findings, css.sheets)}>
        <h4>{words.photosTitle(photos.length)}</h4>
        {photos.slice(0, MOST_SHEETS).map((each, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may have been given twice, and the order stays
          <PhotoSheet key={i} photo={each} number={i + 1} isAlone={photos.length === 1} />
        ))}
        {photos.length > MOST_SHEETS && (
          <p className={result.more}>{words.morePhotos(exact(photos.length - MOST_SHEETS))}</p>
        )}
      </div>
      <ResultActions
        name="photo"
        limits={words.limits}
        made={ended}
        onPaper=""
        report={() => ({ specimen: isSpecimen, ...report(undefined, outcome) })}
        saves={[
          [
            instrumentFrame.saveCsv,
            () => saveFile("photographs.csv", "text/csv", photoCsv(photos)),
          ],
        ]}
        onRestart={onRestart}
      />
    </>
  );
}

/** Rows shown; the CSV has all. */
const MOST_ROWS = 40;

/** One row per photograph, those with questions first. */
function PhotoTable({ photos }: { photos: readonly Photo[] }) {
  const rows = photos
    .map(({ facts }) => facts)
    .toSorted((a, b) => b.findings.length - a.findings.length);
  return (
    <>
      <Table
        caption={words.table}
        columns={words.columns}
        className={classNames(result.table, result.dozen)}
      >
        <tbody>
          {rows.slice(0, MOST_ROWS).map((facts, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may have been given twice, and the order stays
            <tr key={i}>
              <th scope="row">
                <b>{facts.name}</b>
                <small>{deviceName(facts) ?? words.unnamedDevice}</small>
              </th>
              <td className={text.mono}>
                {facts.times.find(({ source }) => source === "original")?.written ?? words.noTime}
              </td>
              <td className={text.mono}>{exact(facts.findings.length)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length > MOST_ROWS && (
        <p className={result.more}>{words.more(exact(rows.length - MOST_ROWS))}</p>
      )}
    </>
  );
}

/** "Make Model", without the make twice. */
export function deviceName({ device: { make, model } }: PhotoFacts): string | undefined {
  if (!make || !model) return model ?? make;
  return model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`;
}

/** What to ask about a photograph, and the picture beside its thumbnail. */
function PhotoQuestions({ photo }: { photo: Photo }) {
  const { facts } = photo;
  const { parts } = words;
  return (
    <>
      {facts.findings.length > 0 && (
        <Part title={parts.ask} wide>
          <ol className={classNames(rows.numbered, result.lines)}>
            {facts.findings.map(({ kind, detail }) => (
              <li key={kind}>{findingWords(kind, detail)}</li>
            ))}
          </ol>
        </Part>
      )}
      <Part title={parts.pictures} wide>
        <ThumbnailPair photo={photo} />
      </Part>
    </>
  );
}

/** All facts of one photograph; the first is open. With `isAlone` the questions are above it. */
function PhotoSheet({
  photo,
  number,
  isAlone,
}: {
  photo: Photo;
  number: number;
  isAlone: boolean;
}) {
  const { facts } = photo;
  const { parts } = words;
  return (
    <details open={number === 1}>
      <summary className={fold.line}>
        <span className={text.mono}>{number}</span>
        <b>{facts.name}</b>
        <span className={text.mono}>{deviceName(facts)}</span>
      </summary>
      <div className={list.finding}>
        {!isAlone && <PhotoQuestions photo={photo} />}
        <FactPart title={parts.times} facts={timeFacts(facts)} />
        <FactPart title={parts.device} facts={deviceFacts(facts)} />
        <FactPart title={parts.place} facts={placeFacts(facts)} />
        <FactPart title={parts.file} facts={fileFacts(facts)} />
        <FactPart title={parts.edits} facts={editFacts(facts)} />
        <Part title={parts.missing}>
          {facts.missing.length === 0 ? (
            <p>{words.missing.nothing}</p>
          ) : (
            <>
              <ul>
                {facts.missing.map((kind) => (
                  <li key={kind}>{words.missing.kinds[kind]}</li>
                ))}
              </ul>
              <p>{words.missing.note}</p>
            </>
          )}
        </Part>
      </div>
    </details>
  );
}

function FactPart({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const there = known(facts);
  return (
    <Part title={title}>{there.length > 0 ? <Facts facts={there} /> : <p>{words.none}</p>}</Part>
  );
}

/** The picture and its thumbnail beside one another, and how they compare. */
function ThumbnailPair({ photo: { facts, whole, thumbnail } }: { photo: Photo }) {
  const compared = facts.thumbnail?.compared;
  return (
    <>
      <div className={css.pair}>
        <Picture bitmap={whole} label={words.thumbnail.picture} name={facts.name} />
        {facts.thumbnail && (
          <Picture bitmap={thumbnail} label={words.thumbnail.small} name={facts.name} />
        )}
      </div>
      {!facts.thumbnail && <p>{words.thumbnail.none}</p>}
      {typeof compared === "string" && <p>{words.thumbnail.untested[compared]}</p>}
      {typeof compared === "object" && <p>{comparedText(compared)}</p>}
    </>
  );
}

/** The figures of a comparison in sentences. */
function comparedText({ mean, field, shape, trimmed, differs }: Compared): string {
  return [
    differs ? words.thumbnail.differs : words.thumbnail.alike,
    words.thumbnail.figures(exact(mean, 1), exact(field), thresholds.mean, thresholds.field),
    words.thumbnail.shape(exact(shape * 100, 1), exact(thresholds.shape * 100)),
    ...(trimmed ? [words.thumbnail.trimmed] : []),
  ].join(" ");
}

function Picture({
  bitmap,
  label,
  name,
}: {
  bitmap: ImageBitmap | undefined;
  label: string;
  name: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (bitmap) canvas.current?.getContext("2d")?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return (
    <figure>
      {bitmap ? (
        <canvas
          ref={canvas}
          width={bitmap.width}
          height={bitmap.height}
          role="img"
          aria-label={words.thumbnail.drawn(label, name)}
        />
      ) : (
        <p className={css.blank}>{words.thumbnail.notDrawn}</p>
      )}
      <figcaption className={text.mono}>{label}</figcaption>
    </figure>
  );
}

/** A fact with its name; undefined or empty if the file lacks it. */
type Fact = readonly [term: string, value: string | undefined];

function timeFacts({ times, zone: { named, derived, rest } }: PhotoFacts): readonly Fact[] {
  const { sources, zone, named: byTag, derived: bySatellites, noZone } = words.times;
  const zones = [
    ...(named === undefined ? [] : [byTag(zoneText(named))]),
    ...(derived === undefined || rest === undefined
      ? []
      : [bySatellites(zoneText(derived), exact(rest))]),
  ];
  if (times.length === 0) return [];
  return [
    ...times.map(({ source, written }) => [sources[source], written] as const),
    [zone, zones.join("; ") || noZone],
  ];
}

function deviceFacts({
  device: { make, model, lens, serials, owner },
}: PhotoFacts): readonly Fact[] {
  const terms = words.device;
  return [
    [terms.make, make],
    [terms.model, model],
    [terms.lens, lens],
    [terms.serials, serials.join(", ")],
    [terms.owner, owner],
  ];
}

function placeFacts({ place }: PhotoFacts): readonly Fact[] {
  if (!place) return [];
  const terms = words.place;
  const { latitude, longitude, isUnsigned, written, altitude, direction, error, datum } = place;
  return [
    [
      terms.degrees,
      isUnsigned ? undefined : [latitude, longitude].map((value) => value.toFixed(6)).join(", "),
    ],
    [terms.written, written],
    [terms.altitude, altitude === undefined ? undefined : terms.metres(exact(altitude, 1))],
    [
      terms.direction,
      direction &&
        (direction.isMagnetic ? terms.facingMagnetic : terms.facing)(exact(direction.degrees, 1)),
    ],
    [terms.error, error === undefined ? undefined : terms.metres(exact(error, 1))],
    [terms.datum, datum],
  ];
}

function fileFacts({
  format,
  size,
  modified,
  sha256,
  pixels,
  saidPixels,
  orientation,
  trailing,
  hasIndex,
}: PhotoFacts): readonly Fact[] {
  const terms = words.file;
  const pixelText = (value: typeof pixels) =>
    value && terms.pixelSize(exact(value.width), exact(value.height));
  return [
    [terms.format, words.formats[format]],
    [terms.size, terms.bytes(exact(size))],
    [terms.pixels, pixelText(pixels)],
    [terms.said, pixelText(saidPixels)],
    [
      terms.orientation,
      Object.entries(terms.orientations).find(([value]) => Number(value) === orientation)?.[1],
    ],
    [terms.modified, utcStamp(modified)],
    [
      terms.trailing,
      trailing ? (hasIndex ? terms.indexed : terms.bytes)(exact(trailing)) : undefined,
    ],
    [terms.digest, sha256],
  ];
}

function editFacts({ software, comments, xmp, hasC2pa }: PhotoFacts): readonly Fact[] {
  const terms = words.edits;
  return [
    [terms.software, software],
    [terms.comments, comments.join(" · ")],
    [terms.creator, xmp.creator],
    [
      terms.history,
      xmp.steps
        .map(({ action, when = "", software: by = "" }) => sentences.step(action, when, by))
        .join("; "),
    ],
    [terms.source, xmp.source],
    [terms.c2pa, hasC2pa ? terms.c2paThere : undefined],
  ];
}
