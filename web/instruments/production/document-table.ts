import { bytes, doubles, wholes } from "web/instruments/frame/column.ts";
import { type Numbered, PrefixBook } from "./bates-number.ts";

/** The readable data of a document's row. `line` is its line in the load file. */
export type DocumentRow = {
  readonly line: number;
  readonly begin: Numbered;
  readonly end: Numbered | undefined;
  readonly familyBegin: Numbered | undefined;
  readonly familyEnd: Numbered | undefined;
  readonly isRedacted: boolean;
  readonly hasNative: boolean;
  /** The row before it could not be read, so missing numbers before it are not a gap. */
  readonly isAfterUnread: boolean;
  /** False if the number of fields is wrong; then only the Bates numbers are used. */
  readonly isWhole: boolean;
};

const REDACTED = 1;
const NATIVE = 2;
const AFTER_UNREAD = 4;
const BROKEN = 8;

/** The documents of a load file in columns: about 60 bytes each. */
export class DocumentTable {
  readonly book = new PrefixBook();
  readonly line = wholes();
  readonly prefix = wholes();
  readonly begin = doubles();
  /** The key of the last page; NaN if unreadable or in another sequence. */
  readonly end = doubles();
  readonly familyPrefix = wholes();
  readonly familyBegin = doubles();
  readonly familyEnd = doubles();
  readonly #flags = bytes();
  /** The last row could not be read. */
  endsUnread = false;
  #order: Uint32Array | undefined;

  add({ line, begin, end, familyBegin, familyEnd, isRedacted, hasNative, isAfterUnread, isWhole }: DocumentRow): void {
    this.line.push(line);
    this.prefix.push(begin.prefix);
    this.begin.push(begin.key);
    this.end.push(end && end.prefix === begin.prefix && end.key >= begin.key ? end.key : Number.NaN);
    const family = familyBegin ?? familyEnd;
    this.familyPrefix.push(family?.prefix ?? 0);
    this.familyBegin.push(familyBegin?.key ?? Number.NaN);
    this.familyEnd.push(familyEnd && familyEnd.prefix === family?.prefix ? familyEnd.key : Number.NaN);
    this.#flags.push((isRedacted ? REDACTED : 0) | (hasNative ? NATIVE : 0) | (isAfterUnread ? AFTER_UNREAD : 0) | (isWhole ? 0 : BROKEN));
    this.#order = undefined;
  }

  get length(): number {
    return this.line.length;
  }

  isRedacted = (row: number) => (this.#flags.at(row) & REDACTED) !== 0;
  hasNative = (row: number) => (this.#flags.at(row) & NATIVE) !== 0;
  isWhole = (row: number) => (this.#flags.at(row) & BROKEN) === 0;
  isAfterUnread = (row: number) => (this.#flags.at(row) & AFTER_UNREAD) !== 0;

  /** The first number of a row, as it is written. */
  nameOf = (row: number) => this.book.write(this.prefix.at(row), this.begin.at(row));

  /** The last page of a row, or its first if the last could not be read. */
  lastOf(row: number): number {
    const end = this.end.at(row);
    return Number.isNaN(end) ? this.begin.at(row) : end;
  }

  /** Rows by prefix, number, then file order. Most load files are already sorted; then sorting is skipped. */
  order(): Uint32Array {
    if (this.#order) return this.#order;
    const order = Uint32Array.from({ length: this.length }, (_, row) => row);
    const compare = (a: number, b: number) =>
      this.prefix.at(a) - this.prefix.at(b) || this.begin.at(a) - this.begin.at(b) || this.lastOf(a) - this.lastOf(b) || a - b;
    const isSorted = order.every((row) => row === 0 || compare(row - 1, row) <= 0);
    this.#order = isSorted ? order : order.sort(compare);
    return this.#order;
  }

  /** The index in `order` of the prefix's last document that begins at or before a number; -1 if none. */
  placeOf(prefix: number, key: number): number {
    const place = this.placeAfter(prefix, key) - 1;
    const row = this.order()[place];
    return row !== undefined && this.prefix.at(row) === prefix ? place : -1;
  }

  /** The index in `order` of the first document that begins after a number. */
  placeAfter(prefix: number, key: number): number {
    const order = this.order();
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const row = order[middle] ?? 0;
      const comparison = this.prefix.at(row) - prefix || this.begin.at(row) - key;
      if (comparison > 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
