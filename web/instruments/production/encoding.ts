import type { Dialect } from "web/instruments/frame/row-splitter.ts";
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
  const zeros = [0, 1].map((start) => head.filter((byte, i) => byte === 0 && i % 2 === start).length);
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

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Concordance: þ (U+00FE) around fields, U+0014 between them. Some programs save U+00B6, which editors show for U+0014. */
export const delimiters = { u0014: "\u0014", pilcrow: "¶", comma: ",", tab: "\t", semicolon: ";", pipe: "|" } as const;
export const qualifiers = { thorn: "þ", quote: '"', caret: "^", none: "" } as const;
export type DelimiterName = keyof typeof delimiters;
export type QualifierName = keyof typeof qualifiers;

/** Detects a load file's dialect from its first line; undefined without a delimiter. */
export function detectDialect(head: string): Dialect | undefined {
  const newline = head.includes("\n") || !head.includes("\r") ? "\n" : "\r";
  const line = head.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/, 1)[0] ?? "";
  const opening = ["þ", '"', "^"].find((qualifier) => line.startsWith(qualifier));
  const delimiter = (opening && afterFirst(line, opening)) ?? mostFrequent(line);
  if (!delimiter) return undefined;
  const isPlain = delimiter !== delimiters.u0014 && delimiter !== delimiters.pilcrow;
  return { delimiter, qualifier: opening ?? (isPlain ? '"' : line.includes("þ") ? "þ" : ""), newline };
}

const candidates: readonly string[] = Object.values(delimiters);

function afterFirst(line: string, qualifier: string): string | undefined {
  const next = line[line.indexOf(qualifier, 1) + 1];
  return next !== undefined && candidates.includes(next) ? next : undefined;
}

function mostFrequent(line: string): string | undefined {
  const counted = candidates.map((candidate) => ({ candidate, times: line.split(candidate).length - 1 }));
  const best = counted.reduce((a, b) => (b.times > a.times ? b : a));
  return best.times > 0 ? best.candidate : undefined;
}
