import { joined } from "web/instruments/frame/files.ts";

/** A message of a mailbox file, counted from 1. Without `bytes` it was larger than allowed, and was not kept. */
export type MboxMessage = { readonly number: number; readonly size: number; readonly bytes?: Uint8Array };

const LINE_FEED = 10;
const [F, QUOTE] = [70, 62];
/** A longer line, cut by the end of a piece, cannot begin a message. */
const LONGEST_FIRST_LINE = 1024;
/** `From sender Fri Mar 6 18:40:00 2026`: weekday and time distinguish it from prose that begins with “From”. */
const datedLine = /^From .*\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b.*\d:\d\d.*\d{4}/;
/** Thunderbird’s bare `From `, or a sender, with or without some other date. It counts only above a field of a message. */
const bareLine = /^From ?-?\s*$|^From \S*[@-]\S*(?:\s.*\d.*)?\s*$|^From \S+\s.*\d[-:./T]\d/;
const firstField =
  /^>?(?:From|To|Cc|Date|Subject|Received|Return-Path|Delivered-To|Message-ID|MIME-Version|Reply-To|Sender|Status|Content-[\w-]+|DKIM-Signature|ARC-[\w-]+|Envelope-To|X-[\w-]+)[ \t]*:/i;
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
  /** Messages that began at a line without weekday and time. */
  undated = 0;

  get messages(): number {
    return this.#number;
  }

  constructor(most: number) {
    this.#most = most;
  }

  /** The messages that end in this piece. */
  push(piece: Uint8Array): Generator<MboxMessage> {
    return this.#read(piece, false);
  }

  /** The last messages at the end of the file. Its last line may lack a line feed. */
  *end(): Generator<MboxMessage> {
    yield* this.#read(new Uint8Array(0), true);
    this.#keep(this.#tail);
    this.#tail = new Uint8Array(0);
    yield* this.#finish();
  }

  *#read(piece: Uint8Array, isLast: boolean): Generator<MboxMessage> {
    const bytes = this.#tail.length > 0 ? joined([this.#tail, piece]) : piece;
    this.#tail = new Uint8Array(0);
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
        continue;
      }
      const isDated = datedLine.test(text);
      const isBare = !isDated && bareLine.test(text);
      // The next line decides, and is not here yet.
      if (isBare && !isLast && bytes.length - end <= LONGEST_FIRST_LINE && bytes.indexOf(LINE_FEED, end + 1) < 0) break;
      const isFirst = this.#number === 0 && text.startsWith("From ");
      if (!isDated && !isFirst && !(isBare && firstField.test(asciiOf(bytes, end + 1, bytes.length)))) continue;
      this.#keep(bytes.subarray(kept, line));
      yield* this.#finish();
      this.#number++;
      if (!isDated) this.undated++;
      kept = end + 1;
    }
    const isShort = bytes.length - line <= 2 * LONGEST_FIRST_LINE;
    this.#keep(bytes.subarray(kept, isShort ? Math.max(line, kept) : bytes.length));
    this.#tail = isShort ? bytes.slice(Math.max(line, kept)) : new Uint8Array(0);
    this.#isMidLine = !isShort;
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
