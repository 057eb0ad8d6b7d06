/** Width and height in pixels. */
export type PixelSize = { readonly width: number; readonly height: number };

/**
 * The structure of a picture’s file: its EXIF block (TIFF), XMP, and the size in its header. `end`
 * is where the picture ends; undefined if cut off or unknown in the format. Pieces in `stripped`
 * have no EXIF, so that decoders do not rotate the picture.
 */
export type Container = {
  readonly exif?: Uint8Array | undefined;
  readonly xmp: string;
  readonly size?: PixelSize | undefined;
  readonly hasC2pa: boolean;
  /**
   * An index of further pictures in the file (CIPA DC-007): previews, depth, a map of brightness.
   */
  readonly hasIndex: boolean;
  /** What an image generator wrote: the name of its text, and the beginning. */
  readonly generator?: string | undefined;
  readonly end?: number | undefined;
  readonly stripped?: readonly Uint8Array[] | undefined;
};

export const nothingFound: Container = { xmp: "", hasC2pa: false, hasIndex: false };

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Bytes as text, one letter each. */
function latin(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + Math.min(length, 10_000)));
}

const utf8 = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The index of an ASCII string in bytes; -1 if missing. */
function indexOfText(bytes: Uint8Array, text: string, from = 0): number {
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

export type PictureFormat =
  | "jpeg"
  | "png"
  | "webp"
  | "tiff"
  | "heic"
  | "avif"
  | "gif"
  | "bmp"
  | "other";

/** Bytes needed to detect the format. */
export const HEAD = 32;

const endings = {
  jpeg: /\.(?:jpe?g|jpe|jfif)$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
  tiff: /\.(?:tiff?|dng|cr2|nef|arw|orf|rw2|pef|srw)$/i,
  heic: /\.(?:heic|heif|hif)$/i,
  avif: /\.avif$/i,
  gif: /\.gif$/i,
  bmp: /\.bmp$/i,
} as const;

/** The format by a file’s first bytes. Camera raw files are TIFF inside. */
export function pictureFormat(head: Uint8Array): PictureFormat {
  const text = String.fromCharCode(...head.subarray(0, HEAD));
  if (text.startsWith("\u00ff\u00d8\u00ff")) return "jpeg";
  if (text.startsWith("\u0089PNG\r\n\u001a\n")) return "png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.startsWith("II*\0") || text.startsWith("MM\0*")) return "tiff";
  if (text.startsWith("GIF8")) return "gif";
  if (text.startsWith("BM")) return "bmp";
  if (text.slice(4, 8) !== "ftyp") return "other";
  const brands = text.slice(8);
  if (/avif|avis/.test(brands)) return "avif";
  return /heic|heix|hevc|hevx|heim|heis|mif1|msf1/.test(brands) ? "heic" : "other";
}

/** Whether the extension contradicts the content. Unknown extensions never do. */
export function isMislabelled(name: string, format: PictureFormat): boolean {
  const said = Object.entries(endings).find(([, ending]) => ending.test(name))?.[0];
  return said !== undefined && said !== format;
}

const XMP = "http://ns.adobe.com/xap/1.0/\0";
const MORE_XMP = "http://ns.adobe.com/xmp/extension/\0";

/**
 * Walks the segments of a JPEG (ITU-T T.81, B.1) to the end of its first picture. Other data, such
 * as MPF pictures, follows `end`.
 */
export function jpegContainer(bytes: Uint8Array): Container {
  const view = viewOf(bytes);
  const stripped = [bytes.subarray(0, 2)];
  let { exif, xmp, size, hasC2pa, hasIndex } = nothingFound;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at++;
    else if (marker === 0xd9) break;
    else {
      const next = at + 2 + view.getUint16(at + 2);
      const payload = bytes.subarray(at + 4, next);
      const isExif = marker === 0xe1 && latin(payload, 0, 6) === "Exif\0\0";
      if (isExif) exif ??= payload.subarray(6);
      else if (marker === 0xe1 && latin(payload, 0, XMP.length) === XMP)
        xmp += utf8(payload.subarray(XMP.length));
      else if (marker === 0xe1 && latin(payload, 0, MORE_XMP.length) === MORE_XMP)
        xmp += utf8(payload.subarray(MORE_XMP.length + 40));
      else if (marker === 0xe2 && latin(payload, 0, 4) === "MPF\0") hasIndex = true;
      else if (marker === 0xeb && latin(payload, 0, 2) === "JP")
        hasC2pa ||= /jumb|c2pa/.test(latin(payload, 0, 200));
      else if (isFrame(marker) && payload.length >= 5) size ??= sizeOf(view, at + 4);
      const end = marker === 0xda ? endOfScan(bytes, next) : next;
      if (!isExif) stripped.push(bytes.subarray(at, end));
      at = end;
    }
  }
  const isEnded = bytes[at] === 0xff && bytes[at + 1] === 0xd9;
  if (isEnded) stripped.push(bytes.subarray(at, at + 2));
  return {
    ...nothingFound,
    exif,
    xmp,
    size,
    hasC2pa,
    hasIndex,
    end: isEnded ? at + 2 : undefined,
    stripped,
  };
}

