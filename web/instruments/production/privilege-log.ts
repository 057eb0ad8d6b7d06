import { rowsOf } from "web/instruments/frame/row-splitter.ts";
import { type PrefixBook, STEP } from "./bates-number.ts";
import type { DocumentTable } from "./document-table.ts";
import { detectDialect } from "./encoding.ts";
import type { Findings } from "./finding.ts";

/** Withheld numbers with the line of the log, sorted. `prefix` is an index of the prefix book. */
export type LogRange = {
  readonly prefix: number;
  readonly first: number;
  readonly last: number;
  readonly line: number;
  readonly written: string;
};
/** `unread` counts entries without a number of this production: of another production, or never numbered. */
export type PrivilegeLog = { readonly ranges: readonly LogRange[]; readonly entries: number; readonly unread: number };

const firstNames =
  /^(?:BEG|BEGIN|START|PROD|PRIV|BATES|CONTROL|DOC|FIRST|LOG)+(?:NUMBER|NUMBERS|NO|NOS|RANGE|BATES|DOC|BEG|ID|NUM|CONTROL)*$/;
const lastNames = /^(?:END|LAST|TO|STOP)(?:BATES|DOC|ING|NO|NUMBER|CONTROL|PROD)*$|BATESEND|PRODEND/;

/** Reads a privilege log: a table with a header, or one number or range per line. */
export function readPrivilegeLog(text: string, book: PrefixBook): PrivilegeLog {
  const rows = rowsOf(text, detectDialect(text) ?? { delimiter: "\t", qualifier: '"', newline: "\n" });
  const header = (rows[0]?.fields ?? []).map((name) => name.toUpperCase().replace(/[^A-Z]/g, ""));
  const isHeader = !(rows[0]?.fields ?? []).some((field) => rangesIn(field, undefined, book).length > 0);
  const entries = isHeader ? rows.slice(1) : rows;
  const column = isHeader ? columnOf(header, entries, book) : 0;
  const lastColumn = isHeader ? header.findIndex((name) => lastNames.test(name)) : -1;
  const ranges: LogRange[] = [];
  let unread = 0;
  for (const { fields, line } of entries) {
    const last = lastColumn >= 0 && lastColumn !== column ? fields[lastColumn] : undefined;
    const found = rangesIn(fields[column] ?? "", last, book);
    if (found.length === 0) unread++;
    for (const range of found) ranges.push({ ...range, line });
  }
  return { ranges: ranges.toSorted((a, b) => a.prefix - b.prefix || a.first - b.first), entries: entries.length, unread };
}

/** The column with most Bates numbers; those in a column with a fitting name count twice. */
function columnOf(header: readonly string[], entries: readonly { readonly fields: readonly string[] }[], book: PrefixBook): number {
  const sample = entries.slice(0, 200);
  const scored = header.map((name, column) => ({
    column,
    score:
      sample.filter(({ fields }) => rangesIn(fields[column] ?? "", undefined, book).length > 0).length * (firstNames.test(name) ? 2 : 1),
  }));
  return scored.reduce((a, b) => (b.score > a.score ? b : a), { column: 0, score: 0 }).column;
}

/** The ranges of a cell. After the first, numbers may be short: "PRB0004106, 07, 09-11". */
function rangesIn(cell: string, end: string | undefined, book: PrefixBook): readonly Omit<LogRange, "line">[] {
  const ranges: Omit<LogRange, "line">[] = [];
  let begin = "";
  for (const part of cell.split(/[;,&\n]|\s(?:and|und|et)\s/i)) {
    // What is behind it in brackets is no number: "(2 pages)".
    const written = part.replace(/[([][^()[\]]*[)\]]\s*$/, "").trim();
    const isShort = /^\d{1,5}(?:\s*[-–]\s*\d{1,5})?$/.test(written) && !book.find(written);
    const [first = ""] = /^\d+/.exec(written) ?? [];
    const whole = isShort && first.length < begin.length ? `${begin.slice(0, -first.length)}${written}` : written;
    const range = rangeOf(whole, end, book);
    if (!range) continue;
    ranges.push(range);
    begin = endsOf(whole)[0] ?? "";
  }
  return ranges;
}

/** "PRB0004108", "PRB 0004109 - 0004110", "PRB0004109 to PRB0004110". */
function rangeOf(text: string, end: string | undefined, book: PrefixBook): Omit<LogRange, "line"> | undefined {
  const written = text.trim();
  const whole = book.find(written);
  const parts = whole ? [written, end?.trim()] : endsOf(written);
  const first = whole ?? book.find(parts[0] ?? "");
  if (!first) return undefined;
  const stated = parts[1] ?? "";
  const digits = /^\d+$/.test(stated) ? { prefix: first.prefix, key: wholeEnd(first, stated) * STEP } : book.find(stated);
  const last = digits && digits.prefix === first.prefix && digits.key >= first.key ? digits.key : first.key;
  return { prefix: first.prefix, first: first.key, last, written: last > first.key ? `${parts[0]} to ${stated}` : written };
}

/** "001006-08": the end has the last digits only, the others are those of the beginning. */
function wholeEnd({ key, width }: { readonly key: number; readonly width: number }, stated: string): number {
  const begin = String(Math.floor(key / STEP)).padStart(width, "0");
  return Number(stated.length < begin.length ? begin.slice(0, -stated.length) + stated : stated);
}

/** Splits a range at a dash or a word, otherwise at a hyphen before the second number. */
function endsOf(written: string): readonly string[] {
  const parts = written.split(/\s*(?:[–—]|\.{2,})\s*|\s+(?:-|to|through|thru|bis|à)\s+/i);
  return parts.length > 1 ? parts : written.split(/[-/](?=[A-Za-z]*\s*\d+$)/);
}

/** Reports documents that are produced and on the log. Redacted ones may be on both; returns their count. */
export function testPrivileged(documents: DocumentTable, ranges: readonly LogRange[], findings: Findings): number {
  const order = documents.order();
  let redacted = 0;
  for (const { prefix, first, last, line, written } of ranges) {
    for (let place = Math.max(documents.placeAfter(prefix, first) - 1, 0); place < documents.placeAfter(prefix, last); place++) {
      const row = order[place] ?? 0;
      if (documents.prefix.at(row) !== prefix || documents.lastOf(row) < first) continue;
      if (documents.isRedacted(row)) redacted++;
      else findings.add("privileged", "privileged", documents.nameOf(row), documents.line.at(row), written, String(line));
    }
  }
  return redacted;
}
