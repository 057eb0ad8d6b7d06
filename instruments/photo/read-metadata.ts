import exifr from "exifr";

/**
 * The tags of an EXIF block by directory, with exifr’s names and the file’s raw values.
 * `isDamaged`: a part could not be read.
 */
export type Exif = {
  readonly ifd0: Tags;
  readonly exif: Tags;
  readonly gps: Tags;
  readonly ifd1: Tags;
  readonly isDamaged: boolean;
};
/** A tag’s value: words, a number, several, or bytes. */
type Tags = Readonly<Record<string, unknown>>;

const nothing: Exif = { ifd0: {}, exif: {}, gps: {}, ifd1: {}, isDamaged: false };

/** Fields of an unknown type that a block may have. */
const MOST_SKIPPED = 20;

/** Reads a TIFF structure (Exif 3.0, §4.5). Dates stay text, because they have no zone. */
export async function readExif(block: Uint8Array | undefined): Promise<Exif> {
  if (!block) return nothing;
  try {
    const { tags, isDamaged } = await parsed(block);
    return {
      ifd0: tagsOf(tags.ifd0),
      exif: {
        ...tagsOf(tags.exif),
        ...("userComment" in tags && { userComment: tags.userComment }),
      },
      gps: tagsOf(tags.gps),
      ifd1: tagsOf(tags.ifd1),
      isDamaged,
    };
  } catch {
    return { ...nothing, isDamaged: true };
  }
}

/**
 * exifr gives up a directory at a field of a type that TIFF does not have, so it is read again
 * without that field.
 */
async function parsed(
  block: Uint8Array,
  skipped: readonly (readonly [directory: string, field: number])[] = [],
) {
  const without = (directory: string) => ({
    skip: skipped.filter(([name]) => name === directory).map(([, field]) => field),
  });
  const directories = {
    ifd0: without("ifd0"),
    exif: without("exif"),
    gps: without("gps"),
    ifd1: without("ifd1"),
  };
  const asWritten = {
    mergeOutput: false,
    userComment: true,
    reviveValues: false,
    translateValues: false,
  };
  // A copy, so that no offset can reach the rest of the file.
  const tags = tagsOf(
    await exifr.parse(block.slice().buffer, {
      ...directories,
      xmp: false,
      icc: false,
      iptc: false,
      ...asWritten,
    }),
  );
  const [, directory = "", field = ""] =
    /value type\. block: (\w+), tag: ([\da-f]+)/.exec(`${tags.errors ?? ""}`) ?? [];
  if (field && skipped.length < MOST_SKIPPED)
    return parsed(block, [...skipped, [directory.toLowerCase(), Number.parseInt(field, 16)]]);
  return { tags, isDamaged: "errors" in tags || skipped.length > 0 };
}

