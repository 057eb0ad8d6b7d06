import { doubles, wholes } from "instruments/frame/column.ts";
import { faultOf } from "instruments/frame/fault.ts";
import type { GivenFile } from "instruments/frame/files.ts";
import type { Progress } from "instruments/frame/progress.ts";
import { momentOf } from "./moment-of.ts";
import { type FileForm, formOf, readLines, readList, readTable, type Unread } from "./read-file.ts";
import { type Beside, type Detail, type Json, type LogRecord, readRecord } from "./read-record.ts";

/**
 * What was read, and what a reader must know of the files. `unread` are files that were not read to
 * their end.
 */
export type ReadLogs = Awaited<ReturnType<typeof readLogs>>;

/** Reads exports in order. What cannot be read is listed with its reason. */
export async function readLogs(given: readonly GivenFile[], tell: (progress: Progress) => void) {
  const total = given.reduce((sum, { file }) => sum + file.size, 0);
  const reader = logReader();
  const files: { name: string; size: number; rows: number }[] = [];
  const unread: { name: string; reason: Unread }[] = [];
  let before = 0;
  for (const [number, { path, file }] of given.entries()) {
    const reach = (bytes: number) => tell({ done: before + bytes, total, at: path });
    reach(0);
    reader.begin(number);
    const { rows } = reader.count;
    const reason = await readFile(file, reader, reach).catch((error: unknown) => {
      if (faultOf(error).kind !== "unreadable") throw error;
      return "unreadable" as const;
    });
    files.push({ name: path, size: file.size, rows: reader.count.rows - rows });
    if (reason) unread.push({ name: path, reason });
    before += file.size;
  }
  return { ...reader.counts(), table: reader.table(), files, unread };
}

async function readFile(
  file: File,
  reader: LogReader,
  reach: (bytes: number) => void,
): Promise<Unread | undefined> {
  const form = await formOf(file);
  if (!isForm(form)) return form;
  return { table: readTable, lines: readLines, list: readList }[form](file, reader, reach);
}

const isForm = (form: FileForm | Unread): form is FileForm =>
  form === "table" || form === "lines" || form === "list";

/** Row numbers that are listed. */
const MOST_NAMED = 5;
/** Times of a record this far apart, in milliseconds, differ. */
const APART = 60_000;

type Noted = { count: number; readonly first: number[] };

export type LogReader = ReturnType<typeof logReader>;

/** Adds rows of exports to a table, and counts their defects. */
function logReader() {
  const { add, table } = logTable();
  /**
   * AuditData that is not JSON, because a spreadsheet cut the cell off. The other columns were
   * used.
   */
  const cut: Noted = { count: 0, first: [] };
  /** Rows dropped, because they have no time or no operation. */
  const skipped: Noted = { count: 0, first: [] };
  const mailAccess = { sync: 0, bind: 0, throttled: 0 };
  const workloads = new Map<string, number>();
  /**
   * `shifted`: CreationDate differs from CreationTime. `resultCount`: the largest of the column,
   * the search's hits, not the rows.
   */
  const count = { rows: 0, duplicates: 0, shifted: 0, extended: 0, resultCount: 0 };
  let file = 0;

  /** Begins a file by its number. */
  const begin = (number: number): void => {
    file = number;
  };

  /** Adds a row: AuditData, and the other columns. `isCut`: the data is what is left of it. */
  function take(
    data: Json | undefined,
    beside: Beside,
    row: number,
    resultCount: number,
    isCut = data === undefined,
  ): void {
    count.rows += 1;
    if (resultCount > count.resultCount) count.resultCount = resultCount;
    const record = readRecord(data, beside);
    if (isCut) note(cut, row);
    if (Number.isNaN(record.time) || !record.operation) note(skipped, row);
    else if (add(record, file, row)) watch(record, beside);
    else count.duplicates += 1;
  }

  /** A row that has no AuditData at all. */
  function skip(row: number): void {
    count.rows += 1;
    note(skipped, row);
  }

  function watch({ time, operation, workload, access, items }: LogRecord, { date }: Beside): void {
    if (workload) workloads.set(workload, (workloads.get(workload) ?? 0) + 1);
    if (/Extended$/.test(operation)) count.extended += 1;
    if (Math.abs(momentOf(date) - time) >= APART) count.shifted += 1;
    if (!access) return;
    if (access.isSync) mailAccess.sync += 1;
    else mailAccess.bind += items;
    if (access.isThrottled) mailAccess.throttled += 1;
  }

  const counts = () => ({
    ...count,
    cut,
    skipped,
    mailAccess,
    workloads: [...workloads].toSorted(([, a], [, b]) => b - a),
  });
  return { count, begin, take, skip, counts, table };
}

