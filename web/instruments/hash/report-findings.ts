import { type Compared, compare } from "./compare.ts";
import type { Hashed } from "./hash-files.ts";
import type { HashList } from "./parse-list.ts";
import { verdictOf } from "./verdict.ts";

/** The report's findings: every file with its digests and, with a list, how it compares. */
export function reportFindings({ files, algorithms, bytes, began, ended, manifest }: Hashed, list: HashList | undefined) {
  const rows = list && list.entries.length > 0 ? compare(files, list.entries) : undefined;
  const shown = rows ?? files.map((file): Compared => ({ standing: "extra", path: file.path, file }));
  return {
    verdict: verdictOf(files.length, list, rows).plain,
    algorithms,
    bytes,
    began: new Date(began).toISOString(),
    ended: new Date(ended).toISOString(),
    manifestSha256: manifest,
    files: shown.map(({ standing, path, file, entry, elsewhere }) => ({
      path,
      ...(rows ? { result: standing } : {}),
      ...(file ? { size: file.size, modified: new Date(file.modified).toISOString(), digests: file.digests } : {}),
      ...(entry ? { listed: { path: entry.path, algorithm: entry.algorithm, digest: entry.digest, line: entry.line } } : {}),
      ...(elsewhere ? { sameContentAs: elsewhere } : {}),
    })),
    ...(list ? { listLinesNotRead: list.unread } : {}),
  };
}
