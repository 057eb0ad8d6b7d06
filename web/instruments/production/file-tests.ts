import { hashPieces } from "web/instruments/hash/hash-files.ts";
import { type Algorithm, algorithmOf } from "web/instruments/hash/manifest.ts";
import type { Findings } from "./finding.ts";
import { hasRedactionMark } from "./redaction-flag.ts";
import type { Named, RowReader } from "./row-reader.ts";
import { bytesOf, headOf, type Source } from "./source.ts";

/** Texts up to this size, in bytes, may be blank and are read; larger ones have words. */
const MAY_BE_BLANK = 512;
/** Bytes of a redacted text that are searched for a mark. */
const MOST_TEXT = 4_000_000;
/** A text below this share of the usual size per page is not a full text. */
const FULL = 0.5;

/** `onBytes` gets the bytes read, for progress. */
export type FileContext = {
  readonly sources: readonly Source[];
  readonly findings: Findings;
  readonly onBytes: (bytes: number, at: string) => void;
};

/** The bytes that the tests below will read. */
export function bytesToRead({ texts, natives }: RowReader, sources: readonly Source[]): number {
  const read = texts.filter(({ file, isRedacted }) => isRedacted || (sources[file]?.size ?? 0) <= MAY_BE_BLANK);
  return [...read, ...natives].reduce((sum, { file }) => sum + (sources[file]?.size ?? 0), 0);
}

/** Reports texts without a word. */
export async function testEmptyTexts(texts: readonly Named[], { sources, findings, onBytes }: FileContext): Promise<void> {
  for (const { at, line, path, file, isRedacted } of texts) {
    const source = sources[file];
    if (!source || source.size > MAY_BE_BLANK) continue;
    const text = decoded(await headOf(source, MAY_BE_BLANK).catch(() => new Uint8Array(1).fill(63)));
    if (!isRedacted) onBytes(source.size, path);
    if (text.trim() === "") findings.add("emptyTexts", "textEmpty", at, line, path, String(source.size));
  }
}

/** Compares a row's hash with its native's; its length gives the algorithm. */
export async function testHashes(natives: RowReader["natives"], { sources, findings, onBytes }: FileContext): Promise<void> {
  for (const { at, line, path, file, hash } of natives) {
    const source = sources[file];
    const algorithm = algorithmOf(hash);
    if (!algorithm) findings.add("hashes", "hashUnread", at, line, hash);
    if (!source || !algorithm) continue;
    const own = await digestOf(source, algorithm, (bytes) => onBytes(bytes, path));
    if (own === undefined) findings.add("hashes", "hashNotMade", at, line, path);
    else if (own !== hash.toLowerCase()) findings.add("hashes", "hashDiffers", at, line, path, hash.toLowerCase(), own);
  }
}

async function digestOf(source: Source, algorithm: Algorithm, onBytes: (bytes: number) => void): Promise<string | undefined> {
  try {
    return (await hashPieces(bytesOf(source), [algorithm], onBytes))[algorithm];
  } catch {
    return undefined;
  }
}

/**
 * Finds documents marked as redacted that have a native, or a full text without a sign of redaction. Full: at least half the median size
 * per page of unredacted texts, or 200 bytes a page without any.
 */
export async function testRedacted(rows: RowReader, { sources, findings, onBytes }: FileContext): Promise<void> {
  const usual = medianOf(rows.texts.filter(({ isRedacted }) => !isRedacted).map(({ file, pages }) => sizePerPage(sources[file], pages)));
  const least = usual === undefined ? 200 : usual * FULL;
  const texts = new Map(rows.texts.filter(({ isRedacted }) => isRedacted).map((named) => [named.line, named]));
  for (const { at, line, pages, native, text } of rows.redacted) {
    if (native) findings.add("redacted", "redactedNative", at, line, native);
    const source = sources[texts.get(line)?.file ?? -1];
    const words = source ? decoded(await headOf(source, MOST_TEXT).catch(() => new Uint8Array())) : text;
    if (source) onBytes(source.size, source.path);
    const perPage = (source?.size ?? text.length) / pages;
    if (words.trim() === "" || perPage < least || hasRedactionMark(words)) continue;
    findings.add("redacted", "redactedText", at, line, String(Math.round(perPage)), usual === undefined ? "" : String(Math.round(usual)));
  }
}

const sizePerPage = (source: Source | undefined, pages: number) => (source?.size ?? 0) / Math.max(pages, 1);

function medianOf(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}

/** Texts are UTF-8 or have a byte order mark; no test here depends on other bytes. */
function decoded(bytes: Uint8Array): string {
  const label = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(label).decode(bytes);
}
