import { type FileHandle, link, mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Writes the file `path`, readable by its owner only: whole or not at all, even after a power
 * failure. The draft that `fill` writes is synced and renamed; then the folder is synced (POSIX
 * fsync; sqlite.org/atomiccommit.html §3.11). The folder is created when absent. With
 * `keepExisting` an existing file stays and this throws EEXIST. Processes that try at once each
 * need a different `draft`. The file appears inside `whenPlaced`; if that throws, there is none.
 * Throws system errors, and what `fill` and `whenPlaced` throw.
 */
export async function writeWholeFile(
  path: string,
  fill: (draft: FileHandle) => Promise<void>,
  {
    keepExisting = false,
    draft = draftOf(basename(path)),
    whenPlaced = (place) => place(),
  }: WholeFileOptions = {},
): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = join(folder, draft);
  try {
    const file = await open(part, "w", 0o600);
    try {
      await fill(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await whenPlaced(() => (keepExisting ? link(part, path) : rename(part, path)));
    const directory = await open(folder, "r");
    await directory.sync().finally(() => directory.close());
  } finally {
    await rm(part, { force: true });
  }
}

export type WholeFileOptions = {
  readonly keepExisting?: boolean;
  readonly draft?: string;
  readonly whenPlaced?: (place: () => Promise<void>) => Promise<void>;
};

/** The default name of a file's draft. */
function draftOf(name: string): string {
  return `.${name}.part`;
}
