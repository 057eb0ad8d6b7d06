import { createHash } from "sha256-uint8array";
import type { Encoding } from "./encoding.ts";
import type { Input } from "./inspection.ts";
import type { RowSplitter } from "./row-splitter.ts";
import { bytesOf, type Source } from "./source.ts";

/** Passes a file to a splitter and to SHA-256. `onBytes` first gets each piece's size, and whether a character could not be decoded. */
export async function streamRows(
  source: Source,
  encoding: Encoding,
  splitter: RowSplitter,
  onBytes: (bytes: number, isSuspect: boolean) => void,
): Promise<Input> {
  const decoder = new TextDecoder(encoding);
  const hash = createHash("sha256");
  for await (const piece of bytesOf(source)) {
    hash.update(piece);
    const text = decoder.decode(piece, { stream: true });
    onBytes(piece.length, text.includes("\uFFFD"));
    splitter.push(text);
  }
  splitter.push(decoder.decode());
  splitter.end();
  return { name: source.path, size: source.size, sha256: hash.digest("hex") };
}
