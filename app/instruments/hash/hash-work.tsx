// Loaded when the instrument is first used: the work and the display of its result.

import { FaultError } from "#app/instruments/frame/fault.ts";
import type { GivenFile } from "#app/instruments/frame/intake.ts";
import { runInWorker, type TaskContext } from "#app/instruments/frame/run-in-worker.ts";
import { algorithms } from "./algorithm.ts";
import { type Compared, compare } from "./compare.ts";
import type { Hashed, HashQuestion } from "./hash-files.ts";
import workerUrl from "./hash-worker.ts?worker&url";
import { type HashList, parseHashList } from "./parse-list.ts";
import { hashSpecimen } from "./specimen.ts";
import { verdictOf } from "./verdict.ts";

export { HashResult } from "./hash-result.tsx";

/** `rows` are the comparison, undefined without a list; `verdict` has marks and plain text. */
export type HashOutcome = {
  readonly hashed: Hashed;
  readonly list: HashList | undefined;
  readonly rows: readonly Compared[] | undefined;
  readonly verdict: { readonly title: string; readonly plain: string };
};

export const specimen = {
  files: hashSpecimen.files.map(
    ({ path, text }): GivenFile => ({ path, file: new File([text], path, { lastModified: hashSpecimen.modified }) }),
  ),
  list: hashSpecimen.list,
};

/** Hashes the files with every algorithm in the list, and compares. Throws a FaultError for no file, or a single unreadable one. */
export async function hashGiven(files: readonly GivenFile[], listText: string, context: TaskContext): Promise<HashOutcome> {
  if (files.length === 0) throw new FaultError({ kind: "none" });
  const list = listText.trim() ? parseHashList(listText) : undefined;
  const needed = algorithms.filter((algorithm) => algorithm === "sha256" || list?.entries.some((entry) => entry.algorithm === algorithm));
  const hashed = await runInWorker<HashQuestion, Hashed>(workerUrl, { files, algorithms: needed }, context);
  const [only, ...others] = hashed.files;
  if (only && others.length === 0 && !only.digests.sha256) throw new FaultError({ kind: "unreadable", name: only.path });
  const rows = list && list.entries.length > 0 ? compare(hashed.files, list.entries) : undefined;
  return { hashed, list, rows, verdict: verdictOf(hashed.files.length, list, rows) };
}
