import { doubles, wholes } from "web/instruments/frame/column.ts";
import { faultOf } from "web/instruments/frame/fault.ts";
import type { GivenFile } from "web/instruments/frame/files.ts";
import type { Progress } from "web/instruments/frame/worker.ts";
import { momentOf } from "./moment-of.ts";
import { type FileForm, formOf, readLines, readList, readTable, type Unread } from "./read-file.ts";
import { type Beside, type Detail, type Json, type LogRecord, readRecord } from "./read-record.ts";

/** What was read, and what a reader must know of the files. `unread` are files that were not read to their end. */
export type ReadLogs = Awaited<ReturnType<typeof readLogs>>;

/** Reads exports in order. What cannot be read is listed with its reason. */
export async function readLogs(given: readonly GivenFile[], tell: (progress: Progress) => void) {
  const total = given.reduce((sum, { file }) => sum + file.size, 0);
  const reader = new LogReader();
  const files: { name: string; size: number; rows: number }[] = [];
  const unread: { name: string; reason: Unread }[] = [];
  let before = 0;
  for (const [number, { path, file }] of given.entries()) {
    const reach = (bytes: number) => tell({ done: before + bytes, total, at: path });
    reach(0);
    reader.begin(number);
    const reason = await readFile(file, reader, reach).catch((error: unknown) => {
      if (faultOf(error).kind !== "unreadable") throw error;
      return "unreadable" as const;
    });
    files.push({ name: path, size: file.size, rows: reader.endFile() });
    if (reason) unread.push({ name: path, reason });
    before += file.size;
  }
  return { ...reader.counts(), table: reader.table(), files, unread };
}

async function readFile(file: File, reader: LogReader, reach: (bytes: number) => void): Promise<Unread | undefined> {
  const form = await formOf(file);
  if (!isForm(form)) return form;
  return { table: readTable, lines: readLines, list: readList }[form](file, reader, reach);
}

const isForm = (form: FileForm | Unread): form is FileForm => form === "table" || form === "lines" || form === "list";

/** Row numbers that are listed. */
const MOST_NAMED = 5;
/** Times of a record this far apart, in milliseconds, differ. */
const APART = 60_000;

type Noted = { count: number; readonly first: number[] };

/** Adds rows of exports to a table, and counts their defects. */
export class LogReader {
  readonly #builder = new LogTableBuilder();
  /** AuditData that is not JSON, because a spreadsheet cut the cell off. The other columns were used. */
  readonly #cut: Noted = { count: 0, first: [] };
  /** Rows dropped, because they have no time or no operation. */
  readonly #skipped: Noted = { count: 0, first: [] };
  readonly #mail = { sync: 0, bind: 0, throttled: 0 };
  readonly #workloads = new Map<string, number>();
  /** `shifted`: CreationDate differs from CreationTime. `resultCount`: the largest of the column, the search's hits, not the rows. */
  readonly #count = { rows: 0, duplicates: 0, shifted: 0, extended: 0, resultCount: 0 };
  #file = 0;
  #inFile = 0;

  begin(file: number): void {
    this.#file = file;
    this.#inFile = 0;
  }

  /** Ends a file: returns its number of rows. */
  endFile(): number {
    return this.#inFile;
  }

