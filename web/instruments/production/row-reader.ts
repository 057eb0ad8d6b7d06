import { DateColumn } from "./dates.ts";
import { DocumentTable, type Numbered, pagesBetween } from "./document-table.ts";
import type { FieldId, Mapping } from "./fields.ts";
import { type FileIndex, PathForms, saysRedacted } from "./file-tests.ts";
import type { Findings } from "./finding.ts";

type Place = { readonly at: string; readonly line: number };
/** An existing file named in a row. `pages` is from the Bates numbers, at least 1. */
export type Named = Place & { readonly path: string; readonly file: number; readonly pages: number; readonly isRedacted: boolean };
/** `text` is the first 20,000 characters of the load file's text field, if any. */
type Redacted = Place & { readonly pages: number; readonly native: string; readonly text: string };
/** A document that another names: its `parent`, or one of its attachments. */
export type Relative = Place & { readonly isParent: boolean; readonly number: Numbered; readonly written: string };

const MOST_TEXT = 20_000;

/** Reads the rows of a load file: adds documents to the table, and runs the tests of single rows. */
export class RowReader {
  readonly documents = new DocumentTable();
  readonly paths = new PathForms();
  /** Existing texts, and natives with the hash stated in their rows. */
  readonly texts: Named[] = [];
  readonly natives: (Named & { readonly hash: string })[] = [];
  readonly redacted: Redacted[] = [];
  /** Documents that rows name as their parent or attachments. */
  readonly relatives: Relative[] = [];
  rows = 0;
  /** From the Bates numbers of the readable rows. */
  pages = 0;
  readonly #findings: Findings;
  readonly #index: FileIndex | undefined;
  readonly #mapping: Mapping;
  readonly #columns: number;
  readonly #dates: readonly { readonly column: number; readonly dates: DateColumn }[];
  #isAfterUnread = false;

  constructor(header: readonly string[], mapping: Mapping, index: FileIndex | undefined, findings: Findings) {
    this.#columns = header.length;
    this.#mapping = mapping;
    this.#index = index;
    this.#findings = findings;
    this.#dates = mapping.dates.map((column) => ({ column, dates: new DateColumn(header[column] ?? "") }));
  }

  read = (fields: readonly string[], line: number, isClosed: boolean): void => {
    this.rows++;
    const get = (field: FieldId) => {
      const column = this.#mapping.columns[field];
      return column === undefined ? "" : (fields[column] ?? "").trim();
    };
    const isWhole = isClosed && fields.length === this.#columns;
    const written = get("begin");
    const begin = this.documents.book.read(written);
    if (!isWhole) {
      if (isClosed) this.#findings.add("columns", "fieldCount", written, line, String(fields.length), String(this.#columns));
      else this.#findings.add("columns", "unclosed", written, line);
    }
    if (!begin) {
      this.#isAfterUnread = true;
      if (isWhole) this.#findings.add("numbers", written ? "notANumber" : "noBegin", written || get("end"), line, written);
      return;
    }
    const end = this.#end(begin, get("end"), written, line, isWhole);
    const pages = end ? pagesBetween(begin.key, end.key) : 1;
    this.pages += pages;
    const [rangeBegin, rangeEnd] = rangeOf(get("familyRange"));
    const isRedacted = isWhole && saysRedacted(get("redacted"), get("confidentiality"));
    this.documents.add({
      line,
      begin,
      end: end ?? undefined,
      familyBegin: isWhole ? this.#number(get("familyBegin") || rangeBegin, written, line) : undefined,
      familyEnd: isWhole ? this.#number(get("familyEnd") || rangeEnd, written, line) : undefined,
      isRedacted,
      hasNative: get("nativePath") !== "",
      isAfterUnread: this.#isAfterUnread,
      isWhole,
    });
    if (isWhole) {
      this.#relative(get("parent"), written, line, true);
      for (const child of get("children").split(/[;,|\n]/)) this.#relative(child, written, line, false);
    }
    // Without a last page, missing numbers after it are unknown.
    this.#isAfterUnread = end === undefined;
    // With a field too many or too few, the others may be in the wrong columns.
    if (!isWhole) return;
    this.#cells(fields, get, { at: written, line, pages: end ? pages : 0, isRedacted });
  };

