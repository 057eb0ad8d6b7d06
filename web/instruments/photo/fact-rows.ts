import { utcStamp } from "web/instruments/frame/stamps.ts";
import { zoneText } from "./exif-time.ts";
import { exact } from "./figures.ts";
import type { PhotoFacts } from "./photo-facts.ts";
import { photoResult as words } from "./words-result.ts";

/** A fact with its name; undefined or empty if the file lacks it. */
export type Fact = readonly [term: string, value: string | undefined];

export function timeFacts({ times, zone: { named, derived, rest } }: PhotoFacts): readonly Fact[] {
  const { sources, zone, named: byTag, derived: bySatellites, noZone } = words.times;
  const zones = [
    ...(named === undefined ? [] : [byTag(zoneText(named))]),
    ...(derived === undefined || rest === undefined ? [] : [bySatellites(zoneText(derived), exact(rest))]),
  ];
  if (times.length === 0) return [];
  return [...times.map(({ source, written }) => [sources[source], written] as const), [zone, zones.join("; ") || noZone]];
}

export function deviceFacts({ device: { make, model, lens, serials, owner } }: PhotoFacts): readonly Fact[] {
  const terms = words.device;
  return [
    [terms.make, make],
    [terms.model, model],
    [terms.lens, lens],
    [terms.serials, serials.join(", ")],
    [terms.owner, owner],
  ];
}

export function placeFacts({ place }: PhotoFacts): readonly Fact[] {
  if (!place) return [];
  const terms = words.place;
  const { latitude, longitude, isUnsigned, written, altitude, direction, error, datum } = place;
  return [
    [terms.degrees, isUnsigned ? undefined : [latitude, longitude].map((value) => value.toFixed(6)).join(", ")],
    [terms.written, written],
    [terms.altitude, altitude === undefined ? undefined : terms.metres(exact(altitude, 1))],
    [terms.direction, direction && terms.facing(exact(direction.degrees, 1), direction.isMagnetic)],
    [terms.error, error === undefined ? undefined : terms.metres(exact(error, 1))],
    [terms.datum, datum],
  ];
}

export function fileFacts({
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
  const pixelText = (value: typeof pixels) => value && terms.pixelSize(exact(value.width), exact(value.height));
  return [
    [terms.format, words.formats[format]],
    [terms.size, terms.bytes(exact(size))],
    [terms.pixels, pixelText(pixels)],
    [terms.said, pixelText(saidPixels)],
    [terms.orientation, Object.entries(terms.orientations).find(([value]) => Number(value) === orientation)?.[1]],
    [terms.modified, utcStamp(modified)],
    [terms.trailing, trailing ? (hasIndex ? terms.indexed : terms.bytes)(exact(trailing)) : undefined],
    [terms.digest, sha256],
  ];
}

export function editFacts({ software, xmp, hasC2pa }: PhotoFacts): readonly Fact[] {
  const terms = words.edits;
  return [
    [terms.software, software],
    [terms.creator, xmp.creator],
    [terms.history, xmp.steps.map(({ action, when = "", software: by = "" }) => terms.step(action, when, by)).join("; ")],
    [terms.source, xmp.source],
    [terms.c2pa, hasC2pa ? terms.c2paThere : undefined],
  ];
}
