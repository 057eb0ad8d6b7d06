/** Characters between fields and around them, "" for none. `newline` ends a row. */
export type Dialect = { readonly delimiter: string; readonly qualifier: string; readonly newline: string };

/** Gets a row: its fields, its first line in the file, from 1, and false if a qualifier was not closed. */
type OnRow = (fields: readonly string[], line: number, isClosed: boolean) => void;

/**
 * The most lines of a field, as the text of 400 pages has. Beyond that its qualifier counts as unclosed, and the row ends with its first
 * line. Each unclosed one halves it, so that a file full of them takes no longer than it is large.
 */
const MOST_LINES = 20_000;
const LEAST_LINES = 100;

/**
 * Splits a text that comes in pieces into rows. String.split handles rows in the usual form. That takes a third of Papa Parse's time for a
 * million rows of 20 fields in Node (docs/instruments.md). An unclosed qualifier spoils only its own row: a line that is a whole row ends
 * it.
 */
export class RowSplitter {
  readonly #dialect: Dialect;
  readonly #onRow: OnRow;
  readonly #between: string;
  #columns = 0;
  #rest = "";
  #line = 1;
  #most = MOST_LINES;

  constructor(dialect: Dialect, onRow: OnRow) {
    this.#dialect = dialect;
    this.#onRow = onRow;
    this.#between = `${dialect.qualifier}${dialect.delimiter}${dialect.qualifier}`;
  }

  push(piece: string): void {
    this.#read(this.#rest + piece, false);
  }

  /** What is left is the last row, closed or not. */
  end(): void {
    if (this.#rest) this.#read(this.#rest.endsWith(this.#dialect.newline) ? this.#rest : this.#rest + this.#dialect.newline, true);
  }

  #read(text: string, isLast: boolean): void {
    let at = 0;
    while (at < text.length) {
      const end = text.indexOf(this.#dialect.newline, at);
      if (end < 0) break;
      const fields = this.#quick(lineOf(text, at, end));
      const next = fields ? this.#give(fields, true, text, at, end + 1) : this.#slow(text, at, isLast);
      if (next === undefined) break;
      at = next;
    }
    this.#rest = text.slice(at);
  }

  #give(fields: readonly string[], isClosed: boolean, text: string, from: number, next: number): number {
    const line = this.#line;
    this.#line += countOf(text, this.#dialect.newline, from, next);
    if (fields.length === 1 && fields[0] === "") return next;
    this.#columns ||= fields.length;
    this.#onRow(fields, line, isClosed);
    return next;
  }

  /** Splits a row in the usual form: all fields qualified, or none. */
  #quick(line: string): readonly string[] | undefined {
    const { delimiter, qualifier } = this.#dialect;
    if (!qualifier || !line.includes(qualifier)) return line.split(delimiter);
    if (line.length < 2 || !line.startsWith(qualifier) || !line.endsWith(qualifier)) return undefined;
    const fields = line.slice(1, -1).split(this.#between);
    if (this.#columns === 0 ? fields.some((field) => field.includes(qualifier)) : fields.length !== this.#columns) return undefined;
    if (qualifier !== '"' || !line.includes('""')) return fields;
    return fields.map((field) => (field.includes('"') ? field.replaceAll('""', '"') : field));
  }

  /** Splits field by field. Undefined if the row may continue in the next piece. */
  #slow(text: string, from: number, isLast: boolean): number | undefined {
    const { delimiter, qualifier, newline } = this.#dialect;
    const fields: string[] = [];
    let at = from;
    for (;;) {
      if (qualifier && text.startsWith(qualifier, at)) {
        const close = this.#closing(text, at + 1, isLast);
        if (close === "wait") return undefined;
        if (close === "never") {
          this.#most = Math.max(LEAST_LINES, this.#most / 2);
          const end = text.indexOf(newline, at);
          fields.push(lineOf(text, at + 1, end));
          return this.#give(fields, false, text, from, end + 1);
        }
        fields.push(text.slice(at + 1, close).replaceAll(qualifier + qualifier, qualifier));
        at = close + 1;
      } else {
        const end = text.indexOf(newline, at);
        const stop = text.indexOf(delimiter, at);
        const isField = stop >= 0 && (stop < end || end < 0);
        if (!isField && end < 0) return undefined;
        fields.push(isField ? text.slice(at, stop) : lineOf(text, at, end));
        at = isField ? stop : end;
      }
      if (text.startsWith("\r\n", at)) at++;
      if (text.startsWith(newline, at)) return this.#give(fields, true, text, from, at + 1);
      at += delimiter.length;
    }
  }

  /** The index of the closing qualifier, if the opening one is before `from`. */
  #closing(text: string, from: number, isLast: boolean): number | "wait" | "never" {
    const { delimiter, qualifier, newline } = this.#dialect;
    let checked = from;
    let lines = 0;
    for (let at = from; ; ) {
      const close = text.indexOf(qualifier, at);
      for (let end = text.indexOf(newline, checked); end >= 0 && (close < 0 || end < close); end = text.indexOf(newline, checked)) {
        checked = end + 1;
        if (++lines > this.#most || this.#isWholeRow(text, checked)) return "never";
      }
      if (close < 0) return isLast ? "never" : "wait";
      const after = text.slice(close + 1, close + 3);
      if (after === "" || (after === "\r" && newline === "\n")) return isLast ? close : "wait";
      if (after.startsWith(delimiter) || after.startsWith(newline) || after === "\r\n") return close;
      at = close + (after.startsWith(qualifier) ? 2 : 1);
    }
  }

  #isWholeRow(text: string, at: number): boolean {
    const end = text.indexOf(this.#dialect.newline, at);
    if (end < 0 || this.#columns < 2 || !text.startsWith(this.#dialect.qualifier, at)) return false;
    return this.#quick(lineOf(text, at, end))?.length === this.#columns;
  }
}

const lineOf = (text: string, from: number, end: number) => text.slice(from, end > from && text[end - 1] === "\r" ? end - 1 : end);

function countOf(text: string, sought: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf(sought, from); at >= 0 && at < to; at = text.indexOf(sought, at + 1)) count++;
  return count;
}

/** The rows of a whole text, each with its first line in it, from 1. */
export function rowsOf(text: string, dialect: Dialect): readonly { readonly line: number; readonly fields: readonly string[] }[] {
  const rows: { line: number; fields: readonly string[] }[] = [];
  const splitter = new RowSplitter(dialect, (fields, line) => rows.push({ line, fields }));
  splitter.push(text);
  splitter.end();
  return rows;
}

/** Writes rows as CSV (RFC 4180). Text that a spreadsheet would take for a formula gets an apostrophe in front; numbers do not. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(fieldOf).join(",")}\r\n`).join("");
}

function fieldOf(cell: string | number): string {
  const field = typeof cell === "string" && /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
