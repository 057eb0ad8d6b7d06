import { rowsOf } from "instruments/frame/row-splitter.ts";
import { type DocumentTable, type PrefixBook, pagesBetween, STEP } from "./document-table.ts";
import type { Findings } from "./finding.ts";
import { detectDialect } from "./load-files.ts";
import type { Relative } from "./row-reader.ts";

/**
 * Tests each prefix for gaps, overlaps and repeated numbers, then the order of the rows. Missing
 * pages on the privilege log are withheld and not a gap: `explained` counts them.
 */
export function testSequence(
  documents: DocumentTable,
  log: readonly LogRange[],
  findings: Findings,
) {
  let last: { readonly row: number; readonly key: number } | undefined;
  let explained = 0;
  let missing = 0;
  for (const row of documents.order()) {
    const [prefix, begin] = [documents.prefix.at(row), documents.begin.at(row)];
    const end = documents.lastOf(row);
    const line = documents.line.at(row);
    if (!last || documents.prefix.at(last.row) !== prefix) {
      last = { row, key: end };
      continue;
    }
    if (begin === documents.begin.at(last.row)) {
      findings.add(
        "duplicates",
        "duplicate",
        documents.nameOf(row),
        line,
        String(documents.line.at(last.row)),
      );
    } else if (begin <= last.key) {
      findings.add(
        "overlaps",
        "overlap",
        documents.nameOf(row),
        line,
        documents.nameOf(last.row),
        documents.book.write(prefix, last.key),
      );
    } else if (
      !follows(last.key, begin, documents.book.hasLetters(prefix)) &&
      !documents.isAfterUnread(row) &&
      !documents.hasUnknownEnds
    ) {
      const gap = without(
        firstMissing(last.key, begin),
        lastMissing(last.key, begin),
        log.filter((range) => range.prefix === prefix),
      );
      explained += gap.explained;
      for (const [from, to] of gap.left) {
        const pages = pagesBetween(from, to);
        missing += pages;
        const [first, until] = [
          documents.book.write(prefix, from),
          documents.book.write(prefix, to),
        ];
        findings.add("gaps", "gap", first, line, until, String(pages));
      }
    }
    if (end > last.key || begin > last.key) last = { row, key: Math.max(end, last.key) };
  }
  testOrder(documents, findings);
  return { explained, missing };
}

function testOrder(documents: DocumentTable, findings: Findings): void {
  for (let row = 1; row < documents.length; row++) {
    if (
      documents.prefix.at(row) !== documents.prefix.at(row - 1) ||
      documents.begin.at(row) >= documents.begin.at(row - 1)
    )
      continue;
    findings.add(
      "order",
      "order",
      documents.nameOf(row),
      documents.line.at(row),
      documents.nameOf(row - 1),
    );
  }
}

/**
 * Whether a number directly follows another: the next number, its first page, the number's next
 * page, or the next with the same letter.
 */
function follows(end: number, begin: number, hasLetters: boolean): boolean {
  const next = (Math.floor(end / STEP) + 1) * STEP;
  return (
    begin === end + 1 ||
    begin === next ||
    begin === next + 1 ||
    (hasLetters && begin === end + STEP)
  );
}

const isSameNumber = (a: number, b: number) => Math.floor(a / STEP) === Math.floor(b / STEP);

/** Within one number it counts pages, otherwise numbers. */
function firstMissing(end: number, begin: number): number {
  if (isSameNumber(end, begin)) return end + 1;
  const next = (Math.floor(end / STEP) + 1) * STEP;
  return isSameNumber(next, begin) ? next + 1 : next;
}

function lastMissing(end: number, begin: number): number {
  const first = firstMissing(end, begin);
  return isSameNumber(first, begin) ? begin - 1 : (Math.floor(begin / STEP) - 1) * STEP;
}

type Range = readonly [from: number, to: number];

