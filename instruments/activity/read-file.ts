import { piecesOf } from "instruments/frame/files.ts";
import { type RowSplitter, rowSplitter } from "instruments/frame/row-splitter.ts";
import type { LogReader } from "./read-logs.ts";
import { cutObject, isJson, type Json, jsonObject, jsonRecords, textIn } from "./read-record.ts";

/**
 * The header is in the first rows: PowerShell puts a type line above it, spreadsheets a separator
 * line.
 */
const HEADER_WITHIN = 3;

type Reach = (bytes: number) => void;

/**
 * Reads a table with a column AuditData. Returns a reason if it has none, has no rows, or ends
 * inside a quotation.
 */
export async function readTable(
  file: File,
  reader: LogReader,
  reach: Reach,
): Promise<Unread | undefined> {
  let columns: Columns | undefined;
  let row = 0;
  let taken = 0;
  let isOpen = false;
  const take = (cells: readonly string[], _line: number, isClosed: boolean) => {
    if (isOpen) reader.skip(row);
    row += 1;
    isOpen = !isClosed;
    if (isOpen) return;
    if (!columns) columns = row <= HEADER_WITHIN ? columnsOf(cells) : undefined;
    // Exports pasted together repeat their header.
    else if (
      (columns.data ?? -1) < cells.length &&
      !/^auditdata$/i.test(cells[columns.data ?? -1]?.trim() ?? "")
    ) {
      taken += 1;
      const of = (name: keyof typeof names) => cells[columns?.[name] ?? -1] ?? "";
      const beside = {
        id: of("id"),
        date: of("date"),
        user: of("user"),
        operation: of("operation"),
      };
      const whole = jsonObject(of("data"));
      reader.take(
        whole ?? cutObject(of("data")),
        beside,
        row,
        Number(of("resultCount")),
        whole === undefined,
      );
    } else reader.skip(row);
  };
  let rows: RowSplitter | undefined;
  for await (const text of textOf(file, reach)) {
    rows ??= rowSplitter(
      { delimiter: separatorOf(text), qualifier: '"', newline: text.includes("\n") ? "\n" : "\r" },
      take,
    );
    rows.push(text);
    if (!columns && row > HEADER_WITHIN) return "noAuditData";
  }
  rows?.end();
  if (!columns) return "noAuditData";
  if (isOpen) return "openQuote";
  return taken === 0 ? "noRows" : undefined;
}

/**
 * Reads one record a line: AuditData itself, or an object with it as text or object (Microsoft
 * Graph).
 */
export async function readLines(
  file: File,
  reader: LogReader,
  reach: Reach,
): Promise<Unread | undefined> {
  let rest = "";
  let row = 0;
  let taken = 0;
  const take = (line: string) => {
    row += 1;
    if (!line.trim()) return;
    const json = jsonObject(line);
    if (!json) return reader.skip(row);
    taken += 1;
    takeRecord(json, reader, row);
  };
  for await (const text of textOf(file, reach)) {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? "";
    for (const line of lines) take(line);
  }
  take(rest);
  return taken === 0 ? "noAuditData" : undefined;
}

/**
 * Reads the records of a JSON list, of Graph’s answer, which has the list as `value`, or one after
 * the other over several lines.
 */
export async function readList(
  file: File,
  reader: LogReader,
  reach: Reach,
): Promise<Unread | undefined> {
  let row = 0;
  let taken = 0;
  const records = jsonRecords((text) => {
    row += 1;
    const json = jsonObject(text);
    if (!json) return reader.skip(row);
    taken += 1;
    takeRecord(json, reader, row);
  });
  for await (const text of textOf(file, reach)) if (!records.push(text)) return "openQuote";
  if (!records.end()) return "openQuote";
  return taken === 0 ? "noRows" : undefined;
}

function takeRecord(json: Json, reader: LogReader, row: number): void {
  const inner = json.AuditData ?? json.auditData ?? json.properties;
  const whole = isJson(inner) ? inner : typeof inner === "string" ? jsonObject(inner) : json;
  const beside = {
    id: textIn(json.id) || textIn(json.Identity),
    date: textIn(json.createdDateTime) || dateIn(json.CreationDate),
    user: textIn(json.userPrincipalName) || textIn(json.UserIds),
    operation: textIn(json.operation) || textIn(json.Operations),
  };
  const data = whole ?? (typeof inner === "string" ? cutObject(inner) : undefined);
  reader.take(data, beside, row, Number(json.ResultCount), whole === undefined);
}

