import type { GivenFile } from "instruments/frame/files.ts";

/** The files of an input element, in the order of the browser. */
export function filesOfInput(input: HTMLInputElement): readonly GivenFile[] {
  return [...(input.files ?? [])].map((file) => ({
    path: file.webkitRelativePath || file.name,
    file,
  }));
}

/**
 * The dropped or pasted files, including all files in folders. Call it within the event: the
 * browser drops the entries afterwards.
 */
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
    const batch = await new Promise<readonly FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (batch.length === 0) break;
    children.push(...batch);
  }
  const files: GivenFile[] = [];
  for (const child of children) files.push(...(await filesOfEntry(child)));
  return files;
}

const isFileEntry = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolderEntry = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry =>
  entry.isDirectory;
