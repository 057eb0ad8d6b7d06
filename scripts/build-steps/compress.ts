import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import { filesBelow } from "./files.ts";

const COMPRESSIBLE = /\.(html|css|js|svg|json|xml|txt|ics|webmanifest)$/;
/** Below this a compressed variant saves nothing that a packet would notice. */
const SMALLEST = 256;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const zstd = promisify(zstdCompress);

/** Writes .br, .gz and .zst beside every text file of the built site, each at its strongest level. */
export async function compress(siteFolder: string): Promise<void> {
  const files = filesBelow(siteFolder).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string) {
  const body = readFileSync(file);
  if (body.length < SMALLEST) return;
  const [br, gz, zst] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length, 16, 22) } }),
    zip(body, { level: 9 }),
    zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: windowBits(body.length, 16, 22) } }),
  ]);
  for (const [ending, data] of [
    ["br", br],
    ["gz", gz],
    ["zst", zst],
  ] as const) {
    if (data.length < body.length) writeFileSync(`${file}.${ending}`, data);
  }
}

/** A window just larger than the file: the default ones cost more memory to set up than a small file takes to compress. */
function windowBits(bytes: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(bytes + 1))));
}
