import type { ReadText } from "./read-text.ts";

/**
 * A file as it was given, with its path inside the folder it came in: "2026/March/memo.pdf". Paths
 * use "/".
 */
export type GivenFile = {
  readonly path: string;
  readonly file: File;
  /** What another worker has read of it: the text of a PDF. */
  readonly read?: ReadText;
};

const units = ["bytes", "KB", "MB", "GB", "TB"] as const;

/** Bytes as people read them, in thousands: 1,284,066 is "1.3 MB". */
export function fileSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  const digits = unit > 0 && value < 9.95 ? 1 : 0;
  return `${value.toFixed(digits)}\u00a0${units[unit]}`;
}

/** Bytes per read. Blob.stream() gives 64 KB at a time, each from another process. */
const PIECE = 4 * 1024 * 1024;

/**
 * Yields a blob's bytes in order. The next piece is read while the current one is processed; at
 * most two are in memory.
 */
export async function* piecesOf(blob: Blob): AsyncGenerator<Uint8Array> {
  const read = (start: number) => blob.slice(start, start + PIECE).arrayBuffer();
  let next = read(0);
  for (let start = 0; start < blob.size; start += PIECE) {
    const piece = await next;
    next = start + PIECE < blob.size ? read(start + PIECE) : Promise.resolve(new ArrayBuffer(0));
    // If the work on this piece fails, nothing awaits the next one.
    next.catch(() => undefined);
    yield new Uint8Array(piece);
  }
}

/** Several pieces of bytes as one. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
