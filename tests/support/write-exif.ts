/**
 * A tag to write: number and value. Text becomes ASCII, several numbers rationals, one number a
 * short; bytes are not changed.
 */
export type TagToWrite = readonly [
  tag: number,
  value: string | number | readonly number[] | Uint8Array,
];
export type ExifToWrite = {
  readonly ifd0?: readonly TagToWrite[];
  readonly exif?: readonly TagToWrite[];
  readonly gps?: readonly TagToWrite[];
  readonly thumbnail?: Uint8Array;
};

const EXIF_POINTER = 0x8769;
const GPS_POINTER = 0x8825;
const ASCII = 2;
const SHORT = 3;
const LONG = 4;
const RATIONAL = 5;
const UNDEFINED = 7;
/** The denominator: five decimals, enough for a second of arc. */
const DENOMINATOR = 100_000;

/** Writes an EXIF block (Exif 3.0, §4.5) with an optional thumbnail. */
export function writeExif(
  { ifd0 = [], exif, gps, thumbnail }: ExifToWrite,
  isLittle = false,
): Uint8Array {
  const out: number[] = [...(isLittle ? [0x49, 0x49] : [0x4d, 0x4d])];
  const number = (value: number, size: number) => {
    const bytes = Array.from({ length: size }, (_, i) => (value / 256 ** i) & 0xff);
    return isLittle ? bytes : bytes.toReversed();
  };
  out.push(...number(42, 2), ...number(8, 4));

  /**
   * Appends a directory and its values. Returns the positions of its pointers and of its link to
   * the next directory.
   */
  const directory = (tags: readonly TagToWrite[]) => {
    const start = out.length;
    const sorted = tags.toSorted(([a], [b]) => a - b);
    const places = new Map<number, number>();
    out.push(
      ...number(sorted.length, 2),
      ...Array.from({ length: sorted.length * 12 + 4 }, () => 0),
    );
    sorted.forEach(([tag, value], i) => {
      const { type, count, bytes } = encoded(
        value,
        tag === EXIF_POINTER || tag === GPS_POINTER || tag === 0x0201 || tag === 0x0202,
        number,
      );
      const at = start + 2 + i * 12;
      const isInside = bytes.length <= 4;
      out.splice(
        at,
        12,
        ...number(tag, 2),
        ...number(type, 2),
        ...number(count, 4),
        ...(isInside ? [...bytes, 0, 0, 0, 0].slice(0, 4) : number(out.length, 4)),
      );
      if (!isInside) out.push(...bytes, ...(bytes.length % 2 ? [0] : []));
      places.set(tag, at + 8);
    });
    return { places, next: start + 2 + sorted.length * 12 };
  };
  const point = (at: number | undefined) =>
    at !== undefined && out.splice(at, 4, ...number(out.length, 4));

  const first = directory([
    ...ifd0,
    ...(exif ? [[EXIF_POINTER, 0] as const] : []),
    ...(gps ? [[GPS_POINTER, 0] as const] : []),
  ]);
  if (exif) {
    point(first.places.get(EXIF_POINTER));
    directory(exif);
  }
  if (gps) {
    point(first.places.get(GPS_POINTER));
    directory(gps);
  }
  if (thumbnail) {
    point(first.next);
    const second = directory([
      [0x0103, 6],
      [0x0201, 0],
      [0x0202, thumbnail.length],
    ]);
    point(second.places.get(0x0201));
    for (const byte of thumbnail) out.push(byte);
  }
  return Uint8Array.from(out);
}

type Numbers = (value: number, size: number) => readonly number[];

function encoded(
  value: TagToWrite[1],
  isLong: boolean,
  number: Numbers,
): { readonly type: number; readonly count: number; readonly bytes: readonly number[] } {
  if (typeof value === "string") {
    const bytes = [...new TextEncoder().encode(`${value}\0`)];
    return { type: ASCII, count: bytes.length, bytes };
  }
  if (typeof value === "number")
    return { type: isLong ? LONG : SHORT, count: 1, bytes: number(value, isLong ? 4 : 2) };
  if (value instanceof Uint8Array)
    return { type: UNDEFINED, count: value.length, bytes: [...value] };
  const bytes = [...value].flatMap((part) => [
    ...number(Math.round(part * DENOMINATOR), 4),
    ...number(DENOMINATOR, 4),
  ]);
  return { type: RATIONAL, count: value.length, bytes };
}

/**
 * Inserts an application segment after a JPEG's head: APP1 with EXIF, or another `head` and
 * `marker`.
 */
export function withSegment(
  jpeg: Uint8Array,
  payload: Uint8Array,
  head = "Exif\0\0",
  marker = 0xe1,
): Uint8Array<ArrayBuffer> {
  const start = new TextEncoder().encode(head);
  const length = start.length + payload.length + 2;
  return Uint8Array.from([
    0xff,
    0xd8,
    0xff,
    marker,
    length >> 8,
    length & 0xff,
    ...start,
    ...payload,
    ...jpeg.subarray(2),
  ]);
}
