import { numberIn, numbersIn, type Tags, wordsIn } from "./read-exif.ts";

/** The stated place: degrees (north and east positive) and as written; metres; degrees from north. */
export type Place = {
  readonly latitude: number;
  readonly longitude: number;
  /** The file does not say north or south, or east or west: the figures have no sign. */
  readonly isUnsigned: boolean;
  readonly written: string;
  readonly altitude: number | undefined;
  readonly direction: { readonly degrees: number; readonly isMagnetic: boolean } | undefined;
  readonly error: number | undefined;
  readonly datum: string | undefined;
};

/** Reads the GPS tags (Exif 3.0, §4.6.7). Undefined without a valid pair of coordinates. */
export function placeOf(gps: Tags): Place | undefined {
  const [north, east] = [wordsIn(gps.GPSLatitudeRef), wordsIn(gps.GPSLongitudeRef)];
  const [up, across] = [numbersIn(gps.GPSLatitude), numbersIn(gps.GPSLongitude)];
  const latitude = degreesOf(up, /^s/i.test(north ?? ""));
  const longitude = degreesOf(across, /^w/i.test(east ?? ""));
  if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  const altitude = numberIn(gps.GPSAltitude);
  const degrees = numberIn(gps.GPSImgDirection);
  return {
    latitude,
    longitude,
    isUnsigned: !/^[NS]$/i.test(north ?? "") || !/^[EW]$/i.test(east ?? ""),
    written: `${written(up)} ${north ?? "?"}, ${written(across)} ${east ?? "?"}`,
    altitude: altitude === undefined ? undefined : numberIn(gps.GPSAltitudeRef) === 1 ? -altitude : altitude,
    direction: degrees === undefined ? undefined : { degrees, isMagnetic: wordsIn(gps.GPSImgDirectionRef) === "M" },
    error: numberIn(gps.GPSHPositioningError),
    datum: wordsIn(gps.GPSMapDatum),
  };
}

/** Converts degrees, minutes and seconds to degrees; undefined if one is not a number. */
export function degreesOf([degrees, minutes = 0, seconds = 0]: readonly number[], isNegative: boolean): number | undefined {
  if (degrees === undefined || ![degrees, minutes, seconds].every(Number.isFinite)) return undefined;
  const value = degrees + minutes / 60 + seconds / 3600;
  return isNegative ? -value || 0 : value;
}

/** "41° 31′ 30.12″", with as many parts as the file has. */
function written(parts: readonly number[]): string {
  return parts.map((part, i) => `${Number(part.toFixed(i === 2 ? 2 : 6))}${["°", "′", "″"][i] ?? ""}`).join(" ");
}

/** The satellites' time in milliseconds, from a date "2026:03:04" and hours, minutes, seconds in UTC. */
export function satelliteTime(gps: Tags): { readonly written: string; readonly utc: number } | undefined {
  const date = wordsIn(gps.GPSDateStamp);
  const [hours, minutes = 0, seconds = 0] = numbersIn(gps.GPSTimeStamp);
  const [, year, month, day] = /^(\d{4})[:-](\d\d)[:-](\d\d)$/.exec(date ?? "") ?? [];
  if (!year || hours === undefined || ![hours, minutes, seconds].every(Number.isFinite) || hours > 24) return undefined;
  const utc = Date.UTC(Number(year), Number(month) - 1, Number(day)) + ((hours * 60 + minutes) * 60 + seconds) * 1000;
  const clock = [hours, minutes, Math.floor(seconds)].map((n) => String(n).padStart(2, "0")).join(":");
  return { written: `${date} ${clock}`, utc };
}

/** The place in XMP: "41,29.242N" or "41,29,14.5N" (Exif 3.0 in XMP, §A). Undefined without a valid pair. */
export function xmpPlace(north: string | undefined, east: string | undefined): Place | undefined {
  const [up, across] = [north, east].map((text) =>
    /^(\d{1,3}(?:\.\d+)?)(?:,(\d{1,2}(?:\.\d+)?))?(?:,(\d{1,2}(?:\.\d+)?))?\s*([NSEW])$/i.exec(text?.trim() ?? ""),
  );
  if (!up || !across || !north || !east) return undefined;
  const partsOf = (match: RegExpExecArray) => match.slice(1, 4).flatMap((part) => (part === undefined ? [] : [Number(part)]));
  const latitude = degreesOf(partsOf(up), /s/i.test(up[4] ?? ""));
  const longitude = degreesOf(partsOf(across), /w/i.test(across[4] ?? ""));
  if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  const none = { altitude: undefined, direction: undefined, error: undefined, datum: undefined };
  return { latitude, longitude, isUnsigned: false, written: `${north.trim()}, ${east.trim()}`, ...none };
}
