import exifr from "exifr";

/** The tags of an EXIF block by directory, with exifr’s names and the file’s raw values. `isDamaged`: a part could not be read. */
export type Exif = {
  readonly ifd0: Tags;
  readonly exif: Tags;
  readonly gps: Tags;
  readonly ifd1: Tags;
  readonly isDamaged: boolean;
};
/** A tag’s value: words, a number, several, or bytes. */
export type Tags = Readonly<Record<string, unknown>>;

const nothing: Exif = { ifd0: {}, exif: {}, gps: {}, ifd1: {}, isDamaged: false };

/** Reads a TIFF structure (Exif 3.0, §4.5). Dates stay text, because they have no zone. */
export async function readExif(block: Uint8Array | undefined): Promise<Exif> {
  if (!block) return nothing;
  try {
    // A copy, so that no offset can reach the rest of the file.
    const found: unknown = await exifr.parse(block.slice().buffer, {
      tiff: true,
      exif: true,
      gps: true,
      ifd1: true,
      xmp: false,
      icc: false,
      iptc: false,
      mergeOutput: false,
      reviveValues: false,
      translateValues: false,
    });
    const tags = tagsOf(found);
    const isDamaged = "errors" in tags;
    return { ifd0: tagsOf(tags.ifd0), exif: tagsOf(tags.exif), gps: tagsOf(tags.gps), ifd1: tagsOf(tags.ifd1), isDamaged };
  } catch {
    return { ...nothing, isDamaged: true };
  }
}

function tagsOf(value: unknown): Tags {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** A tag’s text without padding (zeros, blanks); undefined if empty. */
export function wordsIn(value: unknown): string | undefined {
  const text = value instanceof Uint8Array ? new TextDecoder().decode(value) : typeof value === "string" ? value : undefined;
  return text?.replace(/\0[\s\S]*$/, "").trim() || undefined;
}

/** A tag’s number, or the first of several; undefined for other values. */
export function numberIn(value: unknown): number | undefined {
  const first: unknown = Array.isArray(value) || ArrayBuffer.isView(value) ? numbersIn(value)[0] : value;
  return typeof first === "number" && Number.isFinite(first) ? first : undefined;
}

export function numbersIn(value: unknown): readonly number[] {
  if (value instanceof Uint8Array || value instanceof Uint16Array || value instanceof Uint32Array || value instanceof Int32Array)
    return [...value];
  return Array.isArray(value) ? value.filter((n) => typeof n === "number") : [];
}
