import type { Context, Given, Typed } from "instruments/contract.ts";
import { FaultError } from "instruments/frame/fault.ts";
import { algorithms, type Compared, compare } from "./compare.ts";
import { type Hashed, hashFiles } from "./hash-files.ts";
import type { hashOptions } from "./options.ts";
import { type HashList, parseHashList } from "./parse-list.ts";

export type HashOptions = Typed<typeof hashOptions>;
/**
 * `list` is undefined where none was given, `rows`, the comparison, also where it has no digest.
 */
export type HashOutcome = {
  readonly hashed: Hashed;
  readonly list: HashList | undefined;
  readonly rows: readonly Compared[] | undefined;
};

/**
 * Hashes the files with every algorithm in the list, and compares. Refuses a single file that
 * cannot be read.
 */
export async function run(
  { files, options }: Given<HashOptions>,
  { tell }: Context,
): Promise<HashOutcome> {
  const list = options.list.trim() ? parseHashList(options.list) : undefined;
  const needed = algorithms.filter(
    (algorithm) =>
      algorithm === "sha256" || list?.entries.some((entry) => entry.algorithm === algorithm),
  );
  const hashed = await hashFiles({ files, algorithms: needed }, tell);
  const [only, ...others] = hashed.files;
  if (only && others.length === 0 && !only.digests.sha256)
    throw new FaultError({ kind: "unreadable", name: only.path });
  return {
    hashed,
    list,
    rows: list && list.entries.length > 0 ? compare(hashed.files, list.entries) : undefined,
  };
}
