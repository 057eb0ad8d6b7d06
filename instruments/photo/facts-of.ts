import { type photoResult, photoResult as words } from "content/instruments.ts";
import { plainText } from "content/marks.ts";
import { csvOf } from "instruments/frame/row-splitter.ts";
import { type Container, generatorWords, isMislabelled, type PictureFormat } from "./containers.ts";
import {
  commentIn,
  type Exif,
  namesPlace,
  numberIn,
  type Place,
  placeOf,
  readXmp,
  satelliteTime,
  type WrittenTime,
  wordsIn,
  writtenTime,
  type Xmp,
  xmpPlace,
  zoneBetween,
  zoneText,
} from "./read-metadata.ts";
import type { Photo, PhotosRead } from "./read-photos.ts";
import * as sentences from "./sentences.ts";
import { type Drawn, thresholds } from "./thumbnails.ts";

export type TimeSource = keyof typeof photoResult.times.sources;
type PhotoTime = WrittenTime & { readonly source: TimeSource };

/**
 * The zone of the camera’s clock: as a tag names it, and as derived from the satellites’ time, with
 * the remaining seconds.
 */
type Zone = {
  readonly named: number | undefined;
  readonly derived: number | undefined;
  readonly rest: number | undefined;
};

type FindingKind = keyof typeof photoResult.findings;
/** A point to check, and its figures or words. */
/** A finding in a sentence. */
export const findingWords = (kind: FindingKind, detail: readonly string[]) =>
  words.findings[kind === "history" && detail[0] === "1" ? "historyOne" : kind](detail);

type Finding = { readonly kind: FindingKind; readonly detail: readonly string[] };
type Missing = keyof typeof photoResult.missing.kinds;

/** A picture file's facts. `modified` is the file system's time, in milliseconds since 1970. */
export type PhotoFacts = Facts & {
  readonly findings: readonly Finding[];
  readonly missing: readonly Missing[];
};
type Facts = ReturnType<typeof statedFacts>;

type FileFacts = Readonly<
  Record<"name" | "sha256", string> & Record<"size" | "modified", number>
> & { readonly format: PictureFormat };

/** Image editors, by the names they write into files. Phone systems do not count. */
const editors = [
  /photoshop|lightroom|camera raw|capture one|luminar|gimp|affinity|pixelmator|darktable|rawtherapee|imagemagick|acdsee|corel/i,
  /snapseed|canva|picsart|facetune|picasa|photopea|paint|editor|express/i,
];

/** Combines a file's facts, contradictions and missing data. */
export function factsOf(
  file: FileFacts,
  container: Container,
  exif: Exif,
  thumbnailSize: number,
  drawn: Drawn,
): PhotoFacts {
  const facts = statedFacts(file, container, exif, thumbnailSize, drawn);
  const { software, xmp } = facts;
  const programs = [
    software,
    xmp.creator,
    ...xmp.steps.map((step) => step.software),
    wordsIn(exif.ifd0.ProcessingSoftware),
  ];
  const editor = programs.find((program) => editors.some((names) => names.test(program ?? "")));
  const said = [
    software,
    xmp.creator,
    xmp.credit,
    wordsIn(exif.ifd0.ImageDescription),
    commentIn(exif.exif.userComment),
  ];
  const generator = container.generator ?? said.find((text) => generatorWords.test(text ?? ""));
  const findings = findOdd(facts, {
    isDamaged: exif.isDamaged,
    isMotion: xmp.isMotion,
    editor,
    generator,
  });
  return { ...facts, findings, missing: missingIn(facts, exif) };
}

