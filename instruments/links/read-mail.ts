import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { linksUnread } from "content/instruments.ts";
import { faultOf } from "instruments/frame/fault.ts";
import { type GivenFile, joined, piecesOf } from "instruments/frame/files.ts";
import type { Progress } from "instruments/frame/progress.ts";
import {
  bytesOfEntry,
  headOfEntry,
  type ZipEntry,
  zipEntries,
} from "instruments/frame/zip-file.ts";
import { HEAD, kindOfHead } from "./cloud-file.ts";
import { type ReadMessage, readMessage } from "./read-message.ts";

/** `most` is the size of the largest message that is read, in bytes. */
export type MailQuestion = { readonly files: readonly GivenFile[]; readonly most: number };

/**
 * Reads messages, mailboxes and zips of them. What cannot be read is listed with its reason. Only
 * one message of a mailbox is in memory.
 */
export async function readMail(
  { files, most }: MailQuestion,
  tell: (progress: Progress) => void,
  readOutlook?: ReadOutlook,
): Promise<MailFound> {
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const collector = mailCollector(most, readOutlook);
  let before = 0;
  for (const { path, file } of files) {
    const reach = (bytes: number, at: string) =>
      tell({ done: before + Math.min(bytes, file.size), total, at });
    reach(0, path);
    const digest = await readFile(path, file, collector, reach).catch((error: unknown) => {
      collector.refuse(path, faultOf(error).kind === "unreadable" ? "unreadable" : "damaged");
      return null;
    });
    collector.inputs.push({ name: path, size: file.size, sha256: digest });
    before += file.size;
  }
  return collector.found(Date.now());
}

type Reach = (bytes: number, at: string) => void;

/** Reads a file and returns its SHA-256, null if nothing in it was read. */
async function readFile(
  path: string,
  file: File,
  collector: MailCollector,
  reach: Reach,
): Promise<string | null> {
  const kind = kindOfHead(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()), path);
  if (kind === "pst" || kind === "empty" || kind === "notMail") {
    collector.refuse(path, kind);
    return null;
  }
  const hash = sha256.create();
  let read = 0;
  const pieces = async function* () {
    for await (const piece of piecesOf(file)) {
      hash.update(piece);
      read += piece.length;
      reach(kind === "zip" ? read / 2 : read, path);
      yield piece;
    }
  };
  if (kind === "zip") {
    for await (const _ of pieces());
    await readZip(path, file, collector, (share, at) => reach(file.size * (0.5 + share / 2), at));
  } else await collector.read(path, kind, file.size, pieces());
  return read === file.size ? bytesToHex(hash.digest()) : null;
}

/**
 * Reads a zip's messages and mailboxes in order; inner zips are listed, not opened. `reach` gets
 * the share done.
 */
async function readZip(
  path: string,
  zip: Blob,
  collector: MailCollector,
  reach: (share: number, at: string) => void,
): Promise<void> {
  const entries = await zipEntries(zip);
  if (!entries) return collector.refuse(path, "damaged");
  if (entries.length === 0) return collector.refuse(path, "noMail");
  const total = entries.reduce((sum, { packed }) => sum + packed, 0) || 1;
  let before = 0;
  for (const entry of entries) {
    const name = `${path} › ${entry.name}`;
    const done = before;
    const hear = (share: number) => reach((done + entry.packed * share) / total, name);
    hear(0);
    await readEntry(name, zip, entry, collector, hear).catch(() =>
      collector.refuse(name, "damaged"),
    );
    before += entry.packed;
  }
}

async function readEntry(
  name: string,
  zip: Blob,
  entry: ZipEntry,
  collector: MailCollector,
  hear: (share: number) => void,
): Promise<void> {
  if (entry.isEncrypted) return collector.refuse(name, "encrypted");
  if (entry.size === 0) return collector.refuse(name, "empty");
  if (entry.method !== 0 && entry.method !== 8) return collector.refuse(name, "packing");
  const kind = kindOfHead(await headOfEntry(zip, entry, HEAD), name);
  if (kind === "zip" || kind === "pst" || kind === "empty" || kind === "notMail")
    return collector.refuse(name, kind);
  let read = 0;
  const pieces = async function* () {
    for await (const piece of bytesOfEntry(zip, entry)) {
      read += piece.length;
      hear(read / entry.size);
      yield piece;
    }
  };
  await collector.read(name, kind, entry.size, pieces());
}

