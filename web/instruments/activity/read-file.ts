import { type Columns, columnsOf, separatorOf } from "./columns-of.ts";
import { CsvRows } from "./csv-rows.ts";
import type { Unread } from "./file-form.ts";
import { isJson, jsonObject, textIn } from "./json.ts";
import type { LogReader } from "./log-reader.ts";
import { textOf } from "./text-of.ts";

/** The header is in the first rows: PowerShell puts a type line above it, spreadsheets a separator line. */
const HEADER_WITHIN = 3;

type Reach = (bytes: number) => void;

/** Reads a table with a column AuditData. Returns a reason if it has none, has no rows, or ends inside a quotation. */
export async function readTable(file: File, reader: LogReader, reach: Reach): Promise<Unread | undefined> {
  let columns: Columns | undefined;
  let row = 0;
  let taken = 0;
  const take = (cells: readonly string[]) => {
    row += 1;
    if (!columns) columns = row <= HEADER_WITHIN ? columnsOf(cells) : undefined;
    else if (columns.data < cells.length) {
      taken += 1;
      const of = (name: keyof Columns) => cells[columns?.[name] ?? -1] ?? "";
      const beside = { id: of("id"), date: of("date"), user: of("user"), operation: of("operation") };
      reader.take(jsonObject(of("data")), beside, row, Number(of("resultCount")));
    } else reader.skip(row);
  };
  let rows: CsvRows | undefined;
  for await (const text of textOf(file, reach)) {
    rows ??= new CsvRows(separatorOf(text), take);
    if (!rows.push(text)) return "openQuote";
    if (!columns && row > HEADER_WITHIN) return "noAuditData";
  }
  const isWhole = rows?.end() ?? true;
  if (!columns) return "noAuditData";
  if (!isWhole) return "openQuote";
  return taken === 0 ? "noRows" : undefined;
}

/** Reads one record a line: AuditData itself, or an object with it as text or object (Microsoft Graph). */
export async function readLines(file: File, reader: LogReader, reach: Reach): Promise<Unread | undefined> {
  let rest = "";
  let row = 0;
  let taken = 0;
  const take = (line: string) => {
    row += 1;
    if (!line.trim()) return;
    const json = jsonObject(line);
    if (!json) return reader.skip(row);
    const inner = json.AuditData ?? json.auditData;
    const data = isJson(inner) ? inner : typeof inner === "string" ? jsonObject(inner) : json;
    taken += 1;
    const beside = {
      id: textIn(json.id) || textIn(json.Identity),
      date: textIn(json.createdDateTime) || textIn(json.CreationDate),
      user: textIn(json.userPrincipalName) || textIn(json.UserIds),
      operation: textIn(json.operation) || textIn(json.Operations),
    };
    reader.take(data, beside, row, Number(json.ResultCount));
  };
  for await (const text of textOf(file, reach)) {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? "";
    for (const line of lines) take(line);
  }
  take(rest);
  return taken === 0 ? "noAuditData" : undefined;
}