function statedFacts(
  file: FileFacts,
  container: Container,
  exif: Exif,
  thumbnailSize: number,
  drawn: Drawn,
) {
  const { ifd0, gps, exif: own } = exif;
  const xmp = readXmp(container.xmp);
  const times = timesOf(exif, xmp);
  return {
    ...file,
    /** Pixels by the file’s own header, and by its metadata. */
    pixels:
      container.size ??
      (file.format === "tiff" ? sizeIn(ifd0.ImageWidth, ifd0.ImageHeight) : undefined),
    saidPixels: sizeIn(own.ExifImageWidth, own.ExifImageHeight),
    orientation: numberIn(ifd0.Orientation),
    device: deviceOf(exif),
    times,
    zone: zoneOfTimes(times),
    place: placeOf(gps) ?? xmpPlace(xmp.latitude, xmp.longitude),
    /** The file has tags of a place, and none can be read from them. */
    isPlaceUnread: namesPlace(gps) && placeOf(gps) === undefined,
    software: wordsIn(ifd0.Software),
    comments: [
      ...new Set(
        [commentIn(own.userComment), wordsIn(ifd0.ImageDescription) ?? ""].filter((text) =>
          /[\p{L}\p{N}]/u.test(text),
        ),
      ),
    ],
    xmp,
    hasC2pa: container.hasC2pa,
    hasIndex: container.hasIndex,
    /**
     * Bytes after the end of the picture; undefined if no end was found. `hasIndex`: an index (MPF)
     * lists further pictures there.
     */
    trailing: container.end === undefined ? undefined : file.size - container.end,
    thumbnail: thumbnailSize > 0 ? { size: thumbnailSize, compared: drawn.compared } : undefined,
  };
}

function deviceOf({ ifd0, exif }: Exif) {
  const lens = wordsIn(exif.LensModel);
  const lensMake = wordsIn(exif.LensMake);
  return {
    make: wordsIn(ifd0.Make),
    model: wordsIn(ifd0.Model),
    lens: lens && lensMake && !lens.startsWith(lensMake) ? `${lensMake} ${lens}` : lens,
    serials: [
      exif.SerialNumber ?? exif.BodySerialNumber ?? ifd0.SerialNumber,
      exif.LensSerialNumber,
      exif.ImageUniqueID,
    ].flatMap((serial) => wordsIn(serial) ?? []),
    owner: wordsIn(exif.OwnerName) ?? wordsIn(exif.CameraOwnerName) ?? wordsIn(ifd0.Artist),
  };
}

function timesOf({ ifd0, exif, gps }: Exif, xmp: Xmp): readonly PhotoTime[] {
  const satellites = satelliteTime(gps);
  const all = [
    [
      "original",
      writtenTime(wordsIn(exif.DateTimeOriginal), wordsIn(exif.OffsetTimeOriginal)) ??
        writtenTime(xmp.taken),
    ],
    [
      "create",
      writtenTime(
        wordsIn(exif.CreateDate ?? exif.DateTimeDigitized),
        wordsIn(exif.OffsetTimeDigitized),
      ),
    ],
    ["modify", writtenTime(wordsIn(ifd0.ModifyDate ?? ifd0.DateTime), wordsIn(exif.OffsetTime))],
    ["gps", satellites && { written: satellites.written, local: satellites.utc, zone: 0 }],
    ["xmpCreate", writtenTime(xmp.created)],
    ["xmpModify", writtenTime(xmp.modified)],
  ] as const;
  return all.flatMap(([source, time]) => (time ? [{ source, ...time }] : []));
}

function zoneOfTimes(times: readonly PhotoTime[]): Zone {
  const taken = times.find(({ source }) => source === "original");
  const satellites = times.find(({ source }) => source === "gps");
  const between =
    taken?.local !== undefined && satellites?.local !== undefined
      ? zoneBetween(taken.local, satellites.local)
      : undefined;
  return { named: taken?.zone, derived: between?.zone, rest: between?.rest };
}

function sizeIn(width: unknown, height: unknown) {
  const [w, h] = [numberIn(width), numberIn(height)];
  return w && h ? { width: w, height: h } : undefined;
}

function missingIn(
  { device, times, place, isPlaceUnread, thumbnail, xmp }: Facts,
  { ifd0, exif }: Exif,
): readonly Missing[] {
  const taken = times.find(({ source }) => source === "original");
  const there = {
    all: Object.keys(ifd0).length + Object.keys(exif).length > 0 || xmp.isThere,
    device: device.make ?? device.model,
    taken: taken?.local,
    zone: taken?.zone,
    exposure: exif.ExposureTime ?? exif.FNumber ?? exif.ISO,
    lens: device.lens,
    serial: device.serials[0],
    place: place ?? (isPlaceUnread || undefined),
    thumbnail,
  } as const satisfies Record<Missing, unknown>;
  if (!there.all) return ["all"];
  const kinds = [
    "device",
    "taken",
    "zone",
    "exposure",
    "lens",
    "serial",
    "place",
    "thumbnail",
  ] as const;
  return kinds.filter((kind) => there[kind] === undefined);
}

