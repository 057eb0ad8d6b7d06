import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";

export type PdfObjects = {
  readonly doc: PDFDocument;
  /** What the document leads to, each once: dictionaries, and streams by their dictionary. */
  readonly reached: readonly PdfObject[];
  /** What nothing leads to. */
  readonly left: readonly PdfObject[];
};
export type PdfObject = { readonly dict: PDFDict; readonly stream: PDFStream | undefined };

/** Reads a file's objects one by one; pdf.js shows those that pages need. Rejects if they cannot be read. */
export async function pdfObjects(bytes: Uint8Array, password: string | undefined): Promise<PdfObjects> {
  // A file that is encrypted for its restrictions alone has an empty password.
  const doc = await PDFDocument.load(bytes, { updateMetadata: false, password: password ?? "" });
  const met = new Set<PDFObject>();
  const reached = collect(doc, [doc.catalog, doc.context.trailerInfo.Info], met);
  const objects = doc.context.enumerateIndirectObjects().map(([, object]) => object);
  const left = collect(doc, objects, met);
  return { doc, reached, left };
}

function collect(doc: PDFDocument, from: readonly (PDFObject | undefined)[], met: Set<PDFObject>): readonly PdfObject[] {
  const found: PdfObject[] = [];
  const next: (PDFObject | undefined)[] = [...from];
  while (next.length > 0) {
    const held = next.pop();
    const object = held instanceof PDFRef ? doc.context.lookup(held) : held;
    if (!object || met.has(object)) continue;
    met.add(object);
    if (object instanceof PDFArray) next.push(...object.asArray());
    const dict = object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : undefined;
    if (!dict) continue;
    found.push({ dict, stream: object instanceof PDFStream ? object : undefined });
    next.push(...dict.values());
  }
  return found;
}

/** An entry's text, if it is a string. */
export function textOf(dict: PDFDict, key: string): string {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : "";
}
/** An entry's name without its slash. */
export function nameOf(dict: PDFDict, key: string): string {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : "";
}
export const has = (dict: PDFDict, key: string) => dict.has(PDFName.of(key));

/** Bytes of a stream that are decoded at most. */
const MOST_DECODED = 8_000_000;
/** deflate makes at most 1,032 bytes of one. */
const MOST_RATIO = 1032;

/** A stream's content as Latin-1; empty for pictures and for what is too large. */
export async function contentOf(stream: PDFStream): Promise<string> {
  const bytes = await bytesOf(stream);
  return bytes ? new TextDecoder("latin1").decode(bytes) : "";
}

async function bytesOf(stream: PDFStream): Promise<Uint8Array | undefined> {
  if (!(stream instanceof PDFRawStream)) return stream.getContents();
  const filter = stream.dict.lookup(PDFName.of("Filter"));
  const name = String(filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : (filter ?? ""));
  if (name === "") return stream.contents;
  if (name === "/FlateDecode" && !has(stream.dict, "DecodeParms")) return (await inflated(stream.contents, MOST_DECODED)).bytes;
  if (/DCT|JPX|JBIG2|CCITT/.test(name) || stream.contents.length * MOST_RATIO > MOST_DECODED * 10) return undefined;
  try {
    return decodePDFRawStream(stream).decode();
  } catch {
    return undefined;
  }
}

/** The length that a stream of one deflate filter has when it is decoded, counted up to `most` bytes. */
export async function lengthOf(stream: PDFStream, most: number): Promise<number> {
  if (!(stream instanceof PDFRawStream)) return 0;
  if (stream.contents.length * MOST_RATIO < most) return 0;
  return (await inflated(stream.contents, 0, most)).length;
}

/** Inflates and keeps the first `kept` bytes; stops after `counted`. A damaged end is no fault. */
async function inflated(packed: Uint8Array, kept: number, counted = kept) {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([Uint8Array.from(packed)]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
  try {
    while (length < counted) {
      const { done, value } = await reader.read();
      if (done) break;
      if (length < kept) pieces.push(value);
      length += value.length;
    }
  } catch {
    // What came before the damage counts.
  }
  reader.cancel().catch(() => undefined);
  return { length, bytes: new Uint8Array(await new Blob(pieces.map((piece) => Uint8Array.from(piece))).arrayBuffer()) };
}

/** The strings of a content stream: what it shows, and the texts of its marked content. Only single-byte fonts can be read so. */
export function stringsOf(content: string): string {
  const strings = content.match(/\((?:[^()\\]|\\[\s\S])*\)|<[\da-fA-F\s]{4,}>/g) ?? [];
  return strings
    .map((each) => (each.startsWith("(") ? PDFString.of(each.slice(1, -1)).decodeText() : PDFHexString.of(each.slice(1, -1)).decodeText()))
    .join(" ");
}

/** Replacement texts of marked content (ISO 32000-2 §14.9): ActualText, Alt and E. */
export const marked = /\/(?:ActualText|Alt|E)\s*(\((?:[^()\\]|\\[\s\S])*\)|<[\da-fA-F\s]*>)/g;

/** The texts of an object: its strings, metadata and replacement texts; with `isLeft` also what its content shows, which no page does. */
export async function textsOf({ dict, stream }: PdfObject, isLeft: boolean): Promise<string> {
  const strings = dict.values().flatMap((value) => (value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : []));
  if (!stream || nameOf(dict, "Subtype") === "Image") return strings.join("\n");
  const content = await contentOf(stream);
  const texts = isLeft ? stringsOf(content) : [...content.matchAll(marked)].map(([, text = ""]) => stringsOf(text)).join("\n");
  return [...strings, content.startsWith("<") ? content : texts].join("\n");
}
