import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, PDFStream } from "@cantoo/pdf-lib";
import { trimmed } from "./annotations.ts";
import { plainWords } from "./document-findings.ts";
import type { Cause, Finding, TestName } from "./finding.ts";
import { contentOf, has, marked, nameOf, type PdfObject, type PdfObjects, stringsOf, textOf } from "./pdf-objects.ts";

/** Entries of marked content and of structure elements that say what is shown, in other words (ISO 32000-2 §14.9). */
const alternates = ["ActualText", "Alt", "E"];
/** Two words with capitals: names of layers and destinations that programs make up have none. */
const name = /\p{Lu}\p{Ll}+[\s_-]+\p{Lu}\p{Ll}+/u;
const HIDDEN = 2;

/** Finds words that the file carries beside its pages and that no page shows. `attached`: the files that are found elsewhere. */
export async function carriedFindings(
  { doc, reached }: PdfObjects,
  shown: ReadonlySet<string>,
  attached: ReadonlySet<string>,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const isNew = (text: string) => plainWords(text).some((word) => !shown.has(word));
  const add = (test: TestName, cause: Cause, words: string, about?: string) =>
    findings.push({ test, cause, words: trimmed(words), ...(about ? { about } : {}) });
  const addNew = (test: TestName, cause: Cause, words: string, about?: string) => isNew(words) && add(test, cause, words, about);
  const catalogMetadata = doc.catalog.lookup(PDFName.of("Metadata"));
  for (const object of reached) {
    const { dict, stream } = object;
    const [type, subtype] = [nameOf(dict, "Type"), nameOf(dict, "Subtype")];
    for (const key of alternates) if (has(dict, key)) addNew("notes", "alternate", textOf(dict, key), key);
    if (type === "Annot" || (has(dict, "Rect") && subtype !== "")) await annotation(object, add, addNew);
    if (has(dict, "TU")) addNew("notes", "tooltip", textOf(dict, "TU"), textOf(dict, "T"));
    if (type === "Sig" || has(dict, "ByteRange"))
      addNew(
        "notes",
        "signature",
        ["Name", "Reason", "Location", "ContactInfo"]
          .map((key) => textOf(dict, key))
          .join(" ")
          .trim(),
      );
    if (type === "OCG" && name.test(textOf(dict, "Name"))) addNew("notes", "layerName", textOf(dict, "Name"));
    if (type === "Thread" || (has(dict, "F") && has(dict, "I"))) {
      const info = dict.lookup(PDFName.of("I"));
      if (info instanceof PDFDict) addNew("notes", "thread", ["Title", "Subject", "Author"].map((key) => textOf(info, key)).join(" "));
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
      for (const [, text = ""] of (await contentOf(stream)).matchAll(marked)) addNew("notes", "alternate", stringsOf(text));
    }
  }
  for (const destination of namesIn(doc.catalog, "Dests")) if (name.test(destination)) addNew("notes", "destination", destination);
  for (const template of templatesOf(doc.catalog)) add("attachments", "template", await pageWords(template));
  return findings.filter(
    ({ words }, i) => findings.findIndex((other) => other.words === words && other.cause === findings[i]?.cause) === i,
  );
}

type Add = (test: TestName, cause: Cause, words: string, about?: string) => unknown;

/** Who wrote an annotation and about what; the words of one that is switched off. */
async function annotation({ dict }: PdfObject, add: Add, addNew: Add): Promise<void> {
  const subtype = nameOf(dict, "Subtype");
  if (subtype !== "Widget" && subtype !== "Link" && subtype !== "Popup")
    addNew("notes", "author", [textOf(dict, "T"), textOf(dict, "Subj")].filter(Boolean).join(": "), subtype);
  const flags = dict.lookup(PDFName.of("F"));
  if (!(flags instanceof PDFNumber) || (flags.asNumber() & HIDDEN) === 0 || textOf(dict, "Contents")) return;
  const appearances = dict.lookup(PDFName.of("AP"));
  const normal = appearances instanceof PDFDict ? appearances.lookup(PDFName.of("N")) : undefined;
  const words = normal instanceof PDFStream ? stringsOf(await contentOf(normal)) : "";
  if (words.trim()) add("notes", "note", words, subtype);
}

/** The texts between the tags of XMP, without dates, identifiers and the names of programs. */
function xmlWords(xml: string): string {
  const texts = xml
    .replace(/<\?[\s\S]*?\?>/g, " ")
    .replace(/<[^>]*>/g, "\n")
    .split("\n")
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text) && !/^(?:xmp|uuid|adobe)[:.]|^\d{4}-\d\d-\d\d|^application\//i.test(text));
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
      texts.push(text.includes("<x:xmpmeta") ? xmlWords(text) : (text.match(/[ -~]{4,}/g) ?? []).join("; "));
    }
    at += 2 + length;
  }
  return texts.filter(Boolean).join("; ");
}

/** The names in a name tree of the catalog, and in its older dictionary of destinations. */
function namesIn(catalog: PDFDict, key: string): readonly string[] {
  const names = catalog.lookup(PDFName.of("Names"));
  const old = catalog.lookup(PDFName.of(key));
  const tree = names instanceof PDFDict ? names.lookup(PDFName.of(key)) : undefined;
  const oldNames = old instanceof PDFDict ? old.keys().map((each) => each.decodeText()) : [];
  return [...oldNames, ...leavesOf(tree).map(({ text }) => text)];
}

type Leaf = { readonly text: string; readonly value: unknown };

function leavesOf(node: unknown, depth = 0): readonly Leaf[] {
  if (!(node instanceof PDFDict) || depth > 20) return [];
  const [kids, names] = [node.lookup(PDFName.of("Kids")), node.lookup(PDFName.of("Names"))];
  const below = kids instanceof PDFArray ? Array.from({ length: kids.size() }, (_, i) => leavesOf(kids.lookup(i), depth + 1)).flat() : [];
  if (!(names instanceof PDFArray)) return below;
  const own = Array.from({ length: Math.floor(names.size() / 2) }, (_, i): Leaf => {
    const text = names.lookup(i * 2);
    return {
      text: text && "decodeText" in text && typeof text.decodeText === "function" ? String(text.decodeText()) : "",
      value: names.lookup(i * 2 + 1),
    };
  });
  return [...below, ...own];
}

function templatesOf(catalog: PDFDict): readonly PDFDict[] {
  const names = catalog.lookup(PDFName.of("Names"));
  const tree = names instanceof PDFDict ? names.lookup(PDFName.of("Templates")) : undefined;
  return leavesOf(tree).flatMap(({ value }) => (value instanceof PDFDict ? [value] : []));
}

async function pageWords(page: PDFDict): Promise<string> {
  const contents = page.lookup(PDFName.of("Contents"));
  const streams = contents instanceof PDFArray ? Array.from({ length: contents.size() }, (_, i) => contents.lookup(i)) : [contents];
  const texts: string[] = [];
  for (const stream of streams) if (stream instanceof PDFStream) texts.push(stringsOf(await contentOf(stream)));
  return texts.join(" ").trim();
}
