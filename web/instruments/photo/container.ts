/** Width and height in pixels. */
export type PixelSize = { readonly width: number; readonly height: number };

/**
 * The structure of a picture’s file: its EXIF block (TIFF), XMP, and the size in its header. `end` is where the picture ends; undefined if
 * cut off or unknown in the format. Pieces in `stripped` have no EXIF, so that decoders do not rotate the picture.
 */
export type Container = {
  readonly exif: Uint8Array | undefined;
  readonly xmp: string;
  readonly size: PixelSize | undefined;
  readonly hasC2pa: boolean;
  /** An index of further pictures in the file (CIPA DC-007): previews, depth, a map of brightness. */
  readonly hasIndex: boolean;
  /** What an image generator wrote: the name of its text, and the beginning. */
  readonly generator: string | undefined;
  readonly end: number | undefined;
  readonly stripped: readonly Uint8Array[] | undefined;
};

export const nothingFound: Container = {
  exif: undefined,
  xmp: "",
  size: undefined,
  hasC2pa: false,
  hasIndex: false,
  generator: undefined,
  end: undefined,
  stripped: undefined,
};

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Bytes as text, one letter each. */
export function latin(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + Math.min(length, 10_000)));
}

export const utf8 = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The index of an ASCII string in bytes; -1 if missing. */
export function indexOfText(bytes: Uint8Array, text: string, from = 0): number {
  const codes = Array.from(text, (letter) => letter.charCodeAt(0));
  const [first = 0] = codes;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (codes.every((code, i) => bytes[at + i] === code)) return at;
  }
  return -1;
}

/** Searches for the XMP packet, for formats that locate it through tables. */
export function packetIn(bytes: Uint8Array): string {
  const start = indexOfText(bytes, "<x:xmpmeta");
  const end = start < 0 ? -1 : indexOfText(bytes, "</x:xmpmeta>", start);
  return end < 0 ? "" : utf8(bytes.subarray(start, end + 12));
}
