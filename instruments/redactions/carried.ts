import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";
import { MOST_PICTURE } from "instruments/pdf/pdf-library.ts";
import { plainWords, trimmed } from "./annotations.ts";
import type { Lookup } from "./check-file.ts";
import type { Cause, Finding, GapReason, TestName } from "./finding.ts";

/** The largest file whose objects are read one by one, in bytes: all of them are held in memory. */
const MOST_BYTES = 64_000_000;

/**
 * Reads what the file carries beside its pages: `large` are pages that do not fit. Undefined if it
 * is too large; rejects if it cannot be read.
 */
export async function carriedBy(blob: Blob, password: string | undefined) {
  if (blob.size > MOST_BYTES) return undefined;
  const objects = await pdfObjects(new Uint8Array(await blob.arrayBuffer()), password);
  return {
    large: await largePages(objects),
    findings: (shown: ReadonlySet<string>, attached: ReadonlySet<string>) =>
      carriedFindings(objects, shown, attached),
    lookUp: async (lookup: Lookup) => {
      for (const object of objects.reached)
        lookup.take(await textsOf(object, false), { where: "carried" });
      for (const object of objects.left)
        lookup.take(await textsOf(object, true), { where: "left" });
    },
  };
}

/**
 * The longest content of a page that is read, in bytes: pdf.js holds it in memory, twice while it
 * grows.
 */
const MOST_CONTENT = 100_000_000;
/** Forms that a page may draw: pdf.js takes two operators for each at least (page-renderer.ts). */
const MOST_FORMS = 200_000;
/** Forms within forms that are counted. */
const MOST_LEVELS = 100;
/** Forms within forms in which pictures are looked for. */
const DEPTH = 4;

/**
 * The pages that do not fit into memory, and those with a picture that pdf.js leaves out for its
 * size.
 */
async function largePages({ doc }: PdfObjects): Promise<ReadonlyMap<number, GapReason>> {
  const large = new Map<number, GapReason>();
  const drawn = new Map<PDFStream, number>();
  for (const [i, page] of doc.getPages().entries()) {
    if (hasLargePicture(page.node.Resources(), DEPTH, new Set())) large.set(i + 1, "closedPicture");
    if ((await contentLength(page.node)) >= MOST_CONTENT) large.set(i + 1, "tooMuch");
    else if (
      (await formsDrawnBy(contentsOf(page.node), page.node.Resources(), drawn, 0)) > MOST_FORMS
    )
      large.set(i + 1, "tooMuch");
  }
  return large;
}

const contentsOf = (page: PDFDict) =>
  itemsOf(page.lookup(PDFName.of("Contents"))).filter((part) => part instanceof PDFStream);
const itemsOf = (held: unknown) =>
  held instanceof PDFArray ? Array.from({ length: held.size() }, (_, i) => held.lookup(i)) : [held];

async function contentLength(page: PDFDict): Promise<number> {
  let length = 0;
  for (const part of contentsOf(page)) length += await lengthOf(part, MOST_CONTENT);
  return length;
}

/**
 * How many forms and pattern cells content draws, those within others as often as they are drawn.
 * One that draws itself has no end.
 */
async function formsDrawnBy(
  contents: readonly PDFStream[],
  resources: PDFDict | undefined,
  known: Map<PDFStream, number>,
  level: number,
): Promise<number> {
  const forms = formsIn(resources);
  if (![...forms.values()].some((form) => formsIn(resourcesOf(form)).size > 0)) return forms.size;
  if (level === MOST_LEVELS) return Number.POSITIVE_INFINITY;
  let drawn = 0;
  for (const content of contents) {
    for (const [, name = "", operator = ""] of (await contentOf(content)).matchAll(
      /\/([^\s/()<>[\]{}%]+)\s+(Do|scn|SCN)(?!\w)/g,
    )) {
      const form = forms.get(`${operator.toLowerCase()} ${name}`);
      if (!form) continue;
      if (!known.has(form)) {
        known.set(form, Number.POSITIVE_INFINITY);
        known.set(form, await formsDrawnBy([form], resourcesOf(form), known, level + 1));
      }
      drawn += 1 + (known.get(form) ?? 0);
      if (drawn > MOST_FORMS) return drawn;
    }
  }
  return drawn;
}