/** Other inputs of the findings. */
type Around = Readonly<
  Record<"isDamaged" | "isMotion", boolean> & Record<"editor" | "generator", string | undefined>
>;

/** The largest remainder, in seconds, that an old satellite fix explains. */
const MOST_REST = 180;
const MINUTE = 60_000;
/** The largest offset of a clock without a zone. */
const FURTHEST = 14 * 60 * MINUTE;
const made =
  /^(?:trainedAlgorithmicMedia|compositeWithTrainedAlgorithmicMedia|algorithmicMedia|compositeSynthetic|digitalCreation)$/;

/**
 * Lists contradictions in a file, and signs that a program wrote it after the camera. They do not
 * show who did it, or why.
 */
function findOdd(
  facts: Facts,
  { isDamaged, isMotion, editor, generator }: Around,
): readonly Finding[] {
  const { name, format, pixels, saidPixels, thumbnail, trailing, xmp, place, hasC2pa, hasIndex } =
    facts;
  const found: Finding[] = [];
  const say = (kind: Finding["kind"], ...detail: string[]) => found.push({ kind, detail });
  if (isMislabelled(name, format)) say("mislabelled");
  if (isDamaged) say("damaged");
  if (trailing === undefined && (format === "jpeg" || format === "png" || format === "webp"))
    say("cutOff");
  const compared = thumbnail?.compared;
  if (typeof compared === "object" && compared.differs) say("thumbnail");
  zoneFindings(facts, say);
  orderFindings(facts, say);
  if (pixels && saidPixels && !sameSize(pixels, saidPixels)) {
    say(
      "pixels",
      `${exact(saidPixels.width)} × ${exact(saidPixels.height)}`,
      `${exact(pixels.width)} × ${exact(pixels.height)}`,
    );
  }
  if (editor) say("editor", editor);
  if (xmp.steps.length > 0)
    say("history", String(xmp.steps.length), xmp.steps.at(-1)?.action ?? "");
  else if (xmp.isDerived) say("derived");
  if (xmp.source && made.test(xmp.source)) say("generated", xmp.source);
  if (generator) say("generator", generator);
  if (hasC2pa) say("c2pa");
  if (trailing && isMotion) say("motion", exact(trailing));
  else if (trailing && !hasIndex) say("trailing", exact(trailing));
  if (facts.isPlaceUnread) say("place");
  const screenshot = facts.comments.find((comment) => screenshotWords.test(comment));
  if (screenshot) say("screenshot", screenshot);
  if (place?.isUnsigned) say("hemisphere");
  if (place && place.latitude === 0 && place.longitude === 0) say("nowhere");
  return found;
}

/** What telephones and computers write into a picture of their screen. */
const screenshotWords =
  /^(?:screen ?(?:shot|capture)|bildschirmfoto|capture d.écran|captura de pantalla)\b/i;

type Say = (kind: Finding["kind"], ...detail: string[]) => void;

function zoneFindings({ zone: { named, derived, rest } }: Facts, say: Say): void {
  if (derived === undefined || rest === undefined) return;
  if (Math.abs(rest) > MOST_REST) say("clock", zoneText(derived), exact(Math.abs(rest)));
  else if (named !== undefined && named !== derived)
    say("zone", zoneText(named), zoneText(derived));
}

function orderFindings({ times, modified }: Facts, say: Say): void {
  const at = (source: TimeSource) => times.find((time) => time.source === source);
  const taken = at("original");
  const changed = at("modify") ?? at("xmpModify");
  const later = taken && changed ? between(taken, changed) : undefined;
  if (taken && changed && later !== undefined && later < -MINUTE)
    say("before", changed.written, taken.written);
  else if (taken && changed && later !== undefined && later > MINUTE)
    say("later", changed.written, taken.written);
  const earliest =
    taken?.local === undefined
      ? undefined
      : taken.local - (taken.zone === undefined ? FURTHEST : taken.zone * MINUTE);
  if (earliest !== undefined && modified < earliest - MINUTE) say("fileEarlier");
}

/** Milliseconds between two times; zones count only if both have one. */
function between(a: PhotoTime, b: PhotoTime): number | undefined {
  if (a.local === undefined || b.local === undefined) return undefined;
  const zones = a.zone !== undefined && b.zone !== undefined ? (a.zone - b.zone) * MINUTE : 0;
  return b.local - a.local + zones;
}