/** PowerShell 7 writes some dates as an object. */
const dateIn = (value: unknown): string =>
  isJson(value) ? textIn(value.DateTime) || textIn(value.value) : textIn(value);

type Columns = Readonly<Record<string, number>>;

/**
 * Column names in exports of the portal, the older compliance center and PowerShell, in lower case
 * without blanks.
 */
const names: Readonly<
  Record<"data" | "date" | "user" | "operation" | "id" | "resultCount", readonly string[]>
> = {
  data: ["auditdata"],
  date: ["creationdate", "creationtime", "createddatetime"],
  user: ["userid", "userids", "user", "userprincipalname"],
  operation: ["operation", "operations", "activity"],
  id: ["recordid", "id", "identity"],
  resultCount: ["resultcount"],
};

/** Finds the columns in a header; undefined without AuditData. */
function columnsOf(header: readonly string[]): Columns | undefined {
  const plain = header.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ""));
  const found = Object.entries(names).map(
    ([name, wanted]) => [name, plain.findIndex((cell) => wanted.includes(cell))] as const,
  );
  return plain.includes("auditdata") ? Object.fromEntries(found) : undefined;
}

/**
 * The separator, found in the line with AuditData: spreadsheets in many countries write semicolons.
 */
function separatorOf(head: string): string {
  const header =
    head.split(/\r?\n/, 4).find((line) => /auditdata/i.test(line)) ??
    head.split(/\r?\n/, 1)[0] ??
    "";
  const counted = [",", ";", "\t"].map((mark) => ({ mark, times: header.split(mark).length }));
  return counted.toSorted((a, b) => b.times - a.times)[0]?.mark ?? ",";
}

/**
 * Decodes a file in pieces: UTF-16 with a byte order mark (as from PowerShell), otherwise UTF-8.
 * `reach` gets the bytes read so far.
 */
async function* textOf(file: Blob, reach: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder(encodingOf(new Uint8Array(await file.slice(0, 2).arrayBuffer())));
  let read = 0;
  for await (const piece of piecesOf(file)) {
    read += piece.length;
    reach(read);
    yield decoder.decode(piece, { stream: true });
  }
  yield decoder.decode();
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

/** The form of a file: a table, one record a line, or records in a list or over several lines. */
export type FileForm = "table" | "lines" | "list";
/**
 * Why a file was not read. The words are in content/instruments/activity.yaml; `empty` and
 * `unreadable` are the frame's.
 */
export type Unread =
  | "empty"
  | "unreadable"
  | "workbook"
  | "zip"
  | "notText"
  | "noAuditData"
  | "noRows"
  | "leftOut"
  | "openQuote";

/** Bytes that are checked before a file is read. */
const HEAD = 4096;

/** Detects a file's form from its first bytes; returns a reason if it cannot be an export. */
export async function formOf(file: File): Promise<FileForm | Unread> {
  if (file.size === 0) return "empty";
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const [a, b] = head;
  if (a === 0x50 && b === 0x4b) return /\.xls[xmb]$/i.test(file.name) ? "workbook" : "zip";
  if (a === 0xd0 && b === 0xcf) return "workbook";
  const isWide = (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff);
  if (!isWide && (head.includes(0) || (a === 0x25 && b === 0x50))) return "notText";
  const text = new TextDecoder(isWide ? (a === 0xff ? "utf-16le" : "utf-16be") : "utf-8")
    .decode(head)
    .trimStart();
  if (text.startsWith("[") || isWrapped.test(text) || /^\{\s*(?:\r?\n|$)/.test(text)) return "list";
  return text.startsWith("{") ? "lines" : "table";
}

/**
 * Graph’s answer: an object whose `value` is the list of records; other programs call the list
 * otherwise.
 */
const isWrapped =
  /^\{\s*(?:"[^"]*"\s*:\s*(?:"[^"]*"|-?\d+|null|true|false)\s*,\s*){0,20}"(?:value|records|results|items|data)"\s*:\s*\[/i;