/** Missing numbers without those on the log. */
function without(
  from: number,
  to: number,
  log: readonly LogRange[],
): { readonly left: readonly Range[]; readonly explained: number } {
  let left: Range[] = [[from, to]];
  let explained = 0;
  for (const { first, last } of log) {
    if (last < from || first > to) continue;
    left = left.flatMap(([a, b]): Range[] => {
      if (last < a || first > b) return [[a, b]];
      explained += pagesBetween(Math.max(a, first), Math.min(b, last));
      const pieces: Range[] = [];
      if (first > a) pieces.push([a, first - STEP]);
      if (last < b) pieces.push([last + STEP, b]);
      return pieces;
    });
  }
  return { left, explained };
}

/**
 * Tests attachment ranges. A range has both ends, contains its document, and is the same in every
 * row of the family. It begins and ends at documents, or at pages on the privilege log. Also
 * reports documents without a range inside another family's range.
 */
export function testFamilies(
  documents: DocumentTable,
  log: readonly LogRange[],
  findings: Findings,
): void {
  let around: { readonly prefix: number; readonly end: number; readonly name: string } | undefined;
  for (const row of documents.order()) {
    const prefix = documents.familyPrefix.at(row);
    const [from, to] = [documents.familyBegin.at(row), documents.familyEnd.at(row)];
    const name = documents.nameOf(row);
    const line = documents.line.at(row);
    const hasNone = Number.isNaN(from) && Number.isNaN(to);
    if (!documents.isWhole(row)) continue;
    if (hasNone) {
      if (
        around &&
        around.prefix === documents.prefix.at(row) &&
        documents.begin.at(row) <= around.end
      ) {
        findings.add("families", "familyBlank", name, line, around.name);
      }
      continue;
    }
    if (Number.isNaN(from) || Number.isNaN(to)) {
      findings.add("families", "familyHalf", name, line);
      continue;
    }
    const [first, last] = [documents.book.write(prefix, from), documents.book.write(prefix, to)];
    const isLogged = (key: number) =>
      log.some((range) => range.prefix === prefix && range.first <= key && range.last >= key);
    const fault = faultOf(documents, row, isLogged);
    if (fault) findings.add("families", fault, name, line, first, last);
    if (!fault && (!around || around.prefix !== prefix || to > around.end))
      around = { prefix, end: to, name: first };
  }
}

/**
 * Tests that parents and attachments that rows name are documents of the production, or on the log.
 */
export function testRelatives(
  relatives: readonly Relative[],
  documents: DocumentTable,
  log: readonly LogRange[],
  findings: Findings,
): void {
  for (const { at, line, isParent, number, written } of relatives) {
    const row = documents.order()[documents.placeOf(number.prefix, number.key)];
    const isThere = row !== undefined && documents.begin.at(row) === number.key;
    const isLogged = log.some(
      ({ prefix, first, last }) =>
        prefix === number.prefix && first <= number.key && last >= number.key,
    );
    if (!isThere && !isLogged)
      findings.add(
        "families",
        isParent ? "familyLacksParent" : "familyLacksChild",
        at,
        line,
        written,
      );
  }
}

function faultOf(documents: DocumentTable, row: number, isLogged: (key: number) => boolean) {
  const prefix = documents.familyPrefix.at(row);
  const [from, to] = [documents.familyBegin.at(row), documents.familyEnd.at(row)];
  const isInside =
    documents.prefix.at(row) === prefix &&
    documents.begin.at(row) >= from &&
    documents.lastOf(row) <= to;
  if (!isInside) return "familyOutside";
  const order = documents.order();
  const parent = order[documents.placeOf(prefix, from)];
  const hasParent = parent !== undefined && documents.begin.at(parent) === from;
  if (!hasParent && !isLogged(from)) return "familyNoParent";
  const hasEnd = membersAt(documents, prefix, to).some(
    (member) => documents.end.at(member) === to || Number.isNaN(documents.end.at(member)),
  );
  if (!hasEnd && !isLogged(to)) return "familyNoEnd";
  const differs =
    hasParent &&
    parent !== row &&
    documents.isWhole(parent) &&
    (documents.familyBegin.at(parent) !== from || documents.familyEnd.at(parent) !== to);
  return differs ? "familyDiffers" : undefined;
}

