import type { Detail, LogRecord } from "./read-record.ts";

const columns = ["person", "operation", "object", "address", "agent", "items", "detail", "file", "row", "id", "failed"] as const;
type Column = (typeof columns)[number];

/** A log in columns, earliest record first: 52 bytes a record, plus words. `row` is the row in the file; the header is 1. */
export type LogTable = Readonly<Record<Column, Uint32Array>> & {
  readonly length: number;
  /** Milliseconds since 1970. */
  readonly time: Float64Array;
  readonly people: readonly string[];
  readonly operations: readonly string[];
  readonly objects: readonly string[];
  readonly addresses: readonly string[];
  readonly agents: readonly string[];
  /** Index 0 is undefined: no detail. */
  readonly details: readonly (Detail | undefined)[];
  readonly ids: RecordIds;
};

/** Collects records; `table` sorts them by time. */
export class LogTableBuilder {
  readonly #words = {
    person: new Interned((user) => user.toLowerCase()),
    operation: new Interned(),
    object: new Interned(),
    address: new Interned(),
    agent: new Interned(),
  };
  readonly #details: (Detail | undefined)[] = [undefined];
  readonly #ids = new RecordIds();
  #columns = emptyColumns(1024);
  #time = new Float64Array(1024);
  #length = 0;

  /** False for a duplicate identifier. */
  add(record: LogRecord, file: number, row: number): boolean {
    const id = this.#ids.add(record.id);
    if (id < 0) return false;
    const at = this.#length++;
    if (at === this.#time.length) this.#grow();
    const { person, operation, object, address, agent } = this.#words;
    const to = this.#columns;
    this.#time[at] = record.time;
    to.person[at] = person.add(record.person);
    to.operation[at] = operation.add(record.operation);
    to.object[at] = object.add(record.object);
    to.address[at] = address.add(record.address);
    to.agent[at] = agent.add(record.agent);
    to.items[at] = record.items;
    to.detail[at] = record.detail ? this.#details.push(record.detail) - 1 : 0;
    to.file[at] = file;
    to.row[at] = row;
    to.id[at] = id;
    to.failed[at] = record.isFailed ? 1 : 0;
    return true;
  }

  table(): LogTable {
    const order = orderOf(this.#time.subarray(0, this.#length));
    const sorted = emptyColumns(0);
    for (const name of columns) sorted[name] = order.map((at) => this.#columns[name][at] ?? 0);
    return {
      ...sorted,
      length: this.#length,
      time: Float64Array.from(order, (at) => this.#time[at] ?? 0),
      people: this.#words.person.words,
      operations: this.#words.operation.words,
      objects: this.#words.object.words,
      addresses: this.#words.address.words,
      agents: this.#words.agent.words,
      details: this.#details,
      ids: this.#ids,
    };
  }

  #grow(): void {
    const size = this.#time.length * 2;
    const time = new Float64Array(size);
    time.set(this.#time);
    this.#time = time;
    const next = emptyColumns(size);
    for (const name of columns) next[name].set(this.#columns[name]);
    this.#columns = next;
  }
}

function emptyColumns(size: number): Record<Column, Uint32Array> {
  const one = () => new Uint32Array(size);
  return {
    person: one(),
    operation: one(),
    object: one(),
    address: one(),
    agent: one(),
    items: one(),
    detail: one(),
    file: one(),
    row: one(),
    id: one(),
    failed: one(),
  };
}

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

/** Record identifiers, numbered in order of arrival. A GUID takes 16 bytes: half a million take 8 MB. */
class RecordIds {
  #parts = new Uint32Array(4 * 1024);
  #slots = new Uint32Array(4 * 1024);
  readonly #others = new Map<string, number>();
  readonly #words = new Map<number, string>();
  readonly #now = new Uint32Array(4);
  #length = 0;

  /** Adds an identifier and returns its number, or -1 for a duplicate. An empty one is always new. */
  add(id: string): number {
    if (!this.#parse(id)) return this.#addWords(id);
    const slot = this.#slotOf();
    if (this.#slots[slot]) return -1;
    const number = this.#next();
    this.#parts.set(this.#now, number * 4);
    this.#slots[slot] = number + 1;
    if (this.#length * 2 > this.#slots.length) this.#rehash();
    return number;
  }

  /** An identifier by its number, as the log writes it. */
  textOf(number: number): string {
    const words = this.#words.get(number);
    if (words !== undefined) return words;
    const hex = Array.from(this.#parts.subarray(number * 4, number * 4 + 4), (part) => part.toString(16).padStart(8, "0")).join("");
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
  }

  #addWords(id: string): number {
    if (id && this.#others.has(id)) return -1;
    const number = this.#next();
    if (id) this.#others.set(id, number);
    this.#words.set(number, id);
    return number;
  }

  #next(): number {
    if ((this.#length + 1) * 4 > this.#parts.length) this.#parts = grown(this.#parts);
    this.#length += 1;
    return this.#length - 1;
  }

  /** Parses a GUID's 32 digits into `#now`; false for other text. */
  #parse(id: string): boolean {
    if (id.length !== 36) return false;
    let digits = 0;
    let part = 0;
    for (let i = 0; i < 36; i++) {
      const code = id.charCodeAt(i) | 0x20;
      if (code === 0x2d) continue;
      const digit = code >= 0x61 && code <= 0x66 ? code - 0x57 : code >= 0x30 && code <= 0x39 ? code - 0x30 : -1;
      if (digit < 0) return false;
      part = (part << 4) | digit;
      if (++digits % 8 === 0) this.#now[digits / 8 - 1] = part;
    }
    return digits === 32;
  }

  /** The slot of `#now`, or a free slot for it. */
  #slotOf(): number {
    const mask = this.#slots.length - 1;
    const [a = 0, b = 0, c = 0, d = 0] = this.#now;
    let slot = (Math.imul(a ^ Math.imul(b, 31), 0x9e3779b1) ^ Math.imul(c ^ Math.imul(d, 17), 0x85ebca6b)) & mask;
    for (let held = this.#slots[slot]; held; held = this.#slots[slot]) {
      const at = (held - 1) * 4;
      const parts = this.#parts;
      if (parts[at] === a && parts[at + 1] === b && parts[at + 2] === c && parts[at + 3] === d) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #rehash(): void {
    const held = this.#slots.filter((number) => number > 0);
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (const number of held) {
      this.#now.set(this.#parts.subarray((number - 1) * 4, number * 4));
      this.#slots[this.#slotOf()] = number;
    }
  }
}

function grown(parts: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(parts.length * 2);
  next.set(parts);
  return next;
}