/** A start of frame: C0 to CF without the tables C4, C8 and CC. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const sizeOf = (view: DataView, at: number): PixelSize => ({
  height: view.getUint16(at + 1),
  width: view.getUint16(at + 3),
});

/** The next marker after coded data, ignoring stuffed bytes and restarts. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Walks the chunks of a PNG (W3C PNG 3, §5.3) to IEND. */
export function pngContainer(bytes: Uint8Array): Container {
  const view = viewOf(bytes);
  let { exif, xmp, size, hasC2pa, generator, end } = nothingFound;
  for (let at = 8; at + 12 <= bytes.length && end === undefined; ) {
    const length = view.getUint32(at);
    const type = latin(bytes, at + 4, 4);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (type === "IHDR" && length >= 8)
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    else if (type === "eXIf") exif = data;
    else if (type === "caBX") hasC2pa = true;
    else if (type === "iTXt" && latin(data, 0, 17) === "XML:com.adobe.xmp")
      xmp = utf8(data.subarray(22));
    if (type === "tEXt" || type === "iTXt" || type === "zTXt")
      generator ??= generatorIn(type, data);
    at += 12 + length;
    if (type === "IEND" && at <= bytes.length) end = at;
  }
  return { ...nothingFound, exif, xmp, size, hasC2pa, generator, end };
}

/**
 * Names of texts that image generators write: Stable Diffusion’s interfaces, ComfyUI, InvokeAI,
 * NovelAI, Midjourney.
 */
const generatorTexts =
  /^(?:parameters|prompt|workflow|dream|sd-metadata|invokeai_\w+|generation_data|negative_prompt)$/i;
/** What generators write there and in the camera's fields. */
export const generatorWords = new RegExp(
  [
    String.raw`\b(?:steps:? ?\d+|sampler|cfg scale|stable ?diffusion|midjourney|novelai|dall.?e\b|comfyui|invokeai|firefly|`,
    String.raw`job id:|google ai\b|openai|chatgpt|imagen\b|ideogram|leonardo\.ai|flux\.1)`,
  ].join(""),
  "i",
);

function generatorIn(type: string, data: Uint8Array): string | undefined {
  const end = data.indexOf(0);
  const name = latin(data, 0, Math.max(end, 0));
  const said =
    type === "zTXt"
      ? ""
      : utf8(data.subarray(end + 1, end + 400))
          .replace(/^[\0\w-]*\0+/, "")
          .trim();
  const isNamed =
    generatorTexts.test(name) ||
    (/^(?:comment|description|software|source|title)$/i.test(name) && generatorWords.test(said));
  return isNamed ? [name, said.slice(0, 120)].filter(Boolean).join(": ") : undefined;
}

/** Walks the chunks of a WebP (RFC 9649, §2.3). Data after the header's length is after `end`. */
export function webpContainer(bytes: Uint8Array): Container {
  const view = viewOf(bytes);
  const said = 8 + view.getUint32(4, true);
  let { exif, xmp, size, hasC2pa } = nothingFound;
  for (let at = 12; at + 8 <= Math.min(said, bytes.length); ) {
    const length = view.getUint32(at + 4, true);
    const type = latin(bytes, at, 4);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (type === "EXIF") exif = latin(data, 0, 6) === "Exif\0\0" ? data.subarray(6) : data;
    else if (type === "XMP ") xmp = utf8(data);
    else if (type === "C2PA") hasC2pa = true;
    else size ??= webpSize(type, data);
    at += 8 + length + (length % 2);
  }
  return {
    ...nothingFound,
    exif,
    xmp,
    size,
    hasC2pa,
    end: said <= bytes.length ? said : undefined,
  };
}

