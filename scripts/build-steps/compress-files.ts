// A thread of compress.ts: compresses the files it is given, one after the other.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { threadId, workerData } from "node:worker_threads";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Below this a compressed variant saves nothing that a packet would notice. */
const SMALLEST = 256;
/**
 * The strongest brotli for what most visitors fetch. Articles may be thousands: level 8 takes 3 ms where 11 takes 100, for a tenth more bytes
 * (54 KB of HTML: 14.5 KB and 13.1 KB).
 */
const isArticle = (file: string) => /[\\/](?:blog[\\/][^\\/]+|articles)[\\/][^\\/]+$/.test(file);
const STRONGEST = 11;
const FAST = 8;
const { brotli, zlib } = process.versions;

const { files, keep }: { files: readonly string[]; keep: string } = workerData;
for (const file of files) {
  const body = readFileSync(file);
  if (body.length < SMALLEST) continue;
  const quality = isArticle(file) ? FAST : STRONGEST;
  const methods = {
    br: () => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gz: () => gzipSync(body, { level: 9 }),
  };
  // Other compressors or levels make other bytes.
  const recipe = `br ${quality} ${brotli}, gz 9 ${zlib}`;
  const kept = join(keep, createHash("sha256").update(recipe).update(body).digest("hex"));
  for (const [ending, method] of Object.entries(methods)) {
    const data = remembered(`${kept}.${ending}`, method);
    if (data.length < body.length) writeFileSync(`${file}.${ending}`, data);
  }
}

/** What an earlier build made of the same bytes; else made now and kept. Renamed into place: a build that is stopped leaves no half file. */
function remembered(place: string, make: () => Buffer): Buffer {
  if (existsSync(place)) {
    const now = new Date();
    utimesSync(place, now, now);
    return readFileSync(place);
  }
  const data = make();
  const unfinished = `${place}.${process.pid}-${threadId}`;
  writeFileSync(unfinished, data);
  renameSync(unfinished, place);
  return data;
}