function note(places: Noted, row: number): void {
  places.count += 1;
  if (places.first.length < MOST_NAMED) places.first.push(row);
}

/** Columns of words that are stored once each. */
const interned = ["person", "operation", "object", "address", "agent"] as const;
type Column = (typeof interned)[number] | "items" | "detail" | "file" | "row" | "id" | "failed";

/**
 * A log in columns, earliest record first. `row` is the row in the file (the header is 1), `time`
 * in milliseconds since 1970.
 */
export type LogTable = ReturnType<ReturnType<typeof logTable>["table"]>;

/** Collects records; `table` sorts them by time. */
function logTable() {
  const words = {
    person: distinct((user) => user.toLowerCase()),
    operation: distinct(),
    object: distinct(),
    address: distinct(),
    agent: distinct(),
  };
  /** Index 0 is undefined: no detail. */
  const details: (Detail | undefined)[] = [undefined];
  const ids: string[] = [];
  const known = new Set<string>();
  const columns = eachColumn(wholes);
  const time = doubles();

  /** False for a duplicate identifier. */
  function add(record: LogRecord, file: number, row: number): boolean {
    // GUIDs are compared in lower case, and an empty identifier is always new.
    const id = /^[\da-f-]{36}$/i.test(record.id) ? record.id.toLowerCase() : record.id;
    if (id && known.has(id)) return false;
    known.add(id);
    time.push(record.time);
    for (const name of interned) columns[name].push(words[name].add(record[name]));
    columns.items.push(record.items);
    columns.detail.push(record.detail ? details.push(record.detail) - 1 : 0);
    columns.file.push(file);
    columns.row.push(row);
    columns.id.push(ids.push(id) - 1);
    columns.failed.push(record.isFailed ? 1 : 0);
    return true;
  }

  function table() {
    const { length } = time;
    const order = orderOf(Float64Array.from({ length }, (_, at) => time.at(at)));
    return {
      ...eachColumn((name) => order.map((at) => columns[name].at(at))),
      length,
      time: Float64Array.from(order, (at) => time.at(at)),
      people: words.person.words,
      operations: words.operation.words,
      objects: words.object.words,
      addresses: words.address.words,
      agents: words.agent.words,
      details,
      ids,
    };
  }

  return { add, table };
}

const eachColumn = <Value>(of: (name: Column) => Value): Readonly<Record<Column, Value>> => ({
  person: of("person"),
  operation: of("operation"),
  object: of("object"),
  address: of("address"),
  agent: of("agent"),
  items: of("items"),
  detail: of("detail"),
  file: of("file"),
  row: of("row"),
  id: of("id"),
  failed: of("failed"),
});

/**
 * Sorts record numbers by time, stable within a second. Exports already in order, newest or oldest
 * first, are not sorted.
 */
function orderOf(time: Float64Array): Uint32Array {
  const order = Uint32Array.from(time, (_, i) => i);
  const isFalling =
    (time[0] ?? 0) > (time.at(-1) ?? 0) &&
    time.every((moment, i) => i === 0 || moment <= (time[i - 1] ?? 0));
  if (isFalling) order.reverse();
  else if (time.some((moment, i) => i > 0 && moment < (time[i - 1] ?? 0)))
    order.sort((a, b) => (time[a] ?? 0) - (time[b] ?? 0) || a - b);
  return order;
}

/**
 * Stores each distinct string once and gives it a number. Strings with the same `keyOf` share a
 * number; the first is stored.
 */
function distinct(keyOf: (word: string) => string = (word) => word) {
  const words: string[] = [];
  const numbers = new Map<string, number>();
  const add = (word: string): number => {
    const key = keyOf(word);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, words.length);
    return words.push(word) - 1;
  };
  return { words, add };
}

/** A rule's settings or a share's targets as text; empty for other records. */
export function detailText(table: LogTable, row: number): string {
  const detail = table.details[table.detail[row] ?? 0];
  if (!detail) return "";
  const unsaid = detail.targets.filter(
    (target) => !detail.says.toLowerCase().includes(target.toLowerCase()),
  );
  return [detail.says, ...unsaid].filter(Boolean).join("; ");
}