function webpSize(type: string, data: Uint8Array): PixelSize | undefined {
  if (data.length < 10) return undefined;
  const view = viewOf(data);
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (type === "VP8X") return { width: three(4) + 1, height: three(7) + 1 };
  if (type === "VP8 ")
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  if (type !== "VP8L") return undefined;
  const bits = view.getUint32(1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** The UUID of the C2PA box in ISO files (C2PA 2.1, §A.5). */
const C2PA_BOX = [0xd8, 0xfe, 0xc3, 0xd6, 0x1b, 0x0e, 0x48, 0x3c];

type Box = {
  readonly type: string;
  readonly at: number;
  readonly data: Uint8Array;
  readonly end: number;
};

/**
 * The boxes that follow each other from `at` on (ISO/IEC 14496-12, §4.2), as far as they are whole.
 */
function* boxesIn(bytes: Uint8Array, at = 0): Generator<Box> {
  const view = viewOf(bytes);
  for (let start = at; start + 8 <= bytes.length; ) {
    const type = latin(bytes, start + 4, 4);
    const short = view.getUint32(start);
    const length =
      short === 1 && start + 16 <= bytes.length
        ? Number(view.getBigUint64(start + 8))
        : short === 0
          ? bytes.length - start
          : short;
    const end = start + length;
    if (!/^[\x20-\x7e]{4}$/.test(type) || length < 8 || end > bytes.length) return;
    yield { type, at: start, data: bytes.subarray(start + 8, end), end };
    start = end;
  }
}

/** Walks the boxes of HEIC and AVIF. The size is the largest in the file. */
export function boxContainer(bytes: Uint8Array): Container {
  const boxes = [...boxesIn(bytes)];
  const hasC2pa = boxes.some(
    ({ type, data }) => type === "uuid" && C2PA_BOX.every((byte, i) => data[i] === byte),
  );
  const meta = boxes.find(({ type }) => type === "meta");
  return {
    ...nothingFound,
    exif: meta && exifItem(bytes, [...boxesIn(meta.data, 4)]),
    xmp: packetIn(bytes),
    hasC2pa,
    size: largestIn(meta ? meta.data : bytes),
    end: boxes.at(-1)?.end,
  };
}

/**
 * The block of the Exif item (ISO/IEC 23008-12, A.2.1), which the table of items places anywhere in
 * the file; its first four bytes say where it begins.
 */
function exifItem(bytes: Uint8Array, tables: readonly Box[]): Uint8Array | undefined {
  const [names, places] = ["iinf", "iloc"].map(
    (wanted) => tables.find(({ type }) => type === wanted)?.data,
  );
  if (!names || !places) return undefined;
  for (const { data } of boxesIn(names, names[0] === 0 ? 6 : 8)) {
    const wide = data[0] === 3 ? 2 : 0;
    if (latin(data, 8 + wide, 4) !== "Exif") continue;
    const item = placesOf(places).get(wide ? viewOf(data).getUint32(4) : viewOf(data).getUint16(4));
    const block = item && bytes.subarray(item.at, item.at + item.length);
    return block?.subarray(4 + viewOf(block).getUint32(0));
  }
  return undefined;
}

/**
 * Where each item of a table lies in the file (ISO/IEC 14496-12, §8.11.3); of an item in pieces the
 * first.
 */
function placesOf(
  table: Uint8Array,
): ReadonlyMap<number, { readonly at: number; readonly length: number }> {
  const view = viewOf(table);
  const version = table[0] ?? 0;
  let at = 4;
  const next = (size: number) => {
    at += size;
    return size === 8
      ? Number(view.getBigUint64(at - 8))
      : size === 4
        ? view.getUint32(at - 4)
        : size === 2
          ? view.getUint16(at - 2)
          : 0;
  };
  const sizes = next(2);
  const [ofOffset = 0, ofLength = 0, ofBase = 0, ofIndex = 0] = [12, 8, 4, 0].map(
    (shift) => (sizes >> shift) & 15,
  );
  const found = new Map<number, { readonly at: number; readonly length: number }>();
  for (let left = next(version < 2 ? 2 : 4); left > 0; left--) {
    const id = next(version < 2 ? 2 : 4);
    const isInFile = version === 0 || (next(2) & 15) === 0;
    next(2);
    const base = next(ofBase);
    const pieces = next(2);
    const first = at;
    if (version > 0) next(ofIndex);
    if (isInFile && pieces > 0)
      found.set(id, { at: base + next(ofOffset), length: next(ofLength) });
    at = first + pieces * ((version > 0 ? ofIndex : 0) + ofOffset + ofLength);
  }
  return found;
}

function largestIn(meta: Uint8Array): PixelSize | undefined {
  const view = viewOf(meta);
  let largest: PixelSize | undefined;
  for (let at = 0; at + 16 <= meta.length; at++) {
    if (meta[at] !== 0x69 || latin(meta, at, 4) !== "ispe") continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