/** Why a file, or a message of a mailbox, was not read. */
type Unread = keyof typeof linksUnread.reasons;

/** A message with the file it came from and, in a mailbox, its number there, from 1. */
export type MailMessage = ReadMessage & { readonly source: string; readonly number?: number };

/**
 * `messages` are those with a link to a file, a closed link or an attachment; `read` counts all.
 * `ended` in milliseconds since 1970.
 */
export type MailFound = ReturnType<MailCollector["found"]>;
type MailCollector = ReturnType<typeof mailCollector>;

/** Kinds of files with messages. */
type ReadableKind = "message" | "mbox" | "emlx" | "msg";

/** What reads Outlook's messages: given where they may occur, because it is large. */
export type ReadOutlook = (bytes: Uint8Array) => Promise<readonly ReadMessage[]>;

/** Collects what is read from each file. */
function mailCollector(most: number, readOutlook: ReadOutlook | undefined) {
  const inputs: { name: string; size: number; sha256: string | null }[] = [];
  const messages: MailMessage[] = [];
  const unread: { name: string; reason: Unread; number?: number }[] = [];
  /**
   * How many messages begin at a line with weekday and time, and how many at another “From ” line
   * above fields.
   */
  const mailboxes: { name: string; dated: number; undated: number }[] = [];
  const count = { read: 0, others: 0, sealed: 0 };
  const numbered = (number: number | undefined) => (number === undefined ? {} : { number });
  const refuse = (name: string, reason: Unread, number?: number): void =>
    void unread.push({ name, reason, ...numbered(number) });

  /** Reads a message or mailbox of `size` bytes in pieces. */
  async function read(
    source: string,
    kind: ReadableKind,
    size: number,
    pieces: AsyncIterable<Uint8Array>,
  ): Promise<void> {
    if (kind === "mbox") return readMbox(source, pieces);
    if (size > most) return refuse(source, "tooLarge");
    const bytes = new Uint8Array(size);
    let at = 0;
    for await (const piece of pieces) {
      bytes.set(piece, at);
      at += piece.length;
    }
    if (kind === "msg") take(source, await readOutlook?.(bytes).catch(() => undefined));
    else take(source, await messagesIn(kind === "emlx" ? emlxMessage(bytes) : bytes));
  }

  async function readMbox(source: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
    const { push, end, counts } = mboxSplitter(most);
    const takeAll = async (ended: Generator<MboxMessage>) => {
      for (const { number, bytes } of ended) {
        if (bytes) take(source, await messagesIn(bytes), number);
        else refuse(source, "tooLarge", number);
      }
    };
    for await (const piece of pieces) await takeAll(push(piece));
    await takeAll(end());
    mailboxes.push({
      name: source,
      dated: counts.messages - counts.undated,
      undated: counts.undated,
    });
  }

  const messagesIn = (bytes: Uint8Array) => readMessage(bytes).catch(() => undefined);

  function take(source: string, found: readonly ReadMessage[] | undefined, number?: number) {
    if (!found) return refuse(source, "damaged", number);
    count.read += found.length;
    for (const { unopened = 0, ...message } of found) {
      count.others += message.others;
      if (message.sealed) count.sealed++;
      if (unopened > 0) refuse(source, "within", number);
      if (message.links.length + message.attachments.length > 0)
        messages.push({ ...message, source, ...numbered(number) });
    }
  }

  return {
    inputs,
    refuse,
    read,
    found: (ended: number) => ({ inputs, messages, mailboxes, unread, ...count, ended }),
  };
}

/**
 * The message of an .emlx file: as many bytes as its first line says. A number larger than the
 * file: up to its end.
 */
function emlxMessage(bytes: Uint8Array): Uint8Array {
  const start = bytes.indexOf(10) + 1;
  return bytes.subarray(
    start,
    start + Number.parseInt(new TextDecoder("latin1").decode(bytes.subarray(0, start)).trim(), 10),
  );
}

/**
 * A message of a mailbox file, counted from 1. Without `bytes` it was larger than allowed, and was
 * not kept.
 */
type MboxMessage = { readonly number: number; readonly size: number; readonly bytes?: Uint8Array };

const LINE_FEED = 10;
const [F, QUOTE] = [70, 62];
/** A longer line, cut by the end of a piece, cannot begin a message. */
const LONGEST_FIRST_LINE = 1024;
/**
 * `From sender Fri Mar 6 18:40:00 2026`: weekday and time distinguish it from prose that begins
 * with “From”.
 */