/** Forms and pattern cells by the operator that draws them and their name. */
function formsIn(resources: PDFDict | undefined): ReadonlyMap<string, PDFStream> {
  const forms = new Map<string, PDFStream>();
  for (const [kind, operator] of Object.entries({ XObject: "do", Pattern: "scn" })) {
    const objects = resources && dictIn(resources, kind);
    if (!objects) continue;
    for (const key of objects.keys()) {
      const object = objects.lookup(key);
      if (object instanceof PDFStream && nameOf(object.dict, "Subtype") !== "Image")
        forms.set(`${operator} ${key.decodeText()}`, object);
    }
  }
  return forms;
}

const dictIn = (dict: PDFDict, key: string): PDFDict | undefined => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFDict ? value : undefined;
};
const resourcesOf = (form: PDFStream) => dictIn(form.dict, "Resources");

function hasLargePicture(
  resources: PDFDict | undefined,
  depth: number,
  met: Set<PDFDict>,
): boolean {
  const objects = resources && dictIn(resources, "XObject");
  if (!objects || depth === 0 || met.has(objects)) return false;
  met.add(objects);
  return objects.keys().some((key) => {
    const object = objects.lookup(key);
    if (!(object instanceof PDFStream)) return false;
    const [width, height, inner] = ["Width", "Height", "Resources"].map((entry) =>
      object.dict.lookup(PDFName.of(entry)),
    );
    if (nameOf(object.dict, "Subtype") !== "Image")
      return inner instanceof PDFDict && hasLargePicture(inner, depth - 1, met);
    return (
      width instanceof PDFNumber &&
      height instanceof PDFNumber &&
      width.asNumber() * height.asNumber() > MOST_PICTURE
    );
  });
}

/**
 * Entries of marked content and of structure elements that say what is shown, in other words (ISO
 * 32000-2 §14.9).
 */
const alternates = ["ActualText", "Alt", "E"];
/** Two words with capitals: names of layers and destinations that programs make up have none. */
const name = /\p{Lu}\p{Ll}+[\s_-]+\p{Lu}\p{Ll}+/u;
const HIDDEN = 2;

/**
 * Finds words that the file carries beside its pages and that no page shows. `attached`: the files
 * that are found elsewhere.
 */
