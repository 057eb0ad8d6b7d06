import { bytesOfEntry, type ZipEntry, zipEntries } from "web/instruments/frame/zip-file.ts";
import { HEAD, kindOfHead } from "./kind-of-head.ts";
import type { MailCollector } from "./mail-collector.ts";

/** Reads a zip's messages and mailboxes in order; inner zips are listed, not opened. `reach` gets the share done. */
export async function readZip(
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
    await readEntry(name, zip, entry, collector, hear).catch(() => collector.refuse(name, "damaged"));
    before += entry.packed;
  }
}

async function readEntry(name: string, zip: Blob, entry: ZipEntry, collector: MailCollector, hear: (share: number) => void): Promise<void> {
  if (entry.isEncrypted) return collector.refuse(name, "encrypted");
  if (entry.size === 0) return collector.refuse(name, "empty");
  if (entry.method !== 0 && entry.method !== 8) return collector.refuse(name, "packing");
  const kind = kindOfHead(await headOf(zip, entry), name);
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

async function headOf(zip: Blob, entry: ZipEntry): Promise<Uint8Array> {
  const head = new Uint8Array(Math.min(HEAD, entry.size));
  let at = 0;
  for await (const piece of bytesOfEntry(zip, entry)) {
    head.set(piece.subarray(0, head.length - at), at);
    at += Math.min(piece.length, head.length - at);
    if (at === head.length) break;
  }
  return head;
}
