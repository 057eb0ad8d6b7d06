import { hash as words } from "content/instruments.ts";
import { plainText } from "content/marks.ts";
import { count } from "content/numbers.ts";
import { csvOf } from "instruments/frame/row-splitter.ts";
import type { Hashed } from "./hash-files.ts";
import type { HashList, ListEntry } from "./parse-list.ts";
import * as sentences from "./sentences.ts";

/**
 * A file that was hashed, or could not be (`digests` is then empty). Size in bytes, `modified` in
 * milliseconds since 1970.
 */
export type HashedFile = {
  readonly path: string;
  readonly digests: Readonly<Partial<Record<Algorithm, string>>>;
} & Readonly<Record<"size" | "modified", number>>;

export type Standing = "same" | "different" | "missing" | "extra" | "unread";
/** One line of the comparison. `elsewhere`: the path of a given file with the missing content. */
export type Compared = {
  readonly standing: Standing;
  readonly path: string;
  readonly file?: HashedFile;
  readonly entry?: ListEntry;
  readonly elsewhere?: string;
};

/**
 * Compares files with a list. A listed path may lack the upper folders, have more of them, or use
 * backslashes. An exact path wins over a shorter one; among several, the one with the same content
 * wins. A file of the same name and content in another folder stands for one path of the list.
 */
export function compare(
  files: readonly HashedFile[],
  entries: readonly ListEntry[],
): readonly Compared[] {
  const byName = Map.groupBy(files, ({ path }) => nameOf(normal(path)).toLowerCase());
  const byDigest = new Map(
    files.flatMap((file) => Object.values(file.digests).map((digest) => [digest, file] as const)),
  );
  const listed = new Set<HashedFile>();
  const rows = entries.map((entry): Compared => {
    const twin = byDigest.get(entry.digest);
    // A list may be set in columns, with more blanks before a name. PowerShell cuts long paths off:
    // only the content tells the file.
    const bare = { ...entry, path: entry.path.trim() };
    const isCut = /(?:\.\.\.|…)$/.test(bare.path);
    const found = [
      entry,
      bare,
      { ...entry, path: bare.path.replace(beforeName, "") },
      { ...entry, path: bare.path.replace(afterName, "") },
    ]
      .map((each) => fileFor(each, byName.get(nameOf(normal(each.path)).toLowerCase()) ?? []))
      .find((each) => each);
    const file = found ?? (isCut ? twin : undefined);
    if (!file)
      return {
        standing: "missing",
        path: bare.path,
        entry,
        ...(twin ? { elsewhere: twin.path } : {}),
      };
    listed.add(file);
    const digest = file.digests[entry.algorithm];
    if (digest === undefined) return { standing: "unread", path: file.path, file, entry };
    return {
      standing: digest === entry.digest ? "same" : "different",
      path: file.path,
      file,
      entry,
    };
  });
  // A file of the same name and content in another folder counts as the listed one, once.
  const moved = new Map<HashedFile, string>();
  const settled = rows.map((row): Compared => {
    const { standing, entry, path } = row;
    if (standing !== "missing" || !entry) return row;
    const file = (byName.get(nameOf(normal(path)).toLowerCase()) ?? []).find(
      (each) =>
        each.digests[entry.algorithm] === entry.digest &&
        !listed.has(each) &&
        (moved.get(each) ?? normal(path)) === normal(path),
    );
    if (!file) return row;
    moved.set(file, normal(path));
    return { standing: "same", path: file.path, file, entry };
  });
  for (const file of moved.keys()) listed.add(file);
  const extra = files
    .filter((file) => !listed.has(file))
    .map((file): Compared => ({ standing: "extra", path: file.path, file }));
  return [...settled, ...extra];
}

/**
 * The sign of a program for its mode, or a size: what may stand between a digest and a name, and in
 * a Debian list a section too.
 */
const beforeName =
  /^(?:[U^*]|\d+ (?:[\w/-]+ (?:required|important|standard|optional|extra) )?)(?=\S)/;

/** A column of sizes, and perhaps one of times, behind that of the names. */
const afterName = /\s{2,}\d[\d.,]*(?: ?(?:bytes?|[kmg]i?b?))?(?:\s{2,}[-\d/.:, apmtz]+)?$/i;

/** Names from Windows may differ in case, where no name fits as it is written. */
const fileFor = (entry: ListEntry, candidates: readonly HashedFile[]) =>
  fitting(entry, candidates, (path) => path) ??
  fitting(entry, candidates, (path) => path.toLowerCase());

function fitting(
  entry: ListEntry,
  candidates: readonly HashedFile[],
  form: (path: string) => string,
): HashedFile | undefined {
  const wanted = form(normal(entry.path));
  const exact = candidates.find(({ path }) => form(normal(path)) === wanted);
  if (exact) return exact;
  const found = candidates.filter(
    ({ path }) =>
      `/${form(normal(path))}`.endsWith(`/${wanted}`) ||
      `/${wanted}`.endsWith(`/${form(normal(path))}`),
  );
  return found.find(({ digests }) => digests[entry.algorithm] === entry.digest) ?? found[0];
}

/** Compares names in NFC, because macOS gives them decomposed. */
const normal = (path: string) =>
  path
    .replaceAll("\\", "/")
    .replace(/^(\.\/)+/, "")
    .normalize("NFC");