async function carriedFindings(
  { doc, reached }: PdfObjects,
  shown: ReadonlySet<string>,
  attached: ReadonlySet<string>,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const isNew = (text: string) => plainWords(text).some((word) => !shown.has(word));
  const add = (test: TestName, cause: Cause, words: string, about?: string) =>
    findings.push({ test, cause, words: trimmed(words), ...(about ? { about } : {}) });
  const addNew = (test: TestName, cause: Cause, words: string, about?: string) =>
    isNew(words) && add(test, cause, words, about);
  const catalogMetadata = doc.catalog.lookup(PDFName.of("Metadata"));
  for (const object of reached) {
    const { dict, stream } = object;
    const [type, subtype] = [nameOf(dict, "Type"), nameOf(dict, "Subtype")];
    for (const key of alternates)
      if (has(dict, key)) addNew("notes", "alternate", textOf(dict, key), key);
    if (type === "Annot" || (has(dict, "Rect") && subtype !== ""))
      await annotation(object, add, addNew);
    if (has(dict, "TU")) addNew("notes", "tooltip", textOf(dict, "TU"), textOf(dict, "T"));
    if (type === "Sig" || has(dict, "ByteRange"))
      addNew(
        "notes",
        "signature",
        textsIn(dict, "Name", "Reason", "Location", "ContactInfo").trim(),
      );
    if (type === "OCG" && name.test(textOf(dict, "Name")))
      addNew("notes", "layerName", textOf(dict, "Name"));
    if (type === "Thread" || (has(dict, "F") && has(dict, "I"))) {
      const info = dictIn(dict, "I");
      if (info) addNew("notes", "thread", textsIn(info, "Title", "Subject", "Author"));
    }
    if (has(dict, "EF")) {
      const file = textOf(dict, "UF") || textOf(dict, "F");
      if (!attached.has(file)) add("attachments", "attachment", file);
    }
    if (type === "Sound" || subtype === "Sound") add("attachments", "sound", "");
    const metadata = dict.lookup(PDFName.of("Metadata"));
    if (metadata instanceof PDFStream && metadata !== catalogMetadata) {
      const words = xmlWords(await contentOf(metadata));
      if (words) add("properties", "objectMetadata", words, type === "Page" ? "page" : "picture");
    }
    if (stream && subtype === "Image") {
      const words = pictureWords(stream);
      if (words) add("properties", "objectMetadata", words, "picture");
    } else if (stream && (subtype === "Form" || !type)) {
      for (const [, text = ""] of (await contentOf(stream)).matchAll(marked))
        addNew("notes", "alternate", stringsOf(text));
    }
  }
  for (const destination of namesIn(doc.catalog, "Dests"))
    if (name.test(destination)) addNew("notes", "destination", destination);
  for (const template of templatesOf(doc.catalog))
    add("attachments", "template", await pageWords(template));
  return findings.filter(
    ({ words }, i) =>
      findings.findIndex((other) => other.words === words && other.cause === findings[i]?.cause) ===
      i,
  );
}

type Add = (test: TestName, cause: Cause, words: string, about?: string) => unknown;

const textsIn = (dict: PDFDict, ...keys: readonly string[]) =>
  keys.map((key) => textOf(dict, key)).join(" ");

/** Who wrote an annotation and about what; the words of one that is switched off. */
async function annotation({ dict }: PdfObject, add: Add, addNew: Add): Promise<void> {
  const subtype = nameOf(dict, "Subtype");
  if (subtype !== "Widget" && subtype !== "Link" && subtype !== "Popup")
    addNew(
      "notes",
      "author",
      [textOf(dict, "T"), textOf(dict, "Subj")].filter(Boolean).join(": "),
      subtype,
    );
  const flags = dict.lookup(PDFName.of("F"));
  if (
    !(flags instanceof PDFNumber) ||
    (flags.asNumber() & HIDDEN) === 0 ||
    textOf(dict, "Contents")
  )
    return;
  const normal = dictIn(dict, "AP")?.lookup(PDFName.of("N"));
  const words = normal instanceof PDFStream ? stringsOf(await contentOf(normal)) : "";
  if (words.trim()) add("notes", "note", words, subtype);
}

/** The texts between the tags of XMP, without dates, identifiers and the names of programs. */
function xmlWords(xml: string): string {
  const texts = xml
    .replace(/<\?[^<]*\?>/g, " ")
    .replace(/<[^<>]*>/g, "\n")
    .split("\n")
    .map((text) => text.trim())
    .filter(
      (text) =>
        /\p{L}{2}/u.test(text) &&
        !/^(?:xmp|uuid|adobe)[:.]|^\d{4}-\d\d-\d\d|^application\//i.test(text),
    );
  return [...new Set(texts)].join("; ");
}

