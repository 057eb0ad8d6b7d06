import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { faultOf } from "web/instruments/frame/fault.ts";
import { type GivenFile, piecesOf } from "web/instruments/frame/files.ts";
import type { Progress } from "web/instruments/frame/worker.ts";
import { bytesOfEntry, headOfEntry, type ZipEntry, zipEntries } from "web/instruments/frame/zip-file.ts";
import { HEAD, kindOfHead } from "./kind-of-name.ts";
import { MailCollector, type MailFound, type ReadOutlook } from "./mail-collector.ts";

/** `most` is the size of the largest message that is read, in bytes. */
export type MailQuestion = { readonly files: readonly GivenFile[]; readonly most: number };

/**
 * Reads messages, mailboxes and zips of them. What cannot be read is listed with its reason. Only one message of a mailbox is in memory.
 */
export async function readMail(
  { files, most }: MailQuestion,
  tell: (progress: Progress) => void,
  readOutlook?: ReadOutlook,
): Promise<MailFound> {
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const collector = new MailCollector(most, readOutlook);
  let before = 0;
  for (const { path, file } of files) {
    const reach = (bytes: number, at: string) => tell({ done: before + Math.min(bytes, file.size), total, at });
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
async function readFile(path: string, file: File, collector: MailCollector, reach: Reach): Promise<string | null> {
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

/** Reads a zip's messages and mailboxes in order; inner zips are listed, not opened. `reach` gets the share done. */
async function readZip(path: string, zip: Blob, collector: MailCollector, reach: (share: number, at: string) => void): Promise<void> {
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
    await readEntry(name, zip, entry, collector, hear).catch(() => collector.refuse(name, "damaged"));
    before += entry.packed;
  }
}

async function readEntry(name: string, zip: Blob, entry: ZipEntry, collector: MailCollector, hear: (share: number) => void): Promise<void> {
  if (entry.isEncrypted) return collector.refuse(name, "encrypted");
  if (entry.size === 0) return collector.refuse(name, "empty");
  if (entry.method !== 0 && entry.method !== 8) return collector.refuse(name, "packing");
  const kind = kindOfHead(await headOfEntry(zip, entry, HEAD), name);
  if (kind === "zip" || kind === "pst" || kind === "empty" || kind === "notMail") return collector.refuse(name, kind);
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
