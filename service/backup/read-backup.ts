import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import {
  type BackupEntry,
  type BackupHeader,
  type BackupLine,
  type BackupSeal,
  type BackupTable,
  backupLine,
  backupTables,
  backupVersion,
} from "service/backup/format.ts";

/** Why a backup cannot be used, in a sentence for the operator. */
export class BackupFault extends Error {
  override readonly name = "BackupFault";
}

/** Header and seal of a backup that was read to its end and verified. */
export type BackupContents = { readonly header: BackupHeader; readonly seal: BackupSeal };

/**
 * Yields the rows of the backup `file` in order and returns its header and seal. Throws a BackupFault when it is no backup or was changed:
 * discard all rows yielded before. Throws a system error when it cannot be read.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupEntry, BackupContents> {
  const hash = createHash("sha256");
  const counts = new Map<BackupTable, number>();
  let header: BackupHeader | null = null;
  let seal: BackupSeal | null = null;
  for await (const text of linesOf(file)) {
    if (seal) throw new BackupFault("something follows the end of the backup");
    const line = parseLine(text);
    if ("seal" in line) {
      seal = line.seal;
      continue;
    }
    hash.update(text).update("\n");
    if ("header" in line) header = checkHeader(line.header);
    else if (!header) throw new BackupFault("it does not begin as a backup");
    else {
      counts.set(line.table, (counts.get(line.table) ?? 0) + 1);
      yield line;
    }
  }
  if (!header || !seal) throw new BackupFault("it ends before its end");
  if (seal.sha256 !== hash.digest("hex")) throw new BackupFault("its content does not have the checksum it was written with");
  for (const { table } of backupTables) {
    const [found, sealed] = [counts.get(table) ?? 0, seal.counts[table] ?? 0];
    if (found !== sealed) throw new BackupFault(`it holds ${found} rows of ${table}, not ${sealed}`);
  }
  return { header, seal };
}

/** Reads and verifies a whole backup without keeping its rows; `each` sees every row. Throws as readBackup does. */
export async function verifyBackup(file: string, each: (entry: BackupEntry) => void = () => {}): Promise<BackupContents> {
  const rows = readBackup(file);
  for (;;) {
    const { done, value } = await rows.next();
    if (done) return value;
    each(value);
  }
}

function checkHeader(header: BackupHeader): BackupHeader {
  if (header.version === backupVersion) return header;
  throw new BackupFault(`it has format version ${header.version}; this program reads version ${backupVersion}`);
}

function parseLine(text: string): BackupLine {
  const result = backupLine.safeParse(parseJson(text));
  if (result.success) return result.data;
  throw new BackupFault("a line of it is not what a backup holds");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Not with Node's readline: it also breaks lines at U+2028 and U+2029, which visitors' texts may contain. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding("utf8");
  let rest = "";
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    if (isDamage(error)) throw new BackupFault("it is damaged, or no backup at all", { cause: error });
    throw error;
  }
  if (rest !== "") yield rest;
}

/** zlib's own errors: wrong header, wrong checksum, unexpected end. */
function isDamage(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" && /^Z_/.test(error.code);
}
