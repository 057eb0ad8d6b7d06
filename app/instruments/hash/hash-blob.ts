import { md5, sha1 } from "@noble/hashes/legacy.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { createHash } from "sha256-uint8array";
import { piecesOf } from "#app/instruments/frame/pieces-of.ts";
import type { Algorithm } from "./algorithm.ts";

/** SHA-256 by sha256-uint8array: in Chromium it takes two thirds of the time of @noble/hashes (bench/instruments-hash.ts), which has the two old ones. */
const hashers = {
  sha256: () => createHash("sha256"),
  sha1: () => sha1.create(),
  md5: () => md5.create(),
} as const satisfies Record<Algorithm, unknown>;

/** The digests of a blob, of which two pieces are in memory at a time. `onBytes` hears the size of each piece. Rejects when it cannot be read. */
export async function hashBlob(
  blob: Blob,
  algorithms: readonly Algorithm[],
  onBytes: (bytes: number) => void,
): Promise<Readonly<Partial<Record<Algorithm, string>>>> {
  const running = algorithms.map((algorithm) => ({ algorithm, hash: hashers[algorithm]() }));
  for await (const piece of piecesOf(blob)) {
    for (const { hash } of running) hash.update(piece);
    onBytes(piece.length);
  }
  return Object.fromEntries(running.map(({ algorithm, hash }) => [algorithm, bytesToHex(hash.digest())]));
}
