/** Characters between fields and around them, "" for none. `newline` ends a row. */
export type Dialect = {
  readonly delimiter: string;
  readonly qualifier: string;
  readonly newline: string;
};

/**
 * Gets a row: its fields, its first line in the file, from 1, and false if a qualifier was not
 * closed.
 */
type OnRow = (fields: readonly string[], line: number, isClosed: boolean) => void;

/**
 * The most lines of a field, as the text of 400 pages has. Beyond that its qualifier counts as
 * unclosed, and the row ends with its first line. Each unclosed one halves it, so that a file full
 * of them takes no longer than it is large.
 */
const MOST_LINES = 20_000;
const LEAST_LINES = 100;

/**
 * Splits a text that comes in pieces into rows. String.split handles rows in the usual form. That
 * takes a third of Papa Parse's time for a million rows of 20 fields in Node. An unclosed qualifier
 * spoils only its own row: a line that is a whole row ends
 * it.
 */
export function rowSplitter({ delimiter, qualifier, newline }: Dialect, onRow: OnRow) {
  const between = `${qualifier}${delimiter}${qualifier}`;
  let columns = 0;
  let rest = "";
  let line = 1;
  let most = MOST_LINES;

  const push = (piece: string): void => read(rest + piece, false);

  /** What is left is the last row, closed or not. */
  function end(): void {
    if (rest) read(rest.endsWith(newline) ? rest : rest + newline, true);
  }

  function read(text: string, isLast: boolean): void {
    let at = 0;
    while (at < text.length) {
      const stop = text.indexOf(newline, at);
      if (stop < 0) break;
      const fields = quick(lineOf(text, at, stop));
      const next = fields ? give(fields, true, text, at, stop + 1) : slow(text, at, isLast);
      if (next === undefined) break;
      at = next;
    }
    rest = text.slice(at);
  }

  function give(
    fields: readonly string[],
    isClosed: boolean,
    text: string,
    from: number,
    next: number,
  ): number {
    const first = line;
    line += countOf(text, newline, from, next);
    if (fields.length === 1 && fields[0] === "") return next;
    columns ||= fields.length;
    onRow(fields, first, isClosed);
    return next;
  }

  /** Splits a row in the usual form: all fields qualified, or none. */
  function quick(row: string): readonly string[] | undefined {
    if (!qualifier || !row.includes(qualifier)) return row.split(delimiter);
    if (row.length < 2 || !row.startsWith(qualifier) || !row.endsWith(qualifier)) return undefined;
    const fields = row.slice(1, -1).split(between);
    if (
      columns === 0 ? fields.some((field) => field.includes(qualifier)) : fields.length !== columns
    )
      return undefined;
    if (qualifier !== '"' || !row.includes('""')) return fields;
    return fields.map((field) => (field.includes('"') ? field.replaceAll('""', '"') : field));
  }

  /** Splits field by field. Undefined if the row may continue in the next piece. */
  function slow(text: string, from: number, isLast: boolean): number | undefined {
    const fields: string[] = [];
    let at = from;
    for (;;) {
      if (qualifier && text.startsWith(qualifier, at)) {
        const close = closing(text, at + 1, isLast);
        if (close === "wait") return undefined;
        if (close === "never") {
          most = Math.max(LEAST_LINES, most / 2);
          const stop = text.indexOf(newline, at);
          fields.push(lineOf(text, at + 1, stop));
          return give(fields, false, text, from, stop + 1);
        }
        fields.push(text.slice(at + 1, close).replaceAll(qualifier + qualifier, qualifier));
        at = close + 1;
      } else {
        const stop = text.indexOf(newline, at);
        const mark = text.indexOf(delimiter, at);
        const isField = mark >= 0 && (mark < stop || stop < 0);
        if (!isField && stop < 0) return undefined;
        fields.push(isField ? text.slice(at, mark) : lineOf(text, at, stop));
        at = isField ? mark : stop;
      }
      if (text.startsWith("\r\n", at)) at++;
      if (text.startsWith(newline, at)) return give(fields, true, text, from, at + 1);
      at += delimiter.length;
    }
  }

  /** The index of the closing qualifier, if the opening one is before `from`. */
  function closing(text: string, from: number, isLast: boolean): number | "wait" | "never" {
    let checked = from;
    let lines = 0;
    for (let at = from; ; ) {
      const close = text.indexOf(qualifier, at);
      for (
        let stop = text.indexOf(newline, checked);
        stop >= 0 && (close < 0 || stop < close);
        stop = text.indexOf(newline, checked)
      ) {
        checked = stop + 1;
        if (++lines > most || isWholeRow(text, checked)) return "never";
      }
      if (close < 0) return isLast ? "never" : "wait";
      const after = text.slice(close + 1, close + 3);
      if (after === "" || (after === "\r" && newline === "\n")) return isLast ? close : "wait";
      if (after.startsWith(delimiter) || after.startsWith(newline) || after === "\r\n")
        return close;
      at = close + (after.startsWith(qualifier) ? 2 : 1);
    }
  }

  function isWholeRow(text: string, at: number): boolean {
    const stop = text.indexOf(newline, at);
    if (stop < 0 || columns < 2 || !text.startsWith(qualifier, at)) return false;
    return quick(lineOf(text, at, stop))?.length === columns;
  }

  return { push, end };
}

export type RowSplitter = ReturnType<typeof rowSplitter>;

const lineOf = (text: string, from: number, end: number) =>
  text.slice(from, end > from && text[end - 1] === "\r" ? end - 1 : end);

function countOf(text: string, sought: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf(sought, from); at >= 0 && at < to; at = text.indexOf(sought, at + 1))
    count++;
  return count;
}

/** The rows of a whole text, each with its first line in it, from 1. */
export function rowsOf(
  text: string,
  dialect: Dialect,
): readonly { readonly line: number; readonly fields: readonly string[] }[] {
  const rows: { line: number; fields: readonly string[] }[] = [];
  const splitter = rowSplitter(dialect, (fields, line) => rows.push({ line, fields }));
  splitter.push(text);
  splitter.end();
  return rows;
}

/**
 * Writes rows as CSV (RFC 4180). Text that a spreadsheet would take for a formula gets an
 * apostrophe in front; numbers do not.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(fieldOf).join(",")}\r\n`).join("");
}

function fieldOf(cell: string | number): string {
  const field = typeof cell === "string" && /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