/** What a JPEG says about itself: the texts of its APP1 and APP13 segments (Exif, XMP, IPTC). */
function pictureWords(stream: PDFStream): string {
  if (!(stream instanceof PDFRawStream)) return "";
  const bytes = stream.contents;
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return "";
  const texts: string[] = [];
  for (let at = 2; bytes[at] === 0xff && bytes[at + 1] !== 0xda && at < bytes.length; ) {
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (length < 2) break;
    if (bytes[at + 1] === 0xe1 || bytes[at + 1] === 0xed) {
      const text = new TextDecoder("latin1").decode(bytes.subarray(at + 4, at + 2 + length));
      texts.push(
        text.includes("<x:xmpmeta") ? xmlWords(text) : (text.match(/[ -~]{4,}/g) ?? []).join("; "),
      );
    }
    at += 2 + length;
  }
  return texts.filter(Boolean).join("; ");
}

/** The names in a name tree of the catalog, and in its older dictionary of destinations. */
function namesIn(catalog: PDFDict, key: string): readonly string[] {
  const oldNames = dictIn(catalog, key)
    ?.keys()
    .map((each) => each.decodeText());
  return [...(oldNames ?? []), ...leavesOf(treeOf(catalog, key)).map(({ text }) => text)];
}

const treeOf = (catalog: PDFDict, key: string) => dictIn(catalog, "Names")?.lookup(PDFName.of(key));

type Leaf = { readonly text: string; readonly value: unknown };

function leavesOf(node: unknown, depth = 0): readonly Leaf[] {
  if (!(node instanceof PDFDict) || depth > 20) return [];
  const names = node.lookup(PDFName.of("Names"));
  const below = has(node, "Kids")
    ? itemsOf(node.lookup(PDFName.of("Kids"))).flatMap((kid) => leavesOf(kid, depth + 1))
    : [];
  if (!(names instanceof PDFArray)) return below;
  const own = Array.from({ length: Math.floor(names.size() / 2) }, (_, i): Leaf => {
    const text = names.lookup(i * 2);
    return {
      text:
        text && "decodeText" in text && typeof text.decodeText === "function"
          ? String(text.decodeText())
          : "",
      value: names.lookup(i * 2 + 1),
    };
  });
  return [...below, ...own];
}

const templatesOf = (catalog: PDFDict) =>
  leavesOf(treeOf(catalog, "Templates")).flatMap(({ value }) =>
    value instanceof PDFDict ? [value] : [],
  );

async function pageWords(page: PDFDict): Promise<string> {
  const texts: string[] = [];
  for (const stream of contentsOf(page)) texts.push(stringsOf(await contentOf(stream)));
  return texts.join(" ").trim();
}

type PdfObjects = Awaited<ReturnType<typeof pdfObjects>>;
type PdfObject = { readonly dict: PDFDict; readonly stream: PDFStream | undefined };

/**
 * Reads a file's objects one by one; pdf.js shows those that pages need. `reached`: what the
 * document leads to, each once, streams by their dictionary; `left`: what nothing leads to. Rejects
 * if they cannot be read.
 */
async function pdfObjects(bytes: Uint8Array, password: string | undefined) {
  // A file that is encrypted for its restrictions alone has an empty password.
  const doc = await PDFDocument.load(bytes, { updateMetadata: false, password: password ?? "" });
  const met = new Set<PDFObject>();
  const reached = collect(doc, [doc.catalog, doc.context.trailerInfo.Info], met);
  const objects = doc.context.enumerateIndirectObjects().map(([, object]) => object);
  const left = collect(doc, objects, met);
  return { doc, reached, left };
}

function collect(
  doc: PDFDocument,
  from: readonly (PDFObject | undefined)[],
  met: Set<PDFObject>,
): readonly PdfObject[] {
  const found: PdfObject[] = [];
  const next: (PDFObject | undefined)[] = [...from];
  while (next.length > 0) {
    const held = next.pop();
    const object = held instanceof PDFRef ? doc.context.lookup(held) : held;
    if (!object || met.has(object)) continue;
    met.add(object);
    if (object instanceof PDFArray) next.push(...object.asArray());
    const dict =
      object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : undefined;
    if (!dict) continue;
    found.push({ dict, stream: object instanceof PDFStream ? object : undefined });
    next.push(...dict.values());
  }
  return found;
}

