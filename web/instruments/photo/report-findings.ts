import { plainText } from "content/marks.ts";
import { csvOf } from "web/instruments/frame/csv.ts";
import { zoneText } from "./exif-time.ts";
import type { TimeSource } from "./facts-of.ts";
import type { Place } from "./read-metadata.ts";
import type { Photo, PhotosRead } from "./read-photos.ts";
import { thresholds } from "./thumbnails.ts";
import { photoResult as words } from "./words-result.ts";

/** For the report: all facts of every photograph, its findings in words, and what was not read. The pictures stay out of it. */
export function reportFindings(read: PhotosRead) {
  return {
    verdict: verdictOf(read).plain,
    thresholds,
    photographs: read.photos.map(({ facts: { findings, modified, place, ...facts } }) => ({
      ...facts,
      ...(place ? { place: stated(place) } : {}),
      modified: new Date(modified).toISOString(),
      toAskAbout: findings.map(({ kind, detail }) => ({ kind, sentence: words.findings[kind](detail) })),
    })),
    notRead: read.unread,
  };
}

/** Without a hemisphere there are no coordinates, only the written degrees. */
function stated({ latitude, longitude, ...place }: Place) {
  return place.isUnsigned ? place : { latitude, longitude, ...place };
}

/** The verdict in one line: `title` with marks, `plain` without. */
export function verdictOf({ photos }: PhotosRead): { readonly title: string; readonly plain: string } {
  const found = photos.reduce((sum, { facts }) => sum + facts.findings.length, 0);
  const without = photos.filter(({ facts }) => facts.missing.includes("all")).length;
  const title = words.verdict(photos.length, found, without);
  return { title, plain: plainText(title) };
}

const columns = (
  "file format bytes sha256 width height make model lens serial_numbers taken zone_named zone_from_satellites satellites_utc last_changed " +
  "file_modified_utc latitude longitude place_as_written software creator_tool digital_source c2pa_box thumbnail_bytes thumbnail_differs " +
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
    xmp.creator ?? "",
    xmp.source ?? "",
    facts.hasC2pa ? "unverified" : "no",
    thumbnail?.size ?? "",
    compared ? (compared.differs ? "yes" : "no") : thumbnail ? "untested" : "",
    compared ? Number(compared.mean.toFixed(2)) : "",
    compared ? Number(compared.field.toFixed(2)) : "",
    facts.trailing ?? "",
    facts.missing.map((kind) => words.missing.kinds[kind]).join("; "),
    facts.findings.map(({ kind, detail }) => words.findings[kind](detail)).join(" "),
  ];
}
