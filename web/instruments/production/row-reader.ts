import { dateColumn } from "./dates.ts";
import { DocumentTable, type Numbered, pagesBetween } from "./document-table.ts";
import type { FieldId, Mapping } from "./fields.ts";
import { type FileIndex, PathForms, saysRedacted } from "./file-tests.ts";
import type { Findings, kinds } from "./finding.ts";

type Place = { readonly at: string; readonly line: number };
/** An existing file named in a row. `pages` is from the Bates numbers, at least 1. */
export type Named = Place & { readonly path: string; readonly file: number; readonly pages: number; readonly isRedacted: boolean };
/** `text` is the first 20,000 characters of the load file's text field, if any. */
type Redacted = Place & { readonly pages: number; readonly native: string; readonly text: string };
/** A document that another names: its `parent`, or one of its attachments. */
export type Relative = Place & { readonly isParent: boolean; readonly number: Numbered; readonly written: string };

const MOST_TEXT = 20_000;

export type RowReader = ReturnType<typeof rowReader>;

/** Reads the rows of a load file: adds documents to the table, and runs the tests of single rows. */
export function rowReader(header: readonly string[], mapping: Mapping, index: FileIndex | undefined, findings: Findings) {
  const documents = new DocumentTable();
  const paths = new PathForms();
  /** Existing texts, and natives with the hash stated in their rows. */
  const texts: Named[] = [];
  const natives: (Named & { readonly hash: string })[] = [];
  const redacted: Redacted[] = [];
  /** Documents that rows name as their parent or attachments. */
  const relatives: Relative[] = [];
  /** Pages by the Bates numbers of the readable rows. */
  const counted = { pages: 0 };
  const dateColumns = mapping.dates.map((column) => ({ column, dates: dateColumn(header[column] ?? "", findings) }));
  let isAfterUnread = false;

  const read = (fields: readonly string[], line: number, isClosed: boolean): void => {
    const get = (field: FieldId) => fields[mapping.columns[field] ?? -1]?.trim() ?? "";
    const isWhole = isClosed && fields.length === header.length;
    const written = get("begin");
    const begin = documents.book.read(written);
    if (!isClosed) findings.add("columns", "unclosed", written, line);
    else if (!isWhole) findings.add("columns", "fieldCount", written, line, String(fields.length), String(header.length));
    if (!begin) {
      isAfterUnread = true;
      if (isWhole) findings.add("numbers", written ? "notANumber" : "noBegin", written || get("end"), line, written);
      return;
    }
    const end = endOf(begin, get("end"), written, line, isWhole);
    const pages = end ? pagesBetween(begin.key, end.key) : 1;
    counted.pages += pages;
    const [rangeBegin, rangeEnd] = rangeOf(get("familyRange"));
    const isRedacted = isWhole && saysRedacted(get("redacted"), get("confidentiality"));
    documents.add({
      line,
      begin,
      end,
      familyBegin: isWhole ? numberOf(get("familyBegin") || rangeBegin, written, line) : undefined,
      familyEnd: isWhole ? numberOf(get("familyEnd") || rangeEnd, written, line) : undefined,
      isRedacted,
      hasNative: get("nativePath") !== "",
      isAfterUnread,
      isWhole,
    });
    if (isWhole) {
      noteRelative(get("parent"), written, line, true);
      for (const child of get("children").split(/[;,|\n]/)) noteRelative(child, written, line, false);
    }
    // Without a last page, missing numbers after it are unknown.
    isAfterUnread = end === undefined;
    // With a field too many or too few, the others may be in the wrong columns.
    if (isWhole) testCells(fields, get, { at: written, line, pages: end ? pages : 0, isRedacted });
  };

  /** After the last row. */
  function end(): void {
    documents.endsUnread = isAfterUnread;
    for (const { dates } of dateColumns) dates.end();
  }

  function endOf(begin: Numbered, written: string, at: string, line: number, isWhole: boolean): Numbered | undefined {
    if (mapping.columns.end === undefined) return begin;
    const last = documents.book.read(written);
    const isRange = last && last.prefix === begin.prefix && last.key >= begin.key;
    if (!isWhole) return isRange ? last : undefined;
    if (!documents.book.isPadded(begin)) findings.add("numbers", "padding", at, line, at);
    else if (isRange && !documents.book.isPadded(last)) findings.add("numbers", "padding", at, line, written);
    if (isRange) return last;
    const kind = !last ? "noEnd" : last.prefix === begin.prefix ? "endBefore" : "otherSequence";
    findings.add("numbers", kind, at, line, written);
    return undefined;
  }

  function numberOf(written: string, at: string, line: number): Numbered | undefined {
    const number = written ? documents.book.read(written) : undefined;
    if (written && !number) findings.add("numbers", "notANumber", at, line, written);
    return number;
  }

  /** An identifier that is not a number of this production is passed over. */
  function noteRelative(text: string, at: string, line: number, isParent: boolean): void {
    const written = text.trim();
    const number = written && written !== at ? documents.book.find(written) : undefined;
    if (number) relatives.push({ at, line, isParent, number, written });
  }

  function testCells(fields: readonly string[], get: (field: FieldId) => string, row: Omit<Named, "path" | "file">): void {
    const { at, line, pages, isRedacted } = row;
    const stated = get("pages");
    const native = get("nativePath");
    // Some programs write no PGCOUNT, or 0, for a document without images, which has one number and a native file.
    const isWithoutImages = stated === "" || (Number(stated) === 0 && pages === 1 && native !== "");
    if (!isWithoutImages && pages > 0 && Number(stated) !== pages) findings.add("pages", "pagesRange", at, line, stated, String(pages));
    for (const { column, dates } of dateColumns) {
      const value = fields[column]?.trim();
      if (value) dates.read(value, at, line);
    }
    const text = mapping.columns.text === undefined ? undefined : get("text");
    const textPath = get("textPath");
    if (textPath) {
      const file = locate("texts", "textMissing", textPath, row);
      if (file !== undefined) texts.push({ ...row, path: textPath, file });
    } else if (!text && mapping.columns.textPath !== undefined) findings.add("texts", "textBlank", at, line);
    if (text === "" && !textPath) findings.add("emptyTexts", "fieldEmpty", at, line);
    if (native) {
      const hash = get("hash");
      const file = locate("natives", "nativeMissing", native, row);
      if (hash && file !== undefined) natives.push({ ...row, path: native, file, hash });
    }
    if (isRedacted) redacted.push({ at, line, pages: Math.max(pages, 1), native, text: (text ?? "").slice(0, MOST_TEXT) });
  }

  /** The file that a row names; undefined without files, or if it is missing. */
  function locate<Test extends "texts" | "natives">(test: Test, missing: (typeof kinds)[Test][number], path: string, { at, line }: Place) {
    paths.read(path, at, line, findings);
    const located = index?.find(path);
    if (index && !located) findings.add(test, missing, at, line, path);
    if (located?.differsInCase) findings.add("paths", "pathCase", at, line, path);
    return located?.file;
  }

  return { documents, paths, texts, natives, redacted, relatives, counted, read, end };
}

/** "ABC000001-ABC000003", also with "to" or semicolons between. */
function rangeOf(text: string): readonly [begin: string, end: string] {
  if (!text) return ["", ""];
  const [, begin = text, end = begin] = /^(.*?\d)\s*(?:-|–|—|;|,|\bto\b)\s*([A-Z].*\d|\d+)$/i.exec(text) ?? [];
  return [begin.trim(), end.trim()];
}
