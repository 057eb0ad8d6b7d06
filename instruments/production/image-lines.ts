import { bytes, wholes } from "instruments/frame/column.ts";
import { type DocumentTable, type Numbered, pagesBetween, STEP } from "./document-table.ts";
import type { FileIndex, PathForms } from "./file-tests.ts";
import type { Findings } from "./finding.ts";

/**
 * An Opticon line: image key, volume, path, Y at the first page of a document, folder, box, number
 * of pages.
 */
const FIELDS = 7;

type ImageContext = {
  readonly documents: DocumentTable;
  readonly index: FileIndex | undefined;
  readonly paths: PathForms;
  readonly findings: Findings;
};

/**
 * Compares an OPT with the documents of the DAT. Each line belongs to the document whose range
 * includes its key.
 */
export function imageLines({ documents, index, paths, findings }: ImageContext) {
  const lines = wholes();
  /**
   * The page count of a document’s first line, its line, and whether its file can have several
   * pages.
   */
  const stated = wholes();
  const statedLine = wholes();
  const isMultiPaged = bytes();
  for (const column of [lines, stated, statedLine, isMultiPaged])
    for (let row = 0; row < documents.length; row++) column.push(0);
  let place = -1;

  const read = (fields: readonly string[], line: number): void => {
    const [key = "", , , mark = ""] = fields;
    const written = key.trim();
    readFile(fields, line);
    const number = documents.book.find(written);
    const row = number && rowOf(number);
    if (row === undefined || !number) {
      if (!number || !isBesideUnread(number)) findings.add("pages", "pageOutside", written, line);
      return;
    }
    lines.set(row, lines.at(row) + 1);
    if (fields.length < 4) return;
    const isFirst = documents.begin.at(row) === number.key;
    const isBreak = /^y/i.test(mark.trim());
    if (isFirst && !isBreak) findings.add("breaks", "breakMissing", written, line);
    if (!isFirst && isBreak)
      findings.add("breaks", "breakInside", written, line, documents.nameOf(row));
    const count = fields.at(-1)?.trim() ?? "";
    if (!isBreak || !isFirst || !count) return;
    if (/^\d+$/.test(count)) {
      stated.set(row, Number(count));
      statedLine.set(row, line);
      isMultiPaged.set(row, isMultiPage(fields) ? 1 : 0);
    } else
      findings.add(
        "pages",
        "pagesStated",
        written,
        line,
        count,
        String(pagesBetween(documents.begin.at(row), documents.lastOf(row))),
      );
  };

  /** Tests a line alone: its fields and its file. */
  function readFile(fields: readonly string[], line: number) {
    const [at = "", , path = ""] = fields.map((field) => field.trim());
    if (fields.length !== FIELDS)
      findings.add("columns", "imageFields", at, line, String(fields.length), String(FIELDS));
    if (!path) return findings.add("images", "imageBlank", at, line);
    paths.read(path, at, line, findings);
    const located = index?.find(path);
    if (index && !located) findings.add("images", "imageMissing", at, line, path);
    else if (located?.differsInCase) findings.add("paths", "pathCase", at, line, path);
  }

  /**
   * Tests that every document has one line per page, or one line for a PDF or TIFF of as many
   * pages. One without lines is reported unless it has a native.
   */
  function end(): void {
    for (let row = 0; row < documents.length; row++) {
      const pages = pagesBetween(documents.begin.at(row), documents.lastOf(row));
      if (Number.isNaN(documents.end.at(row))) continue;
      const [name, line] = [documents.nameOf(row), documents.line.at(row)];
      const isOneFile = lines.at(row) === 1 && isMultiPaged.at(row) === 1;
      const found = isOneFile ? stated.at(row) : lines.at(row);
      if (statedLine.at(row) > 0 && !isOneFile && stated.at(row) !== pages) {
        findings.list = "images";
        findings.add(
          "pages",
          "pagesStated",
          name,
          statedLine.at(row),
          String(stated.at(row)),
          String(pages),
        );
        findings.list = "data";
      }
      if (found === pages || (found === 0 && documents.hasNative(row))) continue;
      if (found === 0) findings.add("pages", "pagesNone", name, line);
      else findings.add("pages", "pagesLines", name, line, String(found), String(pages));
    }
  }

  /**
   * Tries the last document and the next first, because lines mostly follow the documents' order.
   */
  function rowOf(number: Numbered): number | undefined {
    const order = documents.order();
    const near = [place, place + 1].find((each) => holds(order[each], number));
    const found = near ?? documents.placeOf(number.prefix, number.key);
    if (near === undefined && !holds(order[found], number)) return undefined;
    place = found;
    return order[found];
  }

  /** It may belong to a row of the DAT that could not be read, or whose last page could not. */
  function isBesideUnread({ prefix, key }: Numbered): boolean {
    const next = documents.order()[documents.placeAfter(prefix, key)];
    return next === undefined ? documents.endsUnread : documents.isAfterUnread(next);
  }

  function holds(row: number | undefined, { prefix, key }: Numbered): boolean {
    if (row === undefined || documents.prefix.at(row) !== prefix || key < documents.begin.at(row))
      return false;
    // A document numbered 0001 may have pages 0001.001, 0001.002.
    return (
      key <= documents.lastOf(row) ||
      (documents.begin.at(row) === documents.lastOf(row) && key - documents.begin.at(row) < STEP)
    );
  }

  return { read, readFile, end };
}

/** Whether a line is of a file that can have several pages, and says how many. */
const isMultiPage = (fields: readonly string[]) =>
  /\.(?:pdf|tiff?)$/i.test((fields[2] ?? "").trim()) && Number(fields[6]) > 1;

type OpenDocument = {
  readonly begin: Numbered;
  readonly line: number;
  readonly stated: string;
  readonly isMultiPage: boolean;
};

/** Documents from an OPT if there is no DAT: each begins at a Y and ends before the next. */
export function imagesOnly(documents: DocumentTable, findings: Findings) {
  let open: (OpenDocument & { end: Numbered; lines: number }) | undefined;

  const read = (fields: readonly string[], line: number) => {
    const [written = "", , , mark = "", , , stated = ""] = fields.map((field) => field.trim());
    const number = documents.book.read(written);
    if (!number)
      return findings.add("numbers", written ? "notANumber" : "noBegin", written, line, written);
    if (!documents.book.isPadded(number))
      findings.add("numbers", "padding", written, line, written);
    if (/^y/i.test(mark) || !open) {
      end();
      open = {
        begin: number,
        end: number,
        line,
        lines: 1,
        stated,
        isMultiPage: isMultiPage(fields),
      };
    } else {
      open.end = number;
      open.lines++;
    }
  };

  function end(): void {
    if (!open) return;
    const { begin, line, stated } = open;
    // One line for a PDF or TIFF of several pages stands for as many.
    const isOne = open.isMultiPage && open.lines === 1;
    const lines = isOne ? Number(stated) : open.lines;
    const last = isOne
      ? { ...begin, key: begin.key + (lines - 1) * (begin.key % STEP === 0 ? STEP : 1) }
      : open.end;
    const none = {
      familyBegin: undefined,
      familyEnd: undefined,
      isRedacted: false,
      hasNative: false,
      isAfterUnread: false,
      isWhole: true,
    };
    documents.add({ ...none, line, begin, end: last });
    const name = documents.book.write(begin.prefix, begin.key);
    if (stated && Number(stated) !== lines)
      findings.add("pages", "pagesStated", name, line, stated, String(lines));
    open = undefined;
  }

  return { read, end };
}
