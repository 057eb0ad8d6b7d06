import { FaultError } from "web/instruments/frame/fault.ts";
import { type GivenFile, piecesOf } from "web/instruments/frame/files.ts";
import { bytesOfEntry, headOfEntry, type ZipEntry, zipEntries } from "web/instruments/frame/zip-file.ts";

/** A file of the production, loose or in a zip. Sizes are in bytes. */
export type Source = { readonly path: string; readonly size: number; readonly blob: Blob; readonly entry?: ZipEntry };

/** Why a file was left out; the words are in web/instruments/production/words-result.ts. */
export type Refusal = "damaged" | "encrypted" | "packing" | "nestedZip" | "empty";
export type Refused = { readonly path: string; readonly reason: Refusal };

/** All given files, including those inside zips. A zip that cannot be read is refused by name; a zip within a zip is not opened. */
export async function sourcesOf(files: readonly GivenFile[]): Promise<{ readonly sources: Source[]; readonly refused: Refused[] }> {
  const sources: Source[] = [];
  const refused: Refused[] = [];
  for (const { path, file } of files) {
    if (!/\.zip$/i.test(path)) {
      sources.push({ path, size: file.size, blob: file });
      continue;
    }
    const entries = await zipEntries(file).catch(() => undefined);
    if (!entries) refused.push({ path, reason: file.size === 0 ? "empty" : "damaged" });
    for (const entry of entries ?? []) {
      const reason = refusalOf(entry);
      if (reason) refused.push({ path: `${path} › ${entry.name}`, reason });
      // Files in the zip count as present, even if they cannot be opened.
      sources.push({ path: entry.name, size: entry.size, blob: file, entry });
    }
  }
  return { sources, refused };
}

function refusalOf({ name, isEncrypted, method }: ZipEntry): Refusal | undefined {
  if (isEncrypted) return "encrypted";
  if (method !== 0 && method !== 8) return "packing";
  return /\.zip$/i.test(name) ? "nestedZip" : undefined;
}

/** A file's bytes in pieces. Rejects if they cannot be read. */
export function bytesOf({ path, blob, entry }: Source): AsyncGenerator<Uint8Array> {
  if (entry && refusalOf(entry)) throw new FaultError({ kind: "unreadable", name: path });
  return entry ? bytesOfEntry(blob, entry) : piecesOf(blob);
}

/** The first `most` bytes of a file. */
export async function headOf(source: Source, most: number): Promise<Uint8Array> {
  const { path, blob, entry } = source;
  if (entry && refusalOf(entry)) throw new FaultError({ kind: "unreadable", name: path });
  return entry ? headOfEntry(blob, entry, most) : new Uint8Array(await blob.slice(0, most).arrayBuffer());
}
