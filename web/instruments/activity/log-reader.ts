import type { Json } from "./json-records.ts";
import { LogTableBuilder } from "./log-table.ts";
import { momentOf } from "./moment-of.ts";
import { type Beside, type LogRecord, readRecord } from "./read-record.ts";

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