function tagsOf(value: unknown): Tags {
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/** A tag’s text without padding (zeros, blanks); undefined if empty. */
export function wordsIn(value: unknown): string | undefined {
  const text =
    value instanceof Uint8Array
      ? new TextDecoder().decode(value)
      : typeof value === "string"
        ? value
        : undefined;
  return text?.replace(/\0[\s\S]*$/, "").trim() || undefined;
}

/**
 * A comment behind its eight bytes that name the character set (Exif 3.0, §4.6.5), which some
 * programs leave out. UTF-16 is in the order in which its Latin letters have their zeros.
 */
export function commentIn(value: unknown): string {
  if (!(value instanceof Uint8Array)) return "";
  const name = new TextDecoder("latin1").decode(value.subarray(0, 8));
  const isNamed = /^(?:ASCII\0{3}|UNICODE\0|JIS\0{5}|\0{8})/.test(name);
  const bytes = isNamed ? value.subarray(8) : value;
  if (!name.startsWith("UNICODE"))
    return new TextDecoder().decode(bytes.filter((byte) => byte !== 0)).trim();
  const zeros = [0, 1].map(
    (start) => bytes.filter((byte, i) => byte === 0 && i % 2 === start).length,
  );
  const isLittle = (zeros[1] ?? 0) >= (zeros[0] ?? 0);
  return new TextDecoder(isLittle ? "utf-16le" : "utf-16be")
    .decode(bytes)
    .replaceAll("\0", "")
    .trim();
}

/** A tag’s number, or the first of several; undefined for other values. */
export function numberIn(value: unknown): number | undefined {
  const first: unknown =
    Array.isArray(value) || ArrayBuffer.isView(value) ? numbersIn(value)[0] : value;
  return typeof first === "number" && Number.isFinite(first) ? first : undefined;
}

function numbersIn(value: unknown): readonly number[] {
  if (
    value instanceof Uint8Array ||
    value instanceof Uint16Array ||
    value instanceof Uint32Array ||
    value instanceof Int32Array
  )
    return [...value];
  if (typeof value === "number") return [value];
  return Array.isArray(value) ? value.filter((n) => typeof n === "number") : [];
}

/** XMP data on how a picture was made. */
export type Xmp = ReturnType<typeof readXmp>;

/**
 * Reads some XMP properties (ISO 16684-1), as attributes or elements, as they are written. `steps`
 * are the actions of its history, `source` the last part of its digital source type. Uses patterns,
 * because a worker has no DOMParser.
 */
export function readXmp(written: string) {
  const packet = withUsualPrefixes(written);
  const property = (name: string) => {
    const [, attribute, resource, element] =
      new RegExp(
        `\\b${name}\\s*=\\s*["']([^"']*)["']|<${name}\\s[^>]*rdf:resource\\s*=\\s*["']([^"']*)["']|<${name}[^>]*>([^<]*)</${name}>`,
      ).exec(packet) ?? [];
    return (attribute ?? resource ?? element)?.trim() || undefined;
  };
  const [, history = ""] = /<xmpMM:History>([\s\S]*?)<\/xmpMM:History>/.exec(packet) ?? [];
  const steps = history
    .split(/<rdf:li\b/)
    .slice(1)
    .flatMap((step) => {
      const part = (name: string) =>
        new RegExp(`stEvt:${name}(?:\\s*=\\s*["']([^"']*)|>([^<]*))`)
          .exec(step)
          ?.slice(1)
          .find((found) => found !== undefined);
      const action = part("action");
      return action ? [{ action, when: part("when"), software: part("softwareAgent") }] : [];
    });
  return {
    creator: property("xmp:CreatorTool"),
    created: property("xmp:CreateDate") ?? property("photoshop:DateCreated"),
    modified: property("xmp:ModifyDate"),
    steps,
    isDerived: packet.includes("xmpMM:DerivedFrom"),
    source: property("Iptc4xmpExt:DigitalSourceType")?.replace(/^.*\//, ""),
    credit: property("photoshop:Credit"),
    taken: property("exif:DateTimeOriginal"),
    latitude: property("exif:GPSLatitude"),
    longitude: property("exif:GPSLongitude"),
    isMotion: /(?:MotionPhoto|MicroVideo)\s*(?:=\s*["']|>)1/.test(packet),
    isThere: packet !== "",
  };
}

/** Prefixes as programs mostly write them, by namespace. A file may bind another prefix to each. */
const usual: Readonly<Record<string, string>> = {
  "http://ns.adobe.com/xap/1.0/": "xmp",
  "http://ns.adobe.com/xap/1.0/mm/": "xmpMM",
  "http://ns.adobe.com/xap/1.0/sType/ResourceEvent#": "stEvt",
  "http://ns.adobe.com/photoshop/1.0/": "photoshop",
  "http://ns.adobe.com/exif/1.0/": "exif",
  "http://iptc.org/std/Iptc4xmpExt/2008-02-29/": "Iptc4xmpExt",
  "http://www.w3.org/1999/02/22-rdf-syntax-ns#": "rdf",
};

function withUsualPrefixes(packet: string): string {
  const bound = new Map<string, string>();
  for (const [, prefix = "", , space = ""] of packet.matchAll(
    /\sxmlns:([\w.-]+)\s*=\s*(["'])(.*?)\2/g,
  )) {
    const name = usual[space];
    if (name && name !== prefix) bound.set(prefix, name);
  }
  if (bound.size === 0) return packet;
  return packet.replace(/(?<=[\s<]|<\/)([\w.-]+):(?=[\w.-]+[\s=/>])/g, (whole, prefix: string) =>
    bound.has(prefix) ? `${bound.get(prefix)}:` : whole,
  );
}

/**
 * The stated place: degrees (north and east positive) and as written; metres; degrees from north.
 */
export type Place = NonNullable<ReturnType<typeof placeOf>>;

/** Whether there are tags of a place, which may not be readable. */
export const namesPlace = (gps: Tags) =>
  gps.GPSLatitude !== undefined || gps.GPSLongitude !== undefined;

/** Reads the GPS tags (Exif 3.0, §4.6.7). Undefined without a valid pair of coordinates. */
export function placeOf(gps: Tags) {
  const [north, east] = [wordsIn(gps.GPSLatitudeRef), wordsIn(gps.GPSLongitudeRef)];
  const [up, across] = [numbersIn(gps.GPSLatitude), numbersIn(gps.GPSLongitude)];
  const latitude = degreesOf(up, /^s/i.test(north ?? ""));
  const longitude = degreesOf(across, /^w/i.test(east ?? ""));
  if (
    latitude === undefined ||
    longitude === undefined ||
    Math.abs(latitude) > 90 ||
    Math.abs(longitude) > 180
  )
    return undefined;
  const altitude = numberIn(gps.GPSAltitude);
  const degrees = numberIn(gps.GPSImgDirection);
  return {
    latitude,
    longitude,
    /** The file does not say north or south, or east or west: the figures have no sign. */
    isUnsigned: !/^[NS]$/i.test(north ?? "") || !/^[EW]$/i.test(east ?? ""),
    written: `${written(up)} ${north ?? "?"}, ${written(across)} ${east ?? "?"}`,
    altitude:
      altitude === undefined
        ? undefined
        : numberIn(gps.GPSAltitudeRef) === 1
          ? -altitude
          : altitude,
    direction:
      degrees === undefined
        ? undefined
        : { degrees, isMagnetic: wordsIn(gps.GPSImgDirectionRef) === "M" },
    error: numberIn(gps.GPSHPositioningError),
    datum: wordsIn(gps.GPSMapDatum),
  };
}

/**
 * Converts degrees, minutes and seconds to degrees; undefined if one is not a number. Of the last
 * parts none need be there: cameras write 0/0 for a part that they do not measure.
 */
export function degreesOf(parts: readonly number[], isNegative: boolean): number | undefined {
  const [degrees, minutes = 0, seconds = 0] = measured(parts);
  if (degrees === undefined || ![degrees, minutes, seconds].every(Number.isFinite))
    return undefined;
  const value = degrees + minutes / 60 + seconds / 3600;
  return isNegative ? -value || 0 : value;
}

/** The parts without those at the end that are 0/0. */
const measured = (parts: readonly number[]) =>
  parts.slice(0, parts.findLastIndex((part) => !Number.isNaN(part)) + 1);

/** "41° 31′ 30.12″", with as many parts as the file has. */
function written(parts: readonly number[]): string {
  return measured(parts)
    .map((part, i) => `${Number(part.toFixed(i === 2 ? 2 : 6))}${["°", "′", "″"][i] ?? ""}`)
    .join(" ");
}

/**
 * The satellites' time in milliseconds, from a date "2026:03:04" and hours, minutes, seconds in
 * UTC.
 */
export function satelliteTime(
  gps: Tags,
): { readonly written: string; readonly utc: number } | undefined {
  const date = wordsIn(gps.GPSDateStamp);
  const [hours, minutes = 0, seconds = 0] = numbersIn(gps.GPSTimeStamp);
  const [, year, month, day] = /^(\d{4})[:-](\d\d)[:-](\d\d)$/.exec(date ?? "") ?? [];
  if (
    !year ||
    hours === undefined ||
    ![hours, minutes, seconds].every(Number.isFinite) ||
    hours > 24
  )
    return undefined;
  const utc =
    Date.UTC(Number(year), Number(month) - 1, Number(day)) +
    ((hours * 60 + minutes) * 60 + seconds) * 1000;
  const clock = [hours, minutes, Math.floor(seconds)]
    .map((n) => String(n).padStart(2, "0"))
    .join(":");
  return { written: `${date} ${clock}`, utc };
}

/**
 * The place in XMP: "41,29.242N" or "41,29,14.5N" (Exif 3.0 in XMP, §A). Undefined without a valid
 * pair.
 */
export function xmpPlace(north: string | undefined, east: string | undefined): Place | undefined {
  const [up, across] = [north, east].map((text) =>
    /^(\d{1,3}(?:\.\d+)?)(?:,(\d{1,2}(?:\.\d+)?))?(?:,(\d{1,2}(?:\.\d+)?))?\s*([NSEW])$/i.exec(
      text?.trim() ?? "",
    ),
  );
  if (!up || !across || !north || !east) return undefined;
  const partsOf = (match: RegExpExecArray) =>
    match.slice(1, 4).flatMap((part) => (part === undefined ? [] : [Number(part)]));
  const latitude = degreesOf(partsOf(up), /s/i.test(up[4] ?? ""));
  const longitude = degreesOf(partsOf(across), /w/i.test(across[4] ?? ""));
  if (
    latitude === undefined ||
    longitude === undefined ||
    Math.abs(latitude) > 90 ||
    Math.abs(longitude) > 180
  )
    return undefined;
  const none = { altitude: undefined, direction: undefined, error: undefined, datum: undefined };
  return {
    latitude,
    longitude,
    isUnsigned: false,
    written: `${north.trim()}, ${east.trim()}`,
    ...none,
  };
}

/**
 * A time as written. `local` is in milliseconds, as if it were UTC; `zone` in minutes east of UTC,
 * undefined if not given.
 */
export type WrittenTime = {
  readonly written: string;
  readonly local: number | undefined;
  readonly zone: number | undefined;
};

const pattern =
  /^(\d{4})[:-](\d\d)[:-](\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/;

/**
 * Reads "2026:03:04 15:12:40" (Exif 3.0, §4.6.6) or ISO 8601; `offset` is another tag's zone.
 * `local` is undefined if not a date.
 */
export function writtenTime(text: string | undefined, offset?: string): WrittenTime | undefined {
  if (!text) return undefined;
  const written = offset ? `${text} ${offset}` : text;
  const [, year, month, day, hour = "0", minute = "0", second = "0", zone] =
    pattern.exec(text) ?? [];
  if (!year || !month || !day || month === "00")
    return { written, local: undefined, zone: undefined };
  const local = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  const isDate =
    new Date(local).getUTCDate() === Number(day) && Number(hour) < 24 && Number(minute) < 60;
  return { written, local: isDate ? local : undefined, zone: zoneOf(offset ?? zone) };
}

/**
 * Minutes east of UTC of "+05:30", "-0600" or "Z"; undefined for anything else, and beyond 14
 * hours.
 */
export function zoneOf(offset: string | undefined): number | undefined {
  if (offset === "Z") return 0;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(offset ?? "") ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (!sign || Number(minutes) > 59 || total > 14 * 60) return undefined;
  return sign === "-" ? -total || 0 : total;
}

/** Minutes east of UTC as people write them: "UTC−06:00". */
export function zoneText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((n) =>
    String(n).padStart(2, "0"),
  );
  return `UTC${minutes < 0 ? "−" : "+"}${hours}:${rest}`;
}

/**
 * Derives the zone of a camera’s clock from its time and the satellites’ (UTC, milliseconds). The
 * difference is rounded to a quarter hour, because all zones are multiples of that. `rest` is the
 * remainder in seconds. Undefined if no zone is that far from UTC.
 */
export function zoneBetween(
  local: number,
  utc: number,
): { readonly zone: number; readonly rest: number } | undefined {
  const seconds = (local - utc) / 1000;
  const zone = Math.round(seconds / 900) * 15;
  return zone >= -12 * 60 && zone <= 14 * 60
    ? { zone: zone || 0, rest: Math.round(seconds - zone * 60) }
    : undefined;
}