  /** After the last row. */
  end(): void {
    this.documents.endsUnread = this.#isAfterUnread;
    for (const { dates } of this.#dates) dates.end(this.#findings);
  }

  #end(begin: Numbered, written: string, at: string, line: number, isWhole: boolean): Numbered | undefined {
    if (this.#mapping.columns.end === undefined) return begin;
    const end = this.documents.book.read(written);
    const isRange = end && end.prefix === begin.prefix && end.key >= begin.key;
    if (!isWhole) return isRange ? end : undefined;
    if (!this.documents.book.isPadded(begin)) this.#findings.add("numbers", "padding", at, line, at);
    else if (isRange && !this.documents.book.isPadded(end)) this.#findings.add("numbers", "padding", at, line, written);
    if (isRange) return end;
    const kind = !end ? "noEnd" : end.prefix === begin.prefix ? "endBefore" : "otherSequence";
    this.#findings.add("numbers", kind, at, line, written);
    return undefined;
  }

  #number(written: string, at: string, line: number): Numbered | undefined {
    if (!written) return undefined;
    const number = this.documents.book.read(written);
    if (!number) this.#findings.add("numbers", "notANumber", at, line, written);
    return number;
  }

  /** An identifier that is not a number of this production is passed over. */
  #relative(text: string, at: string, line: number, isParent: boolean): void {
    const written = text.trim();
    const number = written && written !== at ? this.documents.book.find(written) : undefined;
    if (number) this.relatives.push({ at, line, isParent, number, written });
  }

  #cells(fields: readonly string[], get: (field: FieldId) => string, row: Omit<Named, "path" | "file">): void {
    const { at, line, pages, isRedacted } = row;
    const stated = get("pages");
    const native = get("nativePath");
    // Some programs write no PGCOUNT, or 0, for a document without images, which has one number and a native file.
    const isWithoutImages = stated === "" || (Number(stated) === 0 && pages === 1 && native !== "");
    if (!isWithoutImages && pages > 0 && Number(stated) !== pages)
      this.#findings.add("pages", "pagesRange", at, line, stated, String(pages));
    for (const { column, dates } of this.#dates) {
      const value = fields[column]?.trim();
      if (value) dates.read(value, at, line, this.#findings);
    }
    const text = this.#mapping.columns.text === undefined ? undefined : get("text");
    const textPath = get("textPath");
    if (textPath) {
      const file = this.#locate("texts", textPath, row);
      if (file !== undefined) this.texts.push({ ...row, path: textPath, file });
    } else if (!text && this.#mapping.columns.textPath !== undefined) this.#findings.add("texts", "textBlank", at, line);
    if (text === "" && !textPath) this.#findings.add("emptyTexts", "fieldEmpty", at, line);
    if (native) {
      const hash = get("hash");
      const file = this.#locate("natives", native, row);
      if (hash && file !== undefined) this.natives.push({ ...row, path: native, file, hash });
    }
    if (isRedacted) this.redacted.push({ at, line, pages: Math.max(pages, 1), native, text: (text ?? "").slice(0, MOST_TEXT) });
  }

  /** The file that a row names; undefined without files, or if it is missing. */
  #locate(test: "texts" | "natives", path: string, { at, line }: Omit<Named, "path" | "file">): number | undefined {
    this.paths.read(path, at, line, this.#findings);
    if (!this.#index) return undefined;
    const located = this.#index.find(path);
    if (!located && test === "texts") this.#findings.add("texts", "textMissing", at, line, path);
    if (!located && test === "natives") this.#findings.add("natives", "nativeMissing", at, line, path);
    if (located?.differsInCase) this.#findings.add("paths", "pathCase", at, line, path);
    return located?.file;
  }
}

/** "ABC000001-ABC000003", also with "to" or semicolons between. */
function rangeOf(text: string): readonly [begin: string, end: string] {
  if (!text) return ["", ""];
  const [, begin = text, end = begin] = /^(.*?\d)\s*(?:-|–|—|;|,|\bto\b)\s*([A-Z].*\d|\d+)$/i.exec(text) ?? [];
  return [begin.trim(), end.trim()];
}
