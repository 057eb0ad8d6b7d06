import { ContentFault } from "./fault.ts";

const HOW = "save it again as UTF-8 (in Notepad: Save as, Encoding: UTF-8)";

/**
 * The text of a file of content/, without the mark with which Windows begins some files. Throws a
 * ContentFault when its bytes are not UTF-8 (https://encoding.spec.whatwg.org/#utf-8): it would be
 * published with other letters than its writer sees.
 */
export function decodeText(file: string, bytes: Uint8Array): string {
  if (isUtf16(bytes)) throw unreadable(file, 1, 1, `is saved as UTF-16: ${HOW}`);
  const whole = decoded(bytes);
  if (whole !== undefined) return whole;
  const lines = linesOf(bytes);
  const at = lines.findIndex((line) => decoded(line) === undefined);
  const line = lines[at] ?? bytes;
  // The longest beginning of the line that is UTF-8 ends before the letter that is not.
  const column =
    [...line.keys()].findLast((end) => decoded(line.subarray(0, end)) !== undefined) ?? 0;
  const letter = windows.decode(line.subarray(column, column + 1));
  throw unreadable(
    file,
    at + 1,
    column + 1,
    `is not saved as UTF-8, and ${letter} would be lost: ${HOW}`,
    windows.decode(line).trim(),
  );
}

/** What most machines that do not save UTF-8 save. */
const windows = new TextDecoder("windows-1252");

/** The text of bytes in UTF-8, undefined when they are not. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** By its mark, or by a NUL, which no text has. */
const isUtf16 = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) ||
  (first === 0xfe && second === 0xff) ||
  first === 0 ||
  second === 0;

function linesOf(bytes: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let start = 0; start <= bytes.length; ) {
    const end = bytes.indexOf(0x0a, start);
    lines.push(bytes.subarray(start, end < 0 ? bytes.length : end));
    start = end < 0 ? bytes.length + 1 : end + 1;
  }
  return lines;
}

const unreadable = (file: string, line: number, column: number, message: string, read?: string) =>
  new ContentFault([{ file, line, column, message, ...(read && { read }) }]);