/** An entry's text, if it is a string. */
function textOf(dict: PDFDict, key: string): string {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : "";
}
/** An entry's name without its slash. */
function nameOf(dict: PDFDict, key: string): string {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : "";
}
const has = (dict: PDFDict, key: string) => dict.has(PDFName.of(key));

/** Bytes of a stream that are decoded at most. */
const MOST_DECODED = 8_000_000;
/** deflate makes at most 1,032 bytes of one. */
const MOST_RATIO = 1032;

/** A stream's content as Latin-1; empty for pictures and for what is too large. */
async function contentOf(stream: PDFStream): Promise<string> {
  const bytes = await bytesOf(stream);
  return bytes ? new TextDecoder("latin1").decode(bytes) : "";
}

async function bytesOf(stream: PDFStream): Promise<Uint8Array | undefined> {
  if (!(stream instanceof PDFRawStream)) return stream.getContents();
  const filter = stream.dict.lookup(PDFName.of("Filter"));
  const name = String(
    filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : (filter ?? ""),
  );
  if (name === "") return stream.contents;
  if (name === "/FlateDecode" && !has(stream.dict, "DecodeParms"))
    return (await inflated(stream.contents, MOST_DECODED)).bytes;
  if (/DCT|JPX|JBIG2|CCITT/.test(name) || stream.contents.length * MOST_RATIO > MOST_DECODED * 10)
    return undefined;
  try {
    return decodePDFRawStream(stream).decode();
  } catch {
    return undefined;
  }
}

/**
 * The length that a stream of one deflate filter has when it is decoded, counted up to `most`
 * bytes.
 */
async function lengthOf(stream: PDFStream, most: number): Promise<number> {
  if (!(stream instanceof PDFRawStream)) return 0;
  if (stream.contents.length * MOST_RATIO < most) return 0;
  return (await inflated(stream.contents, 0, most)).length;
}

/** Inflates and keeps the first `kept` bytes; stops after `counted`. A damaged end is no fault. */
async function inflated(packed: Uint8Array, kept: number, counted = kept) {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([Uint8Array.from(packed)])
    .stream()
    .pipeThrough(new DecompressionStream("deflate"))
    .getReader();
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
  return {
    length,
    bytes: new Uint8Array(
      await new Blob(pieces.map((piece) => Uint8Array.from(piece))).arrayBuffer(),
    ),
  };
}

/**
 * The strings of a content stream: what it shows, and the texts of its marked content. Only
 * single-byte fonts can be read so.
 */
function stringsOf(content: string): string {
  const strings = content.match(/\((?:[^()\\]|\\[\s\S])*\)|<[\da-fA-F\s]{4,}>/g) ?? [];
  return strings
    .map((each) =>
      each.startsWith("(")
        ? PDFString.of(each.slice(1, -1)).decodeText()
        : PDFHexString.of(each.slice(1, -1)).decodeText(),
    )
    .join(" ");
}

/** Replacement texts of marked content (ISO 32000-2 §14.9): ActualText, Alt and E. */
const marked = /\/(?:ActualText|Alt|E)\s*(\((?:[^()\\]|\\[\s\S])*\)|<[\da-fA-F\s]*>)/g;

/**
 * The texts of an object: its strings, metadata and replacement texts; with `isLeft` also what its
 * content shows, which no page does.
 */
async function textsOf({ dict, stream }: PdfObject, isLeft: boolean): Promise<string> {
  const strings = dict
    .values()
    .flatMap((value) =>
      value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : [],
    );
  if (!stream || nameOf(dict, "Subtype") === "Image") return strings.join("\n");
  const content = await contentOf(stream);
  const texts = isLeft
    ? stringsOf(content)
    : [...content.matchAll(marked)].map(([, text = ""]) => stringsOf(text)).join("\n");
  return [...strings, content.startsWith("<") ? content : texts].join("\n");
}
