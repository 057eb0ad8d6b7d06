import type { GivenFile } from "web/instruments/frame/files.ts";
import { hashBlob } from "web/instruments/hash/hash-files.ts";
import { type CheckOptions, checkFile, type Tell } from "./check-file.ts";
import { type FileOutcome, type Refused, refusedOf } from "./finding.ts";
import type { Box } from "./geometry.ts";
import { type PagePicture, pagePicture } from "./page-picture.ts";

export type CheckQuestion = { readonly kind: "check"; readonly given: GivenFile; readonly options: CheckOptions };
/** `width` is of the picture, in pixels. With `bytes`, the page is of the version that ends there. */
export type PictureQuestion = { readonly kind: "picture"; readonly file: Blob; readonly page: number; readonly boxes: readonly Box[] } & {
  readonly width: number;
  readonly bytes?: number | undefined;
  readonly password?: string | undefined;
};

/** The largest file that is read, in bytes. */
const MOST = 500_000_000;

/** Checks a file. One that cannot be read has its reason. */
export async function outcomeOf(given: GivenFile, options: CheckOptions, tell: Tell): Promise<FileOutcome> {
  const { path: name, file } = given;
  if (file.size === 0) return refusedOf(given, "empty");
  if (file.size > MOST) return refusedOf(given, "tooLarge");
  let sha256: string | null = null;
  try {
    sha256 = (await hashBlob(file, ["sha256"], () => undefined)).sha256 ?? null;
    // The header may be anywhere in the first 1,024 bytes (ISO 32000-1, annex H, note 13).
    const start = await file.slice(0, 1024).text();
    if (!start.includes("%PDF-")) return refusedOf(given, "notPdf", sha256);
    return { name, size: file.size, sha256, result: { status: "checked", checked: await checkFile(file, options, tell) } };
  } catch (error) {
    return refusedOf(given, reasonOf(error, options.password), sha256);
  }
}

function reasonOf(error: unknown, password: string | undefined): Refused {
  if (error instanceof DOMException) return "unreadable";
  if (!(error instanceof Error && error.name === "PasswordException")) return "damaged";
  return password ? "wrongPassword" : "encrypted";
}

export type Question = CheckQuestion | PictureQuestion;
export type Answer = { readonly outcome: FileOutcome } | { readonly picture: PagePicture };

/** Checks a file, or draws one page of it. */
export async function answerQuestion(question: Question, tell: Tell): Promise<Answer> {
  if (question.kind === "check") return { outcome: await outcomeOf(question.given, question.options, tell) };
  return { picture: await pagePicture(question) };
}
