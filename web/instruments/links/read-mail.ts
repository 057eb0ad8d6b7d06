import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { faultOf } from "web/instruments/frame/fault.ts";
import { type GivenFile, piecesOf } from "web/instruments/frame/files.ts";
import type { Progress } from "web/instruments/frame/worker.ts";
import { HEAD, kindOfHead } from "./kind-of-head.ts";
import { MailCollector, type MailFound, type ReadOutlook } from "./mail-collector.ts";
import { readZip } from "./read-zip.ts";

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
