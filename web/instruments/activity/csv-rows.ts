/** A record over this length, in UTF-16 units, has a quotation mark that was never closed. */
const LONGEST = 64 * 1024 * 1024;

type Cell = { readonly text: string; readonly end: number };

/** Reads a comma-separated text (RFC 4180) in pieces. Only the unfinished record stays in memory. Lines end in CRLF or LF. */
export class CsvRows {
  readonly #separator: number;
  readonly #take: (cells: readonly string[]) => void;
  #rest = "";

  constructor(separator: string, take: (cells: readonly string[]) => void) {
    this.#separator = separator.charCodeAt(0);
    this.#take = take;
  }

  /** Takes the next piece. False if a record is too long. */
  push(text: string): boolean {
    const whole = this.#rest + text;
    const read = this.#read(whole, false);
    this.#rest = whole.slice(read);
    return this.#rest.length <= LONGEST;
  }

  /** Ends the text. False if it ends inside a quoted cell; that record is dropped. */
  end(): boolean {
    return this.#read(this.#rest, true) === this.#rest.length;
  }

  #read(text: string, isLast: boolean): number {
    let start = 0;
    while (start < text.length) {
      const next = this.#row(text, start, isLast);
      if (next < 0) return start;
      start = next;
    }
    return start;
  }

  /** The index of the next record; -1 if this one is incomplete. */
  #row(text: string, start: number, isLast: boolean): number {
    const cells: string[] = [];
    let at = start;
    for (;;) {
      const cell = text.charCodeAt(at) === QUOTE ? quoted(text, at) : { text: "", end: at };
      if (!cell) return -1;
      const end = this.#endOfCell(text, cell.end);
      if (end >= text.length && !isLast) return -1;
      cells.push(cell.end === at ? text.slice(at, end) : cell.text);
      at = end + 1;
      if (text.charCodeAt(end) === this.#separator) continue;
      if (text.charCodeAt(end) === RETURN && text.charCodeAt(at) === NEW_LINE) at += 1;
      else if (text.charCodeAt(end) === RETURN && at >= text.length && !isLast) return -1;
      if (cells.length > 1 || cells[0] !== "") this.#take(cells);
      return Math.min(at, text.length);
    }
  }

  #endOfCell(text: string, from: number): number {
    for (let at = from; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === this.#separator || code === NEW_LINE || code === RETURN) return at;
    }
    return text.length;
  }
}

const QUOTE = 34;
const RETURN = 13;
const NEW_LINE = 10;

/** A quoted cell, and the index after its closing mark; undefined without one. A mark at a piece's end may be half a doubled one. */
function quoted(text: string, start: number): Cell | undefined {
  let isDoubled = false;
  let end = start + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end < 0) return undefined;
    if (text.charCodeAt(end + 1) !== QUOTE) break;
    isDoubled = true;
    end += 2;
  }
  const inside = text.slice(start + 1, end);
  return { text: isDoubled ? inside.replace(/""/g, '"') : inside, end: end + 1 };
}
