import { MboxSplitter } from "./mbox-splitter.ts";
import { type ReadMessage, readMessage } from "./read-message.ts";
import type { linksUnread } from "./words-unread.ts";

/** Why a file, or a message of a mailbox, was not read. */
export type Unread = keyof typeof linksUnread.reasons;

/** A message with the file it came from and, in a mailbox, its number there, from 1. */
export type MailMessage = ReadMessage & { readonly source: string; readonly number?: number };

/** `messages` are those with a link to a file, a closed link or an attachment; `read` counts all. `ended` in milliseconds since 1970. */
export type MailFound = {
  readonly inputs: readonly { readonly name: string; readonly size: number; readonly sha256: string | null }[];
  readonly messages: readonly MailMessage[];
  readonly read: number;
  /** Mailboxes: how many messages begin at a line with weekday and time, and how many at another “From ” line above fields. */
  readonly mailboxes: readonly { readonly name: string; readonly dated: number; readonly undated: number }[];
  readonly others: number;
  readonly unread: readonly { readonly name: string; readonly reason: Unread; readonly number?: number }[];
  readonly ended: number;
};

/** Kinds of files with messages. */
export type ReadableKind = "message" | "mbox" | "emlx" | "msg";

/** What reads Outlook's messages: given where they may occur, because it is large. */
export type ReadOutlook = (bytes: Uint8Array) => Promise<readonly ReadMessage[]>;

/** Collects what is read from each file. */
export class MailCollector {
  readonly #most: number;
  readonly #readOutlook: ReadOutlook | undefined;
  readonly #messages: MailMessage[] = [];
  readonly #unread: { name: string; reason: Unread; number?: number }[] = [];
  readonly #mailboxes: { name: string; dated: number; undated: number }[] = [];
  readonly inputs: { name: string; size: number; sha256: string | null }[] = [];
  #read = 0;
  #others = 0;

  constructor(most: number, readOutlook?: ReadOutlook) {
    this.#most = most;
    this.#readOutlook = readOutlook;
  }

  found(ended: number): MailFound {
    const found = { inputs: this.inputs, messages: this.#messages, read: this.#read, mailboxes: this.#mailboxes };
    return { ...found, others: this.#others, unread: this.#unread, ended };
  }

  refuse(name: string, reason: Unread, number?: number): void {
    this.#unread.push({ name, reason, ...(number === undefined ? {} : { number }) });
  }

  /** Reads a message or mailbox of `size` bytes in pieces. */
  async read(source: string, kind: ReadableKind, size: number, pieces: AsyncIterable<Uint8Array>): Promise<void> {
    if (kind === "mbox") return this.#readMbox(source, pieces);
    if (size > this.#most) return this.refuse(source, "tooLarge");
    const bytes = new Uint8Array(size);
    let at = 0;
    for await (const piece of pieces) {
      bytes.set(piece, at);
      at += piece.length;
    }
    if (kind === "msg") return this.#take(source, await this.#readOutlook?.(bytes).catch(() => undefined));
    await this.#keep(source, kind === "emlx" ? emlxMessage(bytes) : bytes);
  }

  async #readMbox(source: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
    const splitter = new MboxSplitter(this.#most);
    const take = async (messages: ReturnType<MboxSplitter["end"]>) => {
      for (const { number, bytes } of messages) {
        if (bytes) await this.#keep(source, bytes, number);
        else this.refuse(source, "tooLarge", number);
      }
    };
    for await (const piece of pieces) await take(splitter.push(piece));
    await take(splitter.end());
    const { undated, messages } = splitter;
    this.#mailboxes.push({ name: source, dated: messages - undated, undated });
  }

  async #keep(source: string, bytes: Uint8Array, number?: number): Promise<void> {
    this.#take(source, await readMessage(bytes).catch(() => undefined), number);
  }

  #take(source: string, messages: readonly ReadMessage[] | undefined, number?: number): void {
    if (!messages) {
      this.refuse(source, "damaged", number);
      return;
    }
    this.#read += messages.length;
    for (const message of messages) {
      this.#others += message.others;
      if (message.links.length + message.attachments.length === 0) continue;
      this.#messages.push({ ...message, source, ...(number === undefined ? {} : { number }) });
    }
  }
}

/** The message of an .emlx file: as many bytes as its first line says. A number larger than the file: up to its end. */
function emlxMessage(bytes: Uint8Array): Uint8Array {
  const start = bytes.indexOf(10) + 1;
  return bytes.subarray(start, start + Number.parseInt(new TextDecoder("latin1").decode(bytes.subarray(0, start)).trim(), 10));
}