/**
 * The last documents that begin at or before a number; several, if that number occurs more than
 * once.
 */
function membersAt(documents: DocumentTable, prefix: number, key: number): readonly number[] {
  const order = documents.order();
  const members: number[] = [];
  for (let place = documents.placeOf(prefix, key); place >= 0; place--) {
    const row = order[place] ?? 0;
    const first = members[0] ?? row;
    if (
      documents.prefix.at(row) !== prefix ||
      documents.begin.at(row) !== documents.begin.at(first)
    )
      break;
    members.push(row);
  }
  return members;
}

/** Withheld numbers with the line of the log, sorted. `prefix` is an index of the prefix book. */
type LogRange = {
  readonly prefix: number;
  readonly first: number;
  readonly last: number;
  readonly line: number;
  readonly written: string;
};
/**
 * `unread` counts entries without a number of this production: of another production, or never
 * numbered.
 */
export type PrivilegeLog = {
  readonly ranges: readonly LogRange[];
  readonly entries: number;
  readonly unread: number;
};

const firstNames =
  /^(?:BEG|BEGIN|START|PROD|PRIV|BATES|CONTROL|DOC|FIRST|LOG)+(?:NUMBER|NUMBERS|NO|NOS|RANGE|BATES|DOC|BEG|ID|NUM|CONTROL)*$/;
const lastNames =
  /^(?:END|LAST|TO|STOP)(?:BATES|DOC|ING|NO|NUMBER|CONTROL|PROD)*$|BATESEND|PRODEND/;

/** Reads a privilege log: a table with a header, or one number or range per line. */
export function readPrivilegeLog(whole: string, book: PrefixBook): PrivilegeLog {
  const above = linesAboveHeader(whole, book);
  const text = above === 0 ? whole : whole.split("\n").slice(above).join("\n");
  const rows = rowsOf(
    text,
    detectDialect(text) ?? { delimiter: "\t", qualifier: '"', newline: "\n" },
  );
  const header = (rows[0]?.fields ?? []).map((name) => name.toUpperCase().replace(/[^A-Z]/g, ""));
  const isHeader = !(rows[0]?.fields ?? []).some(
    (field) => rangesIn(field, undefined, book).length > 0,
  );
  const entries = isHeader ? rows.slice(1) : rows;
  const column = isHeader ? columnOf(header, entries, book) : 0;
  const lastColumn = isHeader ? header.findIndex((name) => lastNames.test(name)) : -1;
  const ranges: LogRange[] = [];
  let unread = 0;
  for (const { fields, line } of entries) {
    const last = lastColumn >= 0 && lastColumn !== column ? fields[lastColumn] : undefined;
    const found = rangesIn(fields[column] ?? "", last, book);
    if (found.length === 0) unread++;
    for (const range of found) ranges.push({ ...range, line: line + above });
  }
  return {
    ranges: ranges.toSorted((a, b) => a.prefix - b.prefix || a.first - b.first),
    entries: entries.length,
    unread,
  };
}

/** The most lines above the header of a log: a caption, a date, a blank line. */
const MOST_ABOVE = 10;

/**
 * How many lines of title are above the header; 0 if no line names a column of numbers, or an entry
 * comes before it.
 */
function linesAboveHeader(text: string, book: PrefixBook): number {
  for (const [i, line] of text.split("\n", MOST_ABOVE).entries()) {
    const dialect = detectDialect(line);
    const cells = dialect ? (rowsOf(line, dialect)[0]?.fields ?? []) : [line];
    if (cells.some((cell) => rangesIn(cell, undefined, book).length > 0)) return 0;
    const names = cells.map((cell) => cell.toUpperCase().replace(/[^A-Z]/g, ""));
    if (names.filter(Boolean).length > 1 && names.some((name) => firstNames.test(name))) return i;
  }
  return 0;
}

