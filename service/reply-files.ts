import { hash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { mostFileBytes, type ReplyFile } from "content/wire/inbox-message.ts";
import type { ReplyRow } from "service/db/tables.ts";

/** A file as it went with a reply: its name, and the SHA-256 of its bytes in hexadecimal. */
export type SentFile = { readonly name: string; readonly sha256: string };

/**
 * The files of the owner's folder (REPLY_FILES_DIR) that may go with a reply, by name; hidden ones
 * are left out. Throws a system error when the folder cannot be read, and an Error with a sentence
 * when a file is larger than `mostFileBytes`.
 */
export function listReplyFiles(folder: string): readonly ReplyFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ name }) => {
      const { size } = statSync(join(folder, name));
      if (size > mostFileBytes)
        throw new Error(`${name} is larger than ${mostFileBytes / 1_000_000} MB`);
      return { name, size };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/**
 * A file of the folder with its hash; null for a name that is not in it. Throws as listReplyFiles,
 * and what reading throws.
 */
export async function readReplyFile(
  folder: string,
  name: string,
): Promise<(SentFile & { readonly content: Buffer }) | null> {
  if (!listReplyFiles(folder).some((file) => file.name === name)) return null;
  const content = await readFile(join(folder, name));
  return { name, sha256: hash("sha256", content), content };
}

/** The files that go with a reply, from its row. */
export function filesOf({ files }: Pick<ReplyRow, "files">): readonly SentFile[] {
  return files === null ? [] : JSON.parse(files);
}
