import { FaultError } from "./fault.ts";
import { piecesOf } from "./files.ts";

/**
 * A file in a zip: sizes in bytes, `method` 0 stored or 8 deflated, `header` the offset of its
 * local header.
 */
export type ZipEntry = Readonly<Record<"size" | "packed" | "method" | "header", number>> & {
  readonly name: string;
  readonly isEncrypted: boolean;
};

/**
 * Lists the files of a zip (APPNOTE 6.3.10 §4.3.12 to §4.3.16, with Zip64), without folders and
 * macOS shadow files. Reads only the list at the end. Undefined if there is none: the file is cut
 * off, or not a zip.
 */
export async function zipEntries(zip: Blob): Promise<readonly ZipEntry[] | undefined> {
  const list = await listOf(zip);
  if (!list || list.start + list.size > zip.size) return undefined;
  const view = await viewOf(zip, list.start, list.size);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + 46 <= view.byteLength && view.getUint32(at, true) === 0x02014b50) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    );
    const next = at + 46 + (nameLength ?? 0) + (extraLength ?? 0) + (noteLength ?? 0);
    if (next > view.byteLength) return undefined;
    entries.push(entryAt(view, at, nameLength ?? 0, extraLength ?? 0));
    at = next;
  }
  return entries.filter(
    ({ name }) => !name.endsWith("/") && !/(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/.test(name),
  );
}

/**
 * Unpacks an entry's bytes in pieces. Rejects if they cannot be unpacked, or differ in number from
 * the list.
 */
export async function* bytesOfEntry(
  zip: Blob,
  { name, size, packed, method, header }: ZipEntry,
): AsyncGenerator<Uint8Array> {
  const local = await viewOf(zip, header, 30);
  if (local.byteLength < 30 || local.getUint32(0, true) !== 0x04034b50)
    throw new FaultError({ kind: "unreadable", name });
  const start = header + 30 + local.getUint16(26, true) + local.getUint16(28, true);
  const data = zip.slice(start, start + packed);
  let read = 0;
  for await (const piece of method === 0 ? piecesOf(data) : inflated(data)) {
    read += piece.length;
    if (read > size) break;
    yield piece;
  }
  if (read !== size) throw new FaultError({ kind: "unreadable", name });
}

/** The first `most` bytes of an entry. */
export async function headOfEntry(zip: Blob, entry: ZipEntry, most: number): Promise<Uint8Array> {
  const head = new Uint8Array(Math.min(most, entry.size));
  let at = 0;
  for await (const piece of bytesOfEntry(zip, entry)) {
    head.set(piece.subarray(0, head.length - at), at);
    at += Math.min(piece.length, head.length - at);
    if (at === head.length) break;
  }
  return head.subarray(0, at);
}

async function* inflated(data: Blob): AsyncGenerator<Uint8Array> {
  const reader = data.stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}

/**
 * Finds the list of files from the end record, which precedes a note of up to 64 KB. Zips over 4 GB
 * have another record.
 */
async function listOf(
  zip: Blob,
): Promise<{ readonly start: number; readonly size: number } | undefined> {
  const base = Math.max(0, zip.size - 65_557);
  const view = await viewOf(zip, base, zip.size - base);
  for (let at = view.byteLength - 22; at >= 0; at--) {
    if (view.getUint32(at, true) !== 0x06054b50) continue;
    const plain = { size: view.getUint32(at + 12, true), start: view.getUint32(at + 16, true) };
    const hasLocator = at >= 20 && view.getUint32(at - 20, true) === 0x07064b50;
    if (!hasLocator) return plain;
    const large = await viewOf(zip, Number(view.getBigUint64(at - 12, true)), 56);
    if (large.byteLength < 56 || large.getUint32(0, true) !== 0x06064b50) return plain;
    return {
      size: Number(large.getBigUint64(40, true)),
      start: Number(large.getBigUint64(48, true)),
    };
  }
  return undefined;
}

function entryAt(view: DataView, at: number, nameLength: number, extraLength: number): ZipEntry {
  const flags = view.getUint16(at + 8, true);
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength);
  // Names without the UTF-8 flag should be in code page 437, but most programs write UTF-8.
  const name = new TextDecoder().decode(bytes).replaceAll("\\", "/");
  const plain = {
    size: view.getUint32(at + 24, true),
    packed: view.getUint32(at + 20, true),
    header: view.getUint32(at + 42, true),
  };
  const wide = wideSizes(view, at + 46 + nameLength, extraLength, plain);
  return { name, ...wide, method: view.getUint16(at + 10, true), isEncrypted: (flags & 1) === 1 };
}

type Sizes = Pick<ZipEntry, "size" | "packed" | "header">;

/**
 * Zip64 (§4.5.3): the extra field has only those of the three values that are 0xffffffff, in this
 * order.
 */
function wideSizes(view: DataView, start: number, length: number, plain: Sizes): Sizes {
  const end = start + length;
  for (let at = start; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let next = at + 4;
    const wide = (value: number) => {
      if (value !== 0xffffffff || next + 8 > end) return value;
      next += 8;
      return Number(view.getBigUint64(next - 8, true));
    };
    const size = wide(plain.size);
    const packed = wide(plain.packed);
    return { size, packed, header: wide(plain.header) };
  }
  return plain;
}

async function viewOf(blob: Blob, start: number, length: number): Promise<DataView> {
  return new DataView(await blob.slice(start, start + length).arrayBuffer());
}
