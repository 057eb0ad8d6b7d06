import { csvOf } from "web/instruments/frame/csv.ts";
import { zoneText } from "./exif-time.ts";
import type { TimeSource } from "./photo-facts.ts";
import type { Photo } from "./read-photos.ts";
import { photoResult as words } from "./words-result.ts";

const columns = [
  "file",
  "format",
  "bytes",
  "sha256",
  "width",
  "height",
  "make",
  "model",
  "lens",
  "serial_numbers",
  "taken",
  "zone_named",
  "zone_from_satellites",
  "satellites_utc",
  "last_changed",
  "file_modified_utc",
  "latitude",
  "longitude",
  "place_as_written",
  "software",
  "creator_tool",
  "digital_source",
  "c2pa_box",
  "thumbnail_bytes",
  "thumbnail_differs",
  "thumbnail_mean_difference",
  "thumbnail_largest_difference",
  "bytes_after_end",
  "missing",
  "to_ask_about",
] as const;

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
