import type { Detail, LogRecord } from "./read-record.ts";

const columns = ["person", "operation", "object", "address", "agent", "items", "detail", "file", "row", "id", "failed"] as const;
type Column = (typeof columns)[number];

/** A log in columns, earliest record first. `row` is the row in the file (the header is 1), `time` in milliseconds since 1970. */
export type LogTable = ReturnType<LogTableBuilder["table"]>;

/** Collects records; `table` sorts them by time. */
export class LogTableBuilder {
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
  #columns = emptyColumns(1024);
  #time = new Float64Array(1024);
  #length = 0;

  /** False for a duplicate identifier. */
  add(record: LogRecord, file: number, row: number): boolean {
    // GUIDs are compared in lower case, and an empty identifier is always new.
    const id = /^[\da-f-]{36}$/i.test(record.id) ? record.id.toLowerCase() : record.id;
    if (id && this.#known.has(id)) return false;
    this.#known.add(id);
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
    to.id[at] = this.#ids.push(id) - 1;
    to.failed[at] = record.isFailed ? 1 : 0;
    return true;
  }

  table() {
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
