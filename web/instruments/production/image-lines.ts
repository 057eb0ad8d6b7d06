import { bytes, wholes } from "web/instruments/frame/column.ts";
import { type DocumentTable, type Numbered, pagesBetween, STEP } from "./document-table.ts";
import type { FileIndex, PathForms } from "./file-tests.ts";
import type { Findings } from "./finding.ts";

/** An Opticon line: image key, volume, path, Y at the first page of a document, folder, box, number of pages. */
const FIELDS = 7;

type ImageContext = {
  readonly documents: DocumentTable;
  readonly index: FileIndex | undefined;
  readonly paths: PathForms;
  readonly findings: Findings;
};

/** Compares an OPT with the documents of the DAT. Each line belongs to the document whose range includes its key. */
export class ImageLines {
  readonly #context: ImageContext;
  readonly #lines = wholes();
  /** The page count of a document’s first line, its line, and whether its file can have several pages. */
  readonly #stated = wholes();
  readonly #statedLine = wholes();
  readonly #isMultiPage = bytes();
  #place = -1;
  lines = 0;

  constructor(context: ImageContext) {
    this.#context = context;
    for (let row = 0; row < context.documents.length; row++) {
      for (const column of [this.#lines, this.#stated, this.#statedLine, this.#isMultiPage]) column.push(0);
    }
  }

  read = (fields: readonly string[], line: number): void => {
    const { documents, findings } = this.#context;
    const [key = "", , , mark = ""] = fields;
    const written = key.trim();
    this.readFile(fields, line);
    const number = documents.book.find(written);
    const row = number && this.#rowOf(number);
    if (row === undefined || !number) {
      if (!number || !this.#isBesideUnread(number)) findings.add("pages", "pageOutside", written, line);
      return;
    }
    this.#lines.set(row, this.#lines.at(row) + 1);
    if (fields.length < 4) return;
    const isFirst = documents.begin.at(row) === number.key;
    const isBreak = /^y/i.test(mark.trim());
    if (isFirst && !isBreak) findings.add("breaks", "breakMissing", written, line);
    if (!isFirst && isBreak) findings.add("breaks", "breakInside", written, line, documents.nameOf(row));
    const stated = fields.at(-1)?.trim() ?? "";
    if (!isBreak || !isFirst || !stated) return;
    if (/^\d+$/.test(stated)) {
      this.#stated.set(row, Number(stated));
      this.#statedLine.set(row, line);
      this.#isMultiPage.set(row, isMultiPage(fields) ? 1 : 0);
    } else
      findings.add("pages", "pagesStated", written, line, stated, String(pagesBetween(documents.begin.at(row), documents.lastOf(row))));
  };

  /** Tests a line alone: its fields and its file. */
  readFile(fields: readonly string[], line: number): void {
    const [key = "", , path = ""] = fields;
    this.lines++;
    if (fields.length !== FIELDS) {
      this.#context.findings.add("columns", "imageFields", key.trim(), line, String(fields.length), String(FIELDS));
    }
    this.#file(path.trim(), key.trim(), line);
  }

  /**
   * Tests that every document has one line per page, or one line for a PDF or TIFF of as many pages. One without lines is reported unless
   * it has a native.
   */
  end(): void {
    const { documents, findings } = this.#context;
    for (let row = 0; row < documents.length; row++) {
      const pages = pagesBetween(documents.begin.at(row), documents.lastOf(row));
      if (Number.isNaN(documents.end.at(row))) continue;
      const [name, line] = [documents.nameOf(row), documents.line.at(row)];
      const stated = this.#stated.at(row);
      const isOneFile = this.#lines.at(row) === 1 && this.#isMultiPage.at(row) === 1;
      const lines = isOneFile ? stated : this.#lines.at(row);
      if (this.#statedLine.at(row) > 0 && !isOneFile && stated !== pages) {
        findings.list = "images";
        findings.add("pages", "pagesStated", name, this.#statedLine.at(row), String(stated), String(pages));
        findings.list = "data";
      }
      if (lines === pages || (lines === 0 && documents.hasNative(row))) continue;
      if (lines === 0) findings.add("pages", "pagesNone", name, line);
      else findings.add("pages", "pagesLines", name, line, String(lines), String(pages));
    }
  }

  #file(path: string, at: string, line: number): void {
    const { index, paths, findings } = this.#context;
    if (!path) {
      findings.add("images", "imageBlank", at, line);
      return;
    }
    paths.read(path, at, line, findings);
    if (!index) return;
    const located = index.find(path);
    if (!located) findings.add("images", "imageMissing", at, line, path);
    else if (located.differsInCase) findings.add("paths", "pathCase", at, line, path);
  }

  /** Tries the last document and the next first, because lines mostly follow the documents' order. */
  #rowOf({ prefix, key }: Numbered): number | undefined {
    const { documents } = this.#context;
    const order = documents.order();
    for (const place of [this.#place, this.#place + 1]) {
      if (this.#holds(order[place], prefix, key)) {
        this.#place = place;
        return order[place];
      }
    }
    const place = documents.placeOf(prefix, key);
    if (place < 0) return undefined;
    const row = order[place];
    if (!this.#holds(row, prefix, key)) return undefined;
    this.#place = place;
    return row;
  }

  /** It may belong to a row of the DAT that could not be read, or whose last page could not. */
  #isBesideUnread({ prefix, key }: Numbered): boolean {
    const { documents } = this.#context;
    const next = documents.order()[documents.placeAfter(prefix, key)];
    return next === undefined ? documents.endsUnread : documents.isAfterUnread(next);
  }

  #holds(row: number | undefined, prefix: number, key: number): boolean {
    const { documents } = this.#context;
    if (row === undefined || documents.prefix.at(row) !== prefix || key < documents.begin.at(row)) return false;
    // A document numbered 0001 may have pages 0001.001, 0001.002.
    return key <= documents.lastOf(row) || (documents.begin.at(row) === documents.lastOf(row) && key - documents.begin.at(row) < STEP);
  }
}

/** Whether a line is of a file that can have several pages, and says how many. */
const isMultiPage = (fields: readonly string[]) => /\.(?:pdf|tiff?)$/i.test((fields[2] ?? "").trim()) && Number(fields[6]) > 1;

type OpenDocument = { readonly begin: Numbered; readonly line: number; readonly stated: string; readonly isMultiPage: boolean };

/** Documents from an OPT if there is no DAT: each begins at a Y and ends before the next. */
export class ImageOnly {
  readonly #documents: DocumentTable;
  readonly #findings: Findings;
  #open: (OpenDocument & { end: Numbered; lines: number }) | undefined;
  pages = 0;

  constructor(documents: DocumentTable, findings: Findings) {
    this.#documents = documents;
    this.#findings = findings;
  }

  read = (fields: readonly string[], line: number): void => {
    const written = (fields[0] ?? "").trim();
    const number = this.#documents.book.read(written);
    this.pages++;
    if (!number) {
      this.#findings.add("numbers", written ? "notANumber" : "noBegin", written, line, written);
      return;
    }
    if (!this.#documents.book.isPadded(number)) this.#findings.add("numbers", "padding", written, line, written);
    if (/^y/i.test((fields[3] ?? "").trim()) || !this.#open) {
      this.end();
      const stated = (fields[6] ?? "").trim();
      this.#open = { begin: number, end: number, line, lines: 1, stated, isMultiPage: isMultiPage(fields) };
    } else {
      this.#open.end = number;
      this.#open.lines++;
    }
  };

  end(): void {
    if (!this.#open) return;
    const { begin, line, stated } = this.#open;
    // One line for a PDF or TIFF of several pages stands for as many.
    const isOne = this.#open.isMultiPage && this.#open.lines === 1;
    const lines = isOne ? Number(stated) : this.#open.lines;
    const end = isOne ? { ...begin, key: begin.key + (lines - 1) * (begin.key % STEP === 0 ? STEP : 1) } : this.#open.end;
    const none = { familyBegin: undefined, familyEnd: undefined, isRedacted: false, hasNative: false, isAfterUnread: false, isWhole: true };
    this.#documents.add({ ...none, line, begin, end });
    const name = this.#documents.book.write(begin.prefix, begin.key);
    if (stated && Number(stated) !== lines) this.#findings.add("pages", "pagesStated", name, line, stated, String(lines));
    this.#open = undefined;
  }
}