const datedLine = /^From .*\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b.*\d:\d\d.*\d{4}/;
/**
 * Thunderbird’s bare `From `, or a sender, with or without some other date. It counts only above a
 * field of a message.
 */
const bareLine = /^From ?-?\s*$|^From \S*[@-]\S*(?:\s.*\d.*)?\s*$|^From \S+\s.*\d[-:./T]\d/;
const firstField = new RegExp(
  [
    "^>?(?:From|To|Cc|Date|Subject|Received|Return-Path|Delivered-To|Message-ID|MIME-Version|Reply-To|Sender|",
    String.raw`Status|Content-[\w-]+|DKIM-Signature|ARC-[\w-]+|Envelope-To|X-[\w-]+)[ \t]*:`,
  ].join(""),
  "i",
);
const quotedLine = /^>+From /;

/**
 * Splits an mbox file (RFC 4155; undoes mboxrd and mboxo quoting) that comes in pieces of any size.
 * Only one message is in memory. A message over `most` bytes is not kept.
 */
export function mboxSplitter(most: number) {
  let parts: Uint8Array[] = [];
  let size = 0;
  let tail: Uint8Array = new Uint8Array(0);
  let isMidLine = false;
  /** All messages, and those that began at a line without weekday and time. */
  const counts = { messages: 0, undated: 0 };

  /** The messages that end in this piece. */
  const push = (piece: Uint8Array): Generator<MboxMessage> => read(piece, false);

  /** The last messages at the end of the file. Its last line may lack a line feed. */
  function* end(): Generator<MboxMessage> {
    yield* read(new Uint8Array(0), true);
    keep(tail);
    tail = new Uint8Array(0);
    yield* finish();
  }

  function* read(piece: Uint8Array, isLast: boolean): Generator<MboxMessage> {
    const bytes = tail.length > 0 ? joined([tail, piece]) : piece;
    tail = new Uint8Array(0);
    let kept = 0;
    let line = isMidLine ? bytes.indexOf(LINE_FEED) + 1 : 0;
    if (isMidLine && line === 0) return keep(bytes);
    let stop = bytes.indexOf(LINE_FEED, line);
    for (
      ;
      stop >= 0 && line < bytes.length;
      line = stop + 1, stop = bytes.indexOf(LINE_FEED, line)
    ) {
      const first = bytes[line];
      if (first !== F && first !== QUOTE) continue;
      const text = asciiOf(bytes, line, stop);
      if (first === QUOTE && quotedLine.test(text)) {
        keep(bytes.subarray(kept, line));
        kept = line + 1;
        continue;
      }
      const isDated = datedLine.test(text);
      const isBare = !isDated && bareLine.test(text);
      // The next line decides, and is not here yet.
      if (
        isBare &&
        !isLast &&
        bytes.length - stop <= LONGEST_FIRST_LINE &&
        bytes.indexOf(LINE_FEED, stop + 1) < 0
      )
        break;
      const isFirst = counts.messages === 0 && text.startsWith("From ");
      if (
        !isDated &&
        !isFirst &&
        !(isBare && firstField.test(asciiOf(bytes, stop + 1, bytes.length)))
      )
        continue;
      keep(bytes.subarray(kept, line));
      yield* finish();
      counts.messages++;
      if (!isDated) counts.undated++;
      kept = stop + 1;
    }
    const isShort = bytes.length - line <= 2 * LONGEST_FIRST_LINE;
    keep(bytes.subarray(kept, isShort ? Math.max(line, kept) : bytes.length));
    tail = isShort ? bytes.slice(Math.max(line, kept)) : new Uint8Array(0);
    isMidLine = !isShort;
  }

  /** Drops text before the first message. */
  function* finish(): Generator<MboxMessage> {
    const isWhole = size <= most;
    if (counts.messages > 0)
      yield { number: counts.messages, size, ...(isWhole ? { bytes: joined(parts) } : {}) };
    parts = [];
    size = 0;
  }

  function keep(part: Uint8Array): void {
    if (part.length === 0) return;
    size += part.length;
    if (size > most) parts = [];
    else parts.push(part);
  }

  return { push, end, counts };
}

function asciiOf(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, Math.min(end, start + LONGEST_FIRST_LINE)));
}
