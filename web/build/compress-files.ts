// A thread of compress.ts: takes files from the common list and compresses them.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { threadId, workerData } from "node:worker_threads";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { CompressWork } from "./compress.ts";

/** Bytes; a smaller file fits in one packet, compressed or not. */
const SMALLEST = 256;
/**
 * Level 8 for articles, which may be thousands: 54 KB of HTML take 3 ms for 14.5 KB (level 11: 100
 * ms for 13.1 KB).
 */
const isArticle = (file: string) => /[\\/](?:blog[\\/][^\\/]+|articles)[\\/][^\\/]+$/.test(file);
/**
 * Level 10 takes 40 % of the processor time of level 11 for 2 % more bytes. Tests set
 * BUILD_COMPRESSION=fast: level 5 takes a tenth of the time of level 10 for 8 % more bytes.
 */
const STRONG = process.env.BUILD_COMPRESSION === "fast" ? 5 : 10;
const FAST = Math.min(8, STRONG);
const { brotli, zlib } = process.versions;

const { files, keep, taken }: CompressWork = workerData;
const counter = new Int32Array(taken);
const take = () => files[Atomics.add(counter, 0, 1)];
for (let file = take(); file !== undefined; file = take()) {
  const body = readFileSync(file);
  if (body.length < SMALLEST) continue;
  const quality = isArticle(file) ? FAST : STRONG;
  const methods = {
    br: () => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gz: () => gzipSync(body, { level: 9 }),
  };
  // Other compressors or levels give other bytes.
  const recipe = `br ${quality} ${brotli}, gz 9 ${zlib}`;
  const kept = join(keep, createHash("sha256").update(recipe).update(body).digest("hex"));
  for (const [ending, method] of Object.entries(methods)) {
    const data = remembered(`${kept}.${ending}`, method);
    if (data.length < body.length) writeFileSync(`${file}.${ending}`, data);
  }
}

/**
 * Reuses what an earlier build made of the same bytes, else makes it. Renamed into place, so that a
 * stopped build leaves no half file.
 */
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