const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** The verdict in one line, with marks and plain. Files not on the list are not deviations. */
export function verdictOf(
  files: number,
  list: HashList | undefined,
  rows: readonly Compared[] | undefined,
) {
  const title = list ? compared(list, rows) : words.hashed(files);
  return { title, plain: plainText(title) };
}

/** Counts what could not be read beside the rest. With such a count it never says “all”. */
function compared(list: HashList, rows: readonly Compared[] | undefined): string {
  if (list.isOfImage) return words.ofImage;
  if (!rows) return words.noEntries;
  const listed = rows.filter(({ standing }) => standing !== "extra");
  // A list may have two digests of a file.
  const files = (some: readonly Compared[]) => new Set(some.map(({ path }) => path)).size;
  const of = (...standings: readonly Standing[]) =>
    files(listed.filter(({ standing }) => standings.includes(standing)));
  const [all, strayed, unread] = [files(listed), of("different", "missing"), of("unread")];
  const guessed = guessedIn(list, listed);
  const different = guessed
    ? words.strayedIf(count(strayed), count(all), guessed)
    : words.strayed(count(strayed), count(all));
  if (unread + list.unread.length === 0) return strayed === 0 ? words.agree(all) : different;
  const found = strayed === 0 ? words.same(count(all - unread), count(all)) : different;
  return `${found}. ${sentences.doubts(unread, list.unread.length)}`;
}

/**
 * The algorithms that were guessed and may be wrong: the list names none, and no digest of that
 * length fits a file while one differs. Empty where nothing is in doubt.
 */
export function guessedIn(list: HashList, rows: readonly Compared[]): string {
  if (!list.namesNoAlgorithm) return "";
  const has = (standing: Standing, algorithm: Algorithm) =>
    rows.some((row) => row.standing === standing && row.entry?.algorithm === algorithm);
  return algorithms
    .filter((algorithm) => has("different", algorithm) && !has("same", algorithm))
    .map((algorithm) => algorithmName[algorithm])
    .join(", ");
}

/** The report's findings: every file with its digests and, with a list, how it compares. */
export function reportFindings(
  { files, algorithms, bytes, began, ended, manifest }: Hashed,
  list: HashList | undefined,
  rows: readonly Compared[] | undefined,
) {
  const shown =
    rows ?? files.map((file): Compared => ({ standing: "extra", path: file.path, file }));
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
      ...(file
        ? {
            size: file.size,
            modified: new Date(file.modified).toISOString(),
            digests: file.digests,
          }
        : {}),
      ...(entry
        ? {
            listed: {
              path: entry.path,
              algorithm: entry.algorithm,
              digest: entry.digest,
              line: entry.line,
            },
          }
        : {}),
      ...(elsewhere ? { sameContentAs: elsewhere } : {}),
    })),
    ...(list ? { listLinesNotRead: list.unread } : {}),
  };
}

/** Digests in evidence lists, by length in hex digits. */
const hexLength = { md5: 32, sha1: 40, sha256: 64, sha384: 96, sha512: 128 } as const;
export type Algorithm = keyof typeof hexLength;
export const algorithms = [
  "sha256",
  "sha1",
  "md5",
  "sha384",
  "sha512",
] as const satisfies readonly Algorithm[];

/** Display names. */
export const algorithmName = {
  md5: "MD5",
  sha1: "SHA-1",
  sha256: "SHA-256",
  sha384: "SHA-384",
  sha512: "SHA-512",
} as const;

/** The algorithm of a hex digest by its length; undefined for other text. */
export function algorithmOf(hex: string): Algorithm | undefined {
  return /^[\da-f]+$/i.test(hex)
    ? algorithms.find((algorithm) => hexLength[algorithm] === hex.length)
    : undefined;
}

/**
 * The digests as `sha256sum` prints them, so that `sha256sum --check` reads them on any other
 * machine. Files that could not be read are left out.
 */
export function manifestText(
  files: readonly HashedFile[],
  algorithm: Algorithm = "sha256",
): string {
  return files
    .map(({ path, digests }) => (digests[algorithm] ? `${lineOf(path, digests[algorithm])}\n` : ""))
    .join("");
}

/**
 * Escapes the path as coreutils does: `\n`, `\r` and `\\`, and then with a backslash before the
 * digest.
 */
function lineOf(path: string, digest: string): string {
  const name = path.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\r", "\\r");
  return `${name === path ? "" : "\\"}${digest}  ${name}`;
}

/**
 * The manifest as CSV with more columns, times in UTC. A path like a formula gets "./" in front.
 */
export function manifestCsv(files: readonly HashedFile[]): string {
  const used = algorithms.filter((algorithm) => files.some(({ digests }) => digests[algorithm]));
  const rows = files.map(({ path, size, modified, digests }) => [
    /^[=+\-@\t\r\n]/.test(path) ? `./${path}` : path,
    size,
    new Date(modified).toISOString(),
    ...used.map((algorithm) => digests[algorithm] ?? ""),
  ]);
  return csvOf([
    ["path", "size", "modified_utc", ...used.map((algorithm) => algorithmName[algorithm])],
    ...rows,
  ]);
}

/** Reverses the escapes of `lineOf`. */
export function unescapeName(name: string): string {
  return name.replace(/\\([nr\\])/g, (_, letter) =>
    letter === "n" ? "\n" : letter === "r" ? "\r" : "\\",
  );
}