  /** Adds a row: AuditData, and the other columns. `isCut`: the data is what is left of it. */
  take(data: Json | undefined, beside: Beside, row: number, resultCount: number, isCut = data === undefined): void {
    this.#inFile += 1;
    this.#count.rows += 1;
    if (resultCount > this.#count.resultCount) this.#count.resultCount = resultCount;
    const record = readRecord(data, beside);
    if (isCut) note(this.#cut, row);
    if (Number.isNaN(record.time) || !record.operation) note(this.#skipped, row);
    else if (this.#builder.add(record, this.#file, row)) this.#watch(record, beside);
    else this.#count.duplicates += 1;
  }

  /** A row that has no AuditData at all. */
  skip(row: number): void {
    this.#inFile += 1;
    this.#count.rows += 1;
    note(this.#skipped, row);
  }

  counts() {
    const workloads = [...this.#workloads].toSorted(([, a], [, b]) => b - a);
    return { ...this.#count, cut: this.#cut, skipped: this.#skipped, mailAccess: this.#mail, workloads };
  }

  table() {
    return this.#builder.table();
  }

  #watch({ time, operation, workload, access, items }: LogRecord, { date }: Beside): void {
    if (workload) this.#workloads.set(workload, (this.#workloads.get(workload) ?? 0) + 1);
    if (/Extended$/.test(operation)) this.#count.extended += 1;
    if (Math.abs(momentOf(date) - time) >= APART) this.#count.shifted += 1;
    if (!access) return;
    if (access.isSync) this.#mail.sync += 1;
    else this.#mail.bind += items;
    if (access.isThrottled) this.#mail.throttled += 1;
  }
}

function note(places: Noted, row: number): void {
  places.count += 1;
  if (places.first.length < MOST_NAMED) places.first.push(row);
}

/** Columns of words that are stored once each. */
const interned = ["person", "operation", "object", "address", "agent"] as const;
type Column = (typeof interned)[number] | "items" | "detail" | "file" | "row" | "id" | "failed";

/** A log in columns, earliest record first. `row` is the row in the file (the header is 1), `time` in milliseconds since 1970. */
export type LogTable = ReturnType<LogTableBuilder["table"]>;

/** Collects records; `table` sorts them by time. */
class LogTableBuilder {
  readonly #words = {
    person: new Interned((user) => user.toLowerCase()),
    operation: new Interned(),
    object: new Interned(),
    address: new Interned(),
    agent: new Interned(),
  };
  /** Index 0 is undefined: no detail. */
  readonly #details: (Detail | undefined)[] = [undefined];
  readonly #ids: string[] = [];
  readonly #known = new Set<string>();
  readonly #columns = eachColumn(wholes);
  readonly #time = doubles();

  /** False for a duplicate identifier. */
  add(record: LogRecord, file: number, row: number): boolean {
    // GUIDs are compared in lower case, and an empty identifier is always new.
    const id = /^[\da-f-]{36}$/i.test(record.id) ? record.id.toLowerCase() : record.id;
    if (id && this.#known.has(id)) return false;
    this.#known.add(id);
    const to = this.#columns;
    this.#time.push(record.time);
    for (const name of interned) to[name].push(this.#words[name].add(record[name]));
    to.items.push(record.items);
    to.detail.push(record.detail ? this.#details.push(record.detail) - 1 : 0);
    to.file.push(file);
    to.row.push(row);
    to.id.push(this.#ids.push(id) - 1);
    to.failed.push(record.isFailed ? 1 : 0);
    return true;
  }

  table() {
    const { length } = this.#time;
    const order = orderOf(Float64Array.from({ length }, (_, at) => this.#time.at(at)));
    return {
      ...eachColumn((name) => order.map((at) => this.#columns[name].at(at))),
      length,
      time: Float64Array.from(order, (at) => this.#time.at(at)),
      people: this.#words.person.words,
      operations: this.#words.operation.words,
      objects: this.#words.object.words,
      addresses: this.#words.address.words,
      agents: this.#words.agent.words,
      details: this.#details,
      ids: this.#ids,
    };
  }
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

/** Sorts record numbers by time, stable within a second. Exports already in order, newest or oldest first, are not sorted. */
function orderOf(time: Float64Array): Uint32Array {
  const order = Uint32Array.from(time, (_, i) => i);
  const isFalling = (time[0] ?? 0) > (time.at(-1) ?? 0) && time.every((moment, i) => i === 0 || moment <= (time[i - 1] ?? 0));
  if (isFalling) order.reverse();
  else if (time.some((moment, i) => i > 0 && moment < (time[i - 1] ?? 0))) order.sort((a, b) => (time[a] ?? 0) - (time[b] ?? 0) || a - b);
  return order;
}

/** Stores each distinct string once and gives it a number. */
class Interned {
  readonly words: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #keyOf: (word: string) => string;

  /** Strings with the same `keyOf` share a number; the first is stored. */
  constructor(keyOf: (word: string) => string = (word) => word) {
    this.#keyOf = keyOf;
  }

  add(word: string): number {
    const key = this.#keyOf(word);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.words.length;
    this.#numbers.set(key, number);
    this.words.push(word);
    return number;
  }
}
