import type { GivenFile } from "web/instruments/frame/intake.ts";
import type { Progress } from "web/instruments/frame/worker-messages.ts";
import type { Algorithm } from "./algorithm.ts";
import type { HashedFile } from "./compare.ts";
import { hashBlob } from "./hash-blob.ts";
import { manifestText } from "./manifest.ts";

export type HashQuestion = { readonly files: readonly GivenFile[]; readonly algorithms: readonly Algorithm[] };
/** Times are milliseconds since 1970. `manifest` is the SHA-256 of the manifest as text: it identifies the whole set. */
export type Hashed = {
  readonly files: readonly HashedFile[];
  readonly algorithms: readonly Algorithm[];
  readonly bytes: number;
  readonly began: number;
  readonly ended: number;
  readonly manifest: string;
};

/** Hashes files one after the other. A file that cannot be read, or that does not have its stated size, is listed without digests. */
export async function hashFiles({ files, algorithms }: HashQuestion, tell: (progress: Progress) => void): Promise<Hashed> {
  const began = Date.now();
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  let before = 0;
  const hashed: HashedFile[] = [];
  for (const { path, file } of files) {
    let read = 0;
    tell({ done: before, total, at: path });
    const onBytes = (bytes: number) => {
      read += bytes;
      tell({ done: Math.min(before + read, total), total, at: path });
    };
    const digests = await hashBlob(file, algorithms, onBytes).catch(() => ({}));
    hashed.push({ path, size: file.size, modified: file.lastModified, digests: read === file.size ? digests : {} });
    before += file.size;
  }
  const text = new Blob([manifestText(hashed)]);
  const { sha256: manifest = "" } = await hashBlob(text, ["sha256"], () => undefined);
  return { files: hashed, algorithms, bytes: total, began, ended: Date.now(), manifest };
}
