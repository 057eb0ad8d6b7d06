import type { LabelCell } from "./bag-label.tsx";
import { fileSize } from "./file-size.ts";
import type { GivenFile } from "./intake.ts";
import type { TimedProgress } from "./worker-messages.ts";

/**
 * The bag's label for the given files: the name, or the number of files (`several`), and the size in bytes. The last two of the four terms
 * stay blank until there is a result.
 */
export function labelOfFiles(
  [files, size, found, digest]: readonly [string, string, string, string],
  given: readonly GivenFile[] = [],
  several: (files: number) => string = String,
): readonly LabelCell[] {
  const [first, ...others] = given;
  const rest = [{ term: found }, { term: digest, wide: true }];
  if (!first) return [{ term: files }, { term: size }, ...rest];
  const bytes = given.reduce((sum, { file }) => sum + file.size, 0);
  return [{ term: files, value: others.length > 0 ? several(given.length) : first.path }, { term: size, value: fileSize(bytes) }, ...rest];
}

type ProgressWords = { readonly of: (total: string) => string; readonly speed: (perSecond: string) => string };

/** Words for progress in bytes: done of total, and the speed once known. */
export function bytesRead({ of, speed }: ProgressWords, { done, total, elapsed }: TimedProgress) {
  const perSecond = elapsed > 0 ? (done / elapsed) * 1000 : 0;
  return { done: fileSize(done), of: of(fileSize(total)), ...(perSecond > 0 ? { speed: speed(fileSize(perSecond)) } : {}) };
}
