import type { LabelCell } from "./bag.tsx";
import { instrumentFrame } from "./words.ts";
import type { TimedProgress } from "./worker.ts";

/** A file as it was given, with its path inside the folder it came in: "2026/March/memo.pdf". Paths use "/". */
export type GivenFile = { readonly path: string; readonly file: File };

/** The files of an input element, in the order of the browser. */
export function filesOfInput(input: HTMLInputElement): readonly GivenFile[] {
  return [...(input.files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** The dropped or pasted files, including all files in folders. Call it within the event: the browser drops the entries afterwards. */
export async function filesOfTransfer(transfer: DataTransfer): Promise<readonly GivenFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const loose = [...transfer.files].map((file) => ({ path: file.name, file }));
  if (entries.length === 0) return loose;
  return (await Promise.all(entries.map(filesOfEntry))).flat();
}

async function filesOfEntry(entry: FileSystemEntry): Promise<readonly GivenFile[]> {
  if (isFileEntry(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path: entry.fullPath.replace(/^\//, ""), file }];
  }
  if (!isFolderEntry(entry)) return [];
  const reader = entry.createReader();
  const children: FileSystemEntry[] = [];
  // readEntries returns up to a hundred entries at a time, and none at the end.
  for (;;) {
    const batch = await new Promise<readonly FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) break;
    children.push(...batch);
  }
  const files: GivenFile[] = [];
  for (const child of children) files.push(...(await filesOfEntry(child)));
  return files;
}

const isFileEntry = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolderEntry = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** The bag's label: its four terms, with the values that are known. The last cell is as wide as the bag. */
export function labelOf(terms: Readonly<Record<string, string>>, values: readonly (string | undefined)[]): readonly LabelCell[] {
  const all = Object.values(terms);
  return all.map((term, i) => {
    const value = values[i];
    return { term, ...(value === undefined ? {} : { value }), ...(i === all.length - 1 ? { wide: true } : {}) };
  });
}

type SizedFile = { readonly name: string; readonly size: number };

/** The first two values of the label: the name, or how many files there are, and their size. */
export function namesOf(files: readonly SizedFile[]): readonly [string, string] {
  const [first, ...others] = files;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return [others.length > 0 ? instrumentFrame.files(files.length) : (first?.name ?? ""), fileSize(bytes)];
}

export type ProgressWords = { readonly of: (total: string) => string; readonly speed?: (perSecond: string) => string };

/** Words for progress in bytes: done of total, and the speed once known. */
export function bytesRead({ of, speed }: ProgressWords, { done, total, elapsed }: TimedProgress) {
  const perSecond = elapsed > 0 ? (done / elapsed) * 1000 : 0;
  return { done: fileSize(done), of: of(fileSize(total)), ...(speed && perSecond > 0 ? { speed: speed(fileSize(perSecond)) } : {}) };
}

/** The first two values of the label, for an instrument that reads the first file alone. */
export const firstOf = ([first]: readonly GivenFile[]) => [first?.path, first && fileSize(first.file.size)];

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

/** Yields a blob's bytes in order. The next piece is read while the current one is processed; at most two are in memory. */
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
