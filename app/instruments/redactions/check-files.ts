import type { GivenFile } from "#app/instruments/frame/intake.ts";
import type { Progress } from "#app/instruments/frame/worker-messages.ts";
import { hashBlob } from "#app/instruments/hash/hash-blob.ts";
import { redactions as words } from "#content/instruments/redactions.ts";
import { type Checked, checkFile } from "./check-file.ts";
import type { Box } from "./geometry.ts";

/** Why a file was not opened; the words are in content/instruments/redactions-result.ts. */
export type Refused = "empty" | "encrypted" | "notPdf" | "damaged" | "unreadable" | "tooLarge";
/** The outcome of a file: `checked`, or why not. */
export type FileOutcome = {
  readonly name: string;
  readonly size: number;
  readonly sha256: string | null;
  readonly result: { readonly status: "checked"; readonly checked: Checked } | { readonly status: "refused"; readonly reason: Refused };
};

export type CheckQuestion = { readonly kind: "check"; readonly files: readonly GivenFile[]; readonly most: number };
export type PictureQuestion = {
  readonly kind: "picture";
  readonly file: Blob;
  readonly page: number;
  readonly boxes: readonly Box[];
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly bytes?: number | undefined;
};
export type CheckedFiles = { readonly files: readonly FileOutcome[]; readonly ended: number };

/** Checks files in order. One that cannot be read is listed with its reason. */
export async function checkFiles({ files, most }: CheckQuestion, tell: (progress: Progress) => void): Promise<CheckedFiles> {
  const outcomes: FileOutcome[] = [];
  for (const [i, { path, file }] of files.entries()) {
    const at = (version: number) => words.progress.at(path, i + 1, files.length, version);
    const told = (done: number, total: number, version: number) => tell({ done, total, at: at(version) });
    outcomes.push(await outcomeOf(path, file, most, told));
  }
  return { files: outcomes, ended: Date.now() };
}

async function outcomeOf(name: string, file: File, most: number, tell: Parameters<typeof checkFile>[1]): Promise<FileOutcome> {
  const refused = (reason: Refused, sha256: string | null = null): FileOutcome => ({
    name,
    size: file.size,
    sha256,
    result: { status: "refused", reason },
  });
  if (file.size === 0) return refused("empty");
  if (file.size > most) return refused("tooLarge");
  let sha256: string | null = null;
  try {
    sha256 = (await hashBlob(file, ["sha256"], () => undefined)).sha256 ?? null;
    // The header may be anywhere in the first 1,024 bytes (ISO 32000-1, annex H, note 13).
    const start = await file.slice(0, 1024).text();
    if (!start.includes("%PDF-")) return refused("notPdf", sha256);
    return { name, size: file.size, sha256, result: { status: "checked", checked: await checkFile(file, tell) } };
  } catch (error) {
    return refused(reasonOf(error), sha256);
  }
}

function reasonOf(error: unknown): Refused {
  if (error instanceof DOMException) return "unreadable";
  return error instanceof Error && error.name === "PasswordException" ? "encrypted" : "damaged";
}
