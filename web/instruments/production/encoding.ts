import { bytesOf, headOf, type Source } from "./source.ts";

/** Encodings of load files, by TextDecoder's names (Encoding Standard §4.2). */
export const encodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export type Encoding = (typeof encodings)[number];

/** Bytes read for detection. */
export const HEAD = 65_536;

/**
 * Detects the encoding from the first bytes: UTF-16 by its byte order mark or by zeros in every second byte, UTF-8 if valid. The rest is
 * Windows-1252: Concordance's qualifier is the byte FE there, which UTF-8 never has.
 */
export function detectEncoding(head: Uint8Array): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const zeros = [0, 1].map((start) => countZeros(head, start));
  const half = head.length / 2;
  if ((zeros[1] ?? 0) > half * 0.4) return "utf-16le";
  if ((zeros[0] ?? 0) > half * 0.4) return "utf-16be";
  return isUtf8(head) ? "utf-8" : "windows-1252";
}

/**
 * Detects the encoding of a file. If its first bytes are ASCII, the rest decides: more bytes that are not UTF-8 than characters that are
 * make it Windows-1252.
 */
export async function encodingOf(source: Source): Promise<Encoding> {
  const head = await headOf(source, HEAD);
  const encoding = detectEncoding(head);
  if (encoding !== "utf-8" || head.length >= source.size || head.some((byte) => byte > 0x7f)) return encoding;
  const decoder = new TextDecoder();
  let [whole, broken] = [0, 0];
  for await (const piece of bytesOf(source)) {
    for (const [sign] of decoder.decode(piece, { stream: true }).matchAll(/[^\0-\x7f]/g)) sign === "\ufffd" ? broken++ : whole++;
  }
  return broken > whole ? "windows-1252" : "utf-8";
}

/** Decodes bytes; drops a character that is cut off at the end. */
export const decodeHead = (head: Uint8Array, encoding: Encoding) => new TextDecoder(encoding).decode(head, { stream: true });

function countZeros(bytes: Uint8Array, start: number): number {
  let zeros = 0;
  for (let i = start; i < bytes.length; i += 2) if (bytes[i] === 0) zeros++;
  return zeros;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
