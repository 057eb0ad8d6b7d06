import { faultOf } from "web/instruments/frame/fault.ts";
import type { GivenFile } from "web/instruments/frame/files.ts";
import type { Progress } from "web/instruments/frame/worker.ts";
import { LogReader } from "./log-reader.ts";
import { type FileForm, formOf, readLines, readList, readTable, type Unread } from "./read-file.ts";

/** What was read, and what a reader must know of the files. `unread` are files that were not read to their end. */
export type ReadLogs = Awaited<ReturnType<typeof readLogs>>;

/** Reads exports in order. What cannot be read is listed with its reason. */
export async function readLogs(given: readonly GivenFile[], tell: (progress: Progress) => void) {
  const total = given.reduce((sum, { file }) => sum + file.size, 0);
  const reader = new LogReader();
  const files: { name: string; size: number; rows: number }[] = [];
  const unread: { name: string; reason: Unread }[] = [];
  let before = 0;
  for (const [number, { path, file }] of given.entries()) {
    const reach = (bytes: number) => tell({ done: before + bytes, total, at: path });
    reach(0);
    reader.begin(number);
    const reason = await readFile(file, reader, reach).catch((error: unknown) => {
      if (faultOf(error).kind !== "unreadable") throw error;
      return "unreadable" as const;
    });
    files.push({ name: path, size: file.size, rows: reader.endFile() });
    if (reason) unread.push({ name: path, reason });
    before += file.size;
  }
  return { ...reader.counts(), table: reader.table(), files, unread };
}

async function readFile(file: File, reader: LogReader, reach: (bytes: number) => void): Promise<Unread | undefined> {
  const form = await formOf(file);
  if (!isForm(form)) return form;
  return { table: readTable, lines: readLines, list: readList }[form](file, reader, reach);
}

const isForm = (form: FileForm | Unread): form is FileForm => form === "table" || form === "lines" || form === "list";
