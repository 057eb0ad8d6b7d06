/** A message of a mailbox file, counted from 1. Without `bytes` it was larger than allowed, and was not kept. */
export type MboxMessage = { readonly number: number; readonly size: number; readonly bytes?: Uint8Array };

const LINE_FEED = 10;
const [F, QUOTE] = [70, 62];
/** A longer line, cut by the end of a piece, cannot begin a message. */
const LONGEST_FIRST_LINE = 1024;
/** `From sender Fri Mar 6 18:40:00 2026`: weekday and time distinguish it from prose that begins with “From”. */
const firstLine = /^From .*\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b.*\d:\d\d.*\d{4}/;
const quotedLine = /^>+From /;

/**
 * Splits an mbox file (RFC 4155; undoes mboxrd and mboxo quoting) that comes in pieces of any size. Only one message is in memory. A
 * message over `most` bytes is not kept.
 */
export class MboxSplitter {
  readonly #most: number;
  #parts: Uint8Array[] = [];
  #size = 0;
  #number = 0;
  #tail: Uint8Array = new Uint8Array(0);
  #isMidLine = false;

  constructor(most: number) {
    this.#most = most;
  }

  /** The messages that end in this piece. */
  *push(piece: Uint8Array): Generator<MboxMessage> {
    const bytes = this.#tail.length > 0 ? joined([this.#tail, piece]) : piece;
    let kept = 0;
    let line = this.#isMidLine ? bytes.indexOf(LINE_FEED) + 1 : 0;
    if (this.#isMidLine && line === 0) return this.#keep(bytes);
    let end = bytes.indexOf(LINE_FEED, line);
    for (; end >= 0 && line < bytes.length; line = end + 1, end = bytes.indexOf(LINE_FEED, line)) {
      const first = bytes[line];
      if (first !== F && first !== QUOTE) continue;
      const text = asciiOf(bytes, line, end);
      if (first === QUOTE && quotedLine.test(text)) {
        this.#keep(bytes.subarray(kept, line));
        kept = line + 1;
      } else if (firstLine.test(text) || (this.#number === 0 && text.startsWith("From "))) {
        this.#keep(bytes.subarray(kept, line));
        yield* this.#finish();
        this.#number++;
        kept = end + 1;
      }
    }
    const isShort = bytes.length - line <= LONGEST_FIRST_LINE;
    this.#keep(bytes.subarray(kept, isShort ? line : bytes.length));
    this.#tail = isShort ? bytes.slice(Math.max(line, kept)) : new Uint8Array(0);
    this.#isMidLine = !isShort;
  }

  /** The last message at the end of the file. Its last line may lack a line feed. */
  *end(): Generator<MboxMessage> {
    this.#keep(this.#tail);
    this.#tail = new Uint8Array(0);
    yield* this.#finish();
  }

  /** Drops text before the first message. */
  *#finish(): Generator<MboxMessage> {
    const isWhole = this.#size <= this.#most;
    if (this.#number > 0) yield { number: this.#number, size: this.#size, ...(isWhole ? { bytes: joined(this.#parts) } : {}) };
    this.#parts = [];
    this.#size = 0;
  }

  #keep(part: Uint8Array): void {
    if (part.length === 0) return;
    this.#size += part.length;
    if (this.#size > this.#most) this.#parts = [];
    else this.#parts.push(part);
  }
}

function asciiOf(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, Math.min(end, start + LONGEST_FIRST_LINE)));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
