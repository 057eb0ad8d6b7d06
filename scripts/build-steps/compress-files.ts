// A thread of compress.ts: compresses the files it is given, one after the other.
import { readFileSync, writeFileSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib";

/** Below this a compressed variant saves nothing that a packet would notice. */
const SMALLEST = 256;

for (const file of workerData) {
  const body = readFileSync(file);
  if (body.length < SMALLEST) continue;
  const variants = {
    br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gz: gzipSync(body, { level: 9 }),
    zst: zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  };
  for (const [ending, data] of Object.entries(variants)) if (data.length < body.length) writeFileSync(`${file}.${ending}`, data);
}