/** A picture may be stored rotated by 90°. */
const sameSize = (a: Facts["pixels"], b: Facts["pixels"]) =>
  (a?.width === b?.width && a?.height === b?.height) ||
  (a?.width === b?.height && a?.height === b?.width);

/** Formats a number for US readers, with at most `decimals` decimals. */
export const exact = (n: number, decimals = 0) =>
  n.toLocaleString("en-US", { maximumFractionDigits: decimals });

/**
 * For the report: all facts of every photograph, its findings in words, and what was not read. The
 * pictures stay out of it.
 */
export function reportFindings(read: PhotosRead) {
  return {
    verdict: verdictOf(read).plain,
    thresholds,
    photographs: read.photos.map(
      ({ facts: { findings, modified, place, isPlaceUnread: _, ...facts } }) => ({
        ...facts,
        ...(place ? { place: stated(place) } : {}),
        modified: new Date(modified).toISOString(),
        toAskAbout: findings.map(({ kind, detail }) => ({
          kind,
          sentence: findingWords(kind, detail),
        })),
      }),
    ),
    notRead: read.unread,
  };
}

/** Without a hemisphere there are no coordinates, only the written degrees. */
function stated({ latitude, longitude, ...place }: Place) {
  return place.isUnsigned ? place : { latitude, longitude, ...place };
}

/** The verdict in one line: `title` with marks, `plain` without. */
export function verdictOf({ photos, unread }: PhotosRead): {
  readonly title: string;
  readonly plain: string;
} {
  const found = photos.reduce((sum, { facts }) => sum + facts.findings.length, 0);
  const without = photos.filter(({ facts }) => facts.missing.includes("all")).length;
  const untested = photos.filter(
    ({ facts: { thumbnail } }) => typeof thumbnail?.compared === "string",
  ).length;
  const doubts = sentences.doubts(unread.length, untested);
  const title =
    doubts === ""
      ? sentences.verdict(photos.length, found, without)
      : `${sentences.read(photos.length, found, without)}. ${doubts}`;
  return { title, plain: plainText(title) };
}

const columns = (
  "file format bytes sha256 width height make model lens serial_numbers taken zone_named zone_from_satellites satellites_utc last_changed " +
  "file_modified_utc latitude longitude place_as_written software comments creator_tool digital_source c2pa_box thumbnail_bytes thumbnail_differs " +
  "thumbnail_mean_difference thumbnail_largest_difference bytes_after_end missing to_ask_about"
).split(" ");

/** The photographs, one a row. */
export function photoCsv(photos: readonly Photo[]): string {
  return csvOf([columns, ...photos.map(({ facts }) => rowOf(facts))]);
}

function rowOf(facts: Photo["facts"]): readonly (string | number)[] {
  const { pixels, device, times, zone, place, xmp, thumbnail } = facts;
  const at = (source: TimeSource) => times.find((time) => time.source === source)?.written ?? "";
  const compared = typeof thumbnail?.compared === "object" ? thumbnail.compared : undefined;
  return [
    facts.name,
    words.formats[facts.format],
    facts.size,
    facts.sha256,
    pixels?.width ?? "",
    pixels?.height ?? "",
    device.make ?? "",
    device.model ?? "",
    device.lens ?? "",
    device.serials.join(" "),
    at("original"),
    zone.named === undefined ? "" : zoneText(zone.named),
    zone.derived === undefined ? "" : zoneText(zone.derived),
    at("gps"),
    at("modify"),
    new Date(facts.modified).toISOString(),
    place?.isUnsigned ? "" : (place?.latitude ?? ""),
    place?.isUnsigned ? "" : (place?.longitude ?? ""),
    place?.written ?? "",
    facts.software ?? "",
    facts.comments.join(" "),
    xmp.creator ?? "",
    xmp.source ?? "",
    facts.hasC2pa ? "unverified" : "no",
    thumbnail?.size ?? "",
    compared ? (compared.differs ? "yes" : "no") : thumbnail ? "untested" : "",
    compared ? Number(compared.mean.toFixed(2)) : "",
    compared ? Number(compared.field.toFixed(2)) : "",
    facts.trailing ?? "",
    facts.missing.map((kind) => words.missing.kinds[kind]).join("; "),
    facts.findings.map(({ kind, detail }) => findingWords(kind, detail)).join(" "),
  ];
}
