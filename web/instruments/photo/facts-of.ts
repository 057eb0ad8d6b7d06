import type { Container } from "./container.ts";
import type { Drawn } from "./draw-pictures.ts";
import { writtenTime, zoneBetween } from "./exif-time.ts";
import { findOdd } from "./find-odd.ts";
import type { Device, Missing, PhotoFacts, PhotoTime, Zone } from "./photo-facts.ts";
import type { PictureFormat } from "./picture-format.ts";
import { placeOf, satelliteTime, xmpPlace } from "./place.ts";
import { type Exif, numberIn, wordsIn } from "./read-exif.ts";
import { readXmp, type Xmp } from "./read-xmp.ts";

type FileFacts = Pick<PhotoFacts, "name" | "size" | "modified" | "sha256"> & { readonly format: PictureFormat };

/** Image editors, by the names they write into files. Phone systems do not count. */
const editors = [
  /photoshop|lightroom|camera raw|capture one|luminar|gimp|affinity|pixelmator|darktable|rawtherapee|imagemagick|acdsee|corel/i,
  /snapseed|canva|picsart|facetune|picasa|photopea|paint|editor|express/i,
];

/** Combines a file's facts, contradictions and missing data. */
export function factsOf(file: FileFacts, container: Container, exif: Exif, thumbnailSize: number, drawn: Drawn): PhotoFacts {
  const { ifd0, gps, exif: own } = exif;
  const xmp = readXmp(container.xmp);
  const times = timesOf(exif, xmp);
  const facts = {
    ...file,
    pixels: container.size ?? (file.format === "tiff" ? sizeIn(ifd0.ImageWidth, ifd0.ImageHeight) : undefined),
    saidPixels: sizeIn(own.ExifImageWidth, own.ExifImageHeight),
    orientation: numberIn(ifd0.Orientation),
    device: deviceOf(exif),
    times,
    zone: zoneOfTimes(times),
    place: placeOf(gps) ?? xmpPlace(xmp.latitude, xmp.longitude),
    software: wordsIn(ifd0.Software),
    xmp,
    hasC2pa: container.hasC2pa,
    hasIndex: container.hasIndex,
    trailing: container.end === undefined ? undefined : file.size - container.end,
    thumbnail: thumbnailSize > 0 ? { size: thumbnailSize, compared: drawn.compared } : undefined,
  };
  const editor = [facts.software, xmp.creator, ...xmp.steps.map(({ software }) => software), wordsIn(ifd0.ProcessingSoftware)].find(
    (program) => editors.some((names) => names.test(program ?? "")),
  );
  const findings = findOdd(facts, { isDamaged: exif.isDamaged, isMotion: xmp.isMotion, editor, generator: container.generator });
  return { ...facts, findings, missing: missingIn(facts, exif) };
}

function deviceOf({ ifd0, exif }: Exif): Device {
  const lens = wordsIn(exif.LensModel);
  const lensMake = wordsIn(exif.LensMake);
  return {
    make: wordsIn(ifd0.Make),
    model: wordsIn(ifd0.Model),
    lens: lens && lensMake && !lens.startsWith(lensMake) ? `${lensMake} ${lens}` : lens,
    serials: [exif.SerialNumber ?? exif.BodySerialNumber ?? ifd0.SerialNumber, exif.LensSerialNumber, exif.ImageUniqueID].flatMap(
      (serial) => wordsIn(serial) ?? [],
    ),
    owner: wordsIn(exif.OwnerName) ?? wordsIn(exif.CameraOwnerName) ?? wordsIn(ifd0.Artist),
  };
}

function timesOf({ ifd0, exif, gps }: Exif, xmp: Xmp): readonly PhotoTime[] {
  const satellites = satelliteTime(gps);
  const all = [
    ["original", writtenTime(wordsIn(exif.DateTimeOriginal), wordsIn(exif.OffsetTimeOriginal)) ?? writtenTime(xmp.taken)],
    ["create", writtenTime(wordsIn(exif.CreateDate ?? exif.DateTimeDigitized), wordsIn(exif.OffsetTimeDigitized))],
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
  const between = taken?.local !== undefined && satellites?.local !== undefined ? zoneBetween(taken.local, satellites.local) : undefined;
  return { named: taken?.zone, derived: between?.zone, rest: between?.rest };
}

function sizeIn(width: unknown, height: unknown) {
  const [w, h] = [numberIn(width), numberIn(height)];
  return w && h ? { width: w, height: h } : undefined;
}

function missingIn(
  { device, times, place, thumbnail, xmp }: Omit<PhotoFacts, "missing" | "findings">,
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
    place,
    thumbnail,
  } as const satisfies Record<Missing, unknown>;
  if (!there.all) return ["all"];
  const kinds = ["device", "taken", "zone", "exposure", "lens", "serial", "place", "thumbnail"] as const;
  return kinds.filter((kind) => there[kind] === undefined);
}