/** The column with most Bates numbers; those in a column with a fitting name count twice. */
function columnOf(
  header: readonly string[],
  entries: readonly { readonly fields: readonly string[] }[],
  book: PrefixBook,
): number {
  const sample = entries.slice(0, 200);
  const scored = header.map((name, column) => ({
    column,
    score:
      sample.filter(({ fields }) => rangesIn(fields[column] ?? "", undefined, book).length > 0)
        .length * (firstNames.test(name) ? 2 : 1),
  }));
  return scored.reduce((a, b) => (b.score > a.score ? b : a), { column: 0, score: 0 }).column;
}

/** The ranges of a cell. After the first, numbers may be short: "PRB0004106, 07, 09-11". */
function rangesIn(
  cell: string,
  end: string | undefined,
  book: PrefixBook,
): readonly Omit<LogRange, "line">[] {
  const ranges: Omit<LogRange, "line">[] = [];
  let begin = "";
  for (const part of cell.split(/[;,&\n]|\s(?:and|und|et)\s/i)) {
    // What is behind it in brackets is no number: "(2 pages)".
    const written = part.replace(/[([][^()[\]]*[)\]]\s*$/, "").trim();
    const isShort = /^\d{1,5}(?:\s*[-–]\s*\d{1,5})?$/.test(written) && !book.find(written);
    const [first = ""] = /^\d+/.exec(written) ?? [];
    const whole =
      isShort && first.length < begin.length
        ? `${begin.slice(0, -first.length)}${written}`
        : written;
    const range = rangeOf(whole, end, book);
    if (!range) continue;
    ranges.push(range);
    begin = endsOf(whole)[0] ?? "";
  }
  return ranges;
}

/** "PRB0004108", "PRB 0004109 - 0004110", "PRB0004109 to PRB0004110". */
function rangeOf(
  text: string,
  end: string | undefined,
  book: PrefixBook,
): Omit<LogRange, "line"> | undefined {
  const written = text.trim();
  const whole = book.find(written);
  const parts = whole ? [written, end?.trim()] : endsOf(written);
  const first = whole ?? book.find(parts[0] ?? "");
  if (!first) return undefined;
  const stated = parts[1] ?? "";
  const digits = /^\d+$/.test(stated)
    ? { prefix: first.prefix, key: wholeEnd(first, stated) * STEP }
    : book.find(stated);
  const last =
    digits && digits.prefix === first.prefix && digits.key >= first.key ? digits.key : first.key;
  return {
    prefix: first.prefix,
    first: first.key,
    last,
    written: last > first.key ? `${parts[0]} to ${stated}` : written,
  };
}

/** "001006-08": the end has the last digits only, the others are those of the beginning. */
function wholeEnd(
  { key, width }: { readonly key: number; readonly width: number },
  stated: string,
): number {
  const begin = String(Math.floor(key / STEP)).padStart(width, "0");
  return Number(stated.length < begin.length ? begin.slice(0, -stated.length) + stated : stated);
}

/** Splits a range at a dash or a word, otherwise at a hyphen before the second number. */
function endsOf(written: string): readonly string[] {
  const parts = written.split(/\s*(?:[–—]|\.{2,})\s*|\s+(?:-|to|through|thru|bis|à)\s+/i);
  return parts.length > 1 ? parts : written.split(/[-/](?=[A-Za-z]*\s*\d+$)/);
}

/**
 * Reports documents that are produced and on the log. Redacted ones may be on both; returns their
 * count.
 */
export function testPrivileged(
  documents: DocumentTable,
  ranges: readonly LogRange[],
  findings: Findings,
): number {
  const order = documents.order();
  let redacted = 0;
  for (const { prefix, first, last, line, written } of ranges) {
    for (
      let place = Math.max(documents.placeAfter(prefix, first) - 1, 0);
      place < documents.placeAfter(prefix, last);
      place++
    ) {
      const row = order[place] ?? 0;
      if (documents.prefix.at(row) !== prefix || documents.lastOf(row) < first) continue;
      if (documents.isRedacted(row)) redacted++;
      else
        findings.add(
          "privileged",
          "privileged",
          documents.nameOf(row),
          documents.line.at(row),
          written,
          String(line),
        );
    }
  }
  return redacted;
}
