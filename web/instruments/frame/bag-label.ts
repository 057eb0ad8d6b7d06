import { instrumentFrame } from "content/instruments.ts";
import { fileSize, type GivenFile } from "instruments/frame/files.ts";
import type { TimedProgress } from "instruments/frame/progress.ts";
import type { LabelCell } from "./bag.tsx";

/**
 * The bag's label: its four terms, with the values that are known. The last cell is as wide as the
 * bag.
 */
export function labelOf(
  terms: Readonly<Record<string, string>>,
  values: readonly (string | undefined)[],
): readonly LabelCell[] {
  const all = Object.values(terms);
  return all.map((term, i) => {
    const value = values[i];
    return {
      term,
      ...(value === undefined ? {} : { value }),
      ...(i === all.length - 1 ? { wide: true } : {}),
    };
  });
}

type SizedFile = { readonly name: string; readonly size: number };

/** The first two values of the label: the name, or how many files there are, and their size. */
export function namesOf(files: readonly SizedFile[]): readonly [string, string] {
  const [first, ...others] = files;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return [
    others.length > 0 ? instrumentFrame.files(files.length) : (first?.name ?? ""),
    fileSize(bytes),
  ];
}

export type ProgressWords = {
  readonly of: (total: string) => string;
  readonly speed?: (perSecond: string) => string;
};

/** Words for progress in bytes: done of total, and the speed once known. */
export function bytesRead({ of, speed }: ProgressWords, { done, total, elapsed }: TimedProgress) {
  const perSecond = elapsed > 0 ? (done / elapsed) * 1000 : 0;
  return {
    done: fileSize(done),
    of: of(fileSize(total)),
    ...(speed && perSecond > 0 ? { speed: speed(fileSize(perSecond)) } : {}),
  };
}

/** The first two values of the label, for an instrument that reads the first file alone. */
export const firstOf = ([first]: readonly GivenFile[]) => [
  first?.path,
  first && fileSize(first.file.size),
];
