import { type Algorithm, algorithmOf } from "instruments/hash/compare.ts";
import { hashPieces } from "instruments/hash/hash-files.ts";
import type { Mapping } from "./fields.ts";
import type { Findings, List, TestId, Untested } from "./finding.ts";
import { bytesOf, headOf, type Source } from "./load-files.ts";
import type { Named, RowReader } from "./row-reader.ts";

/** Texts up to this size, in bytes, may be blank and are read; larger ones have words. */
const MAY_BE_BLANK = 512;
/** Bytes of a redacted text that are searched for a mark. */
const MOST_TEXT = 4_000_000;
/** A text below this share of the usual size per page is not a full text. */
const FULL = 0.5;

/** `onBytes` gets the bytes read, for progress. */
type FileContext = {
  readonly sources: readonly Source[];
  readonly findings: Findings;
  readonly onBytes: (bytes: number, at: string) => void;
};

/** The bytes that the tests below will read. */
export function bytesToRead({ texts, natives }: RowReader, sources: readonly Source[]): number {
  const read = texts.filter(
    ({ file, isRedacted }) => isRedacted || (sources[file]?.size ?? 0) <= MAY_BE_BLANK,
  );
  return [...read, ...natives].reduce((sum, { file }) => sum + (sources[file]?.size ?? 0), 0);
}

/** Reports texts without a word. */
export async function testEmptyTexts(
  texts: readonly Named[],
  { sources, findings, onBytes }: FileContext,
): Promise<void> {
  for (const { at, line, path, file, isRedacted } of texts) {
    const source = sources[file];
    if (!source || source.size > MAY_BE_BLANK) continue;
    const text = decoded(
      await headOf(source, MAY_BE_BLANK).catch(() => new Uint8Array(1).fill(63)),
    );
    if (!isRedacted) onBytes(source.size, path);
    if (text.trim() === "")
      findings.add("emptyTexts", "textEmpty", at, line, path, String(source.size));
  }
}

/** Compares a row's hash with its native's; its length gives the algorithm. */
export async function testHashes(
  natives: RowReader["natives"],
  { sources, findings, onBytes }: FileContext,
): Promise<void> {
  for (const { at, line, path, file, hash } of natives) {
    const source = sources[file];
    const algorithm = algorithmOf(hash);
    if (!algorithm) findings.add("hashes", "hashUnread", at, line, hash);
    if (!source || !algorithm) continue;
    const own = await digestOf(source, algorithm, (bytes) => onBytes(bytes, path));
    if (own === undefined) findings.add("hashes", "hashNotMade", at, line, path);
    else if (own !== hash.toLowerCase())
      findings.add("hashes", "hashDiffers", at, line, path, hash.toLowerCase(), own);
  }
}

async function digestOf(
  source: Source,
  algorithm: Algorithm,
  onBytes: (bytes: number) => void,
): Promise<string | undefined> {
  try {
    return (await hashPieces(bytesOf(source), [algorithm], onBytes))[algorithm];
  } catch {
    return undefined;
  }
}

/**
 * Finds documents marked as redacted that have a native, or a full text without a sign of
 * redaction. Full: at least half the median size per page of unredacted texts, or 200 bytes a page
 * without any.
 */
export async function testRedacted(
  rows: RowReader,
  { sources, findings, onBytes }: FileContext,
): Promise<void> {
  const usual = medianOf(
    rows.texts
      .filter(({ isRedacted }) => !isRedacted)
      .map(({ file, pages }) => sizePerPage(sources[file], pages)),
  );
  const least = usual === undefined ? 200 : usual * FULL;
  const texts = new Map(
    rows.texts.filter(({ isRedacted }) => isRedacted).map((named) => [named.line, named]),
  );
  for (const { at, line, pages, native, text } of rows.redacted) {
    if (native) findings.add("redacted", "redactedNative", at, line, native);
    const source = sources[texts.get(line)?.file ?? -1];
    const words = source
      ? decoded(await headOf(source, MOST_TEXT).catch(() => new Uint8Array()))
      : text;
    if (source) onBytes(source.size, source.path);
    const perPage = (source?.size ?? text.length) / pages;
    if (words.trim() === "" || perPage < least || hasRedactionMark(words)) continue;
    findings.add(
      "redacted",
      "redactedText",
      at,
      line,
      String(Math.round(perPage)),
      usual === undefined ? "" : String(Math.round(usual)),
    );
  }
}

const sizePerPage = (source: Source | undefined, pages: number) =>
  (source?.size ?? 0) / Math.max(pages, 1);

function medianOf(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}

/** Texts are UTF-8 or have a byte order mark; no test here depends on other bytes. */
function decoded(bytes: Uint8Array): string {
  const label =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? "utf-16le"
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? "utf-16be"
        : "utf-8";
  return new TextDecoder(label).decode(bytes);
}

type Present = Readonly<Record<"data" | "images" | "files" | "log", boolean>> & {
  readonly mapping: Mapping | undefined;
};

/** Gives each test that cannot be run the missing part as its reason. */
export function skipTests(
  findings: Findings,
  { data, images, files, log, mapping }: Present,
): void {
  const has = mapping?.columns ?? {};
  const skip = (test: TestId, reason: Untested, isMissing: boolean) =>
    isMissing && findings.skip(test, reason);
  for (const test of ["characters", "columns"] as const) skip(test, "noData", !data && !images);
  const ofData = [
    "families",
    "breaks",
    "texts",
    "natives",
    "emptyTexts",
    "dates",
    "hashes",
    "privileged",
    "redacted",
  ] as const;
  skip("images", "noFiles", !files);
  skip("images", "noImages", !images);
  skip("breaks", "noImages", !images);
  skip("pages", "noPages", !images && has.pages === undefined);
  skip(
    "families",
    "noFamily",
    !(["familyBegin", "familyEnd", "familyRange", "parent", "children"] as const).some(
      (field) => field in has,
    ),
  );
  skip("texts", "noFiles", !files);
  skip("texts", "noText", has.textPath === undefined);
  skip("natives", "noFiles", !files);
  skip("natives", "noNative", has.nativePath === undefined);
  skip("emptyTexts", "noFiles", !files && has.text === undefined);
  skip("emptyTexts", "noText", has.textPath === undefined && has.text === undefined);
  skip("paths", "noPaths", !images && has.textPath === undefined && has.nativePath === undefined);
  skip("dates", "noDates", mapping?.dates.length === 0);
  skip("hashes", "noFiles", !files);
  skip("hashes", "noHash", has.hash === undefined || has.nativePath === undefined);
  skip("redacted", "noFiles", !files && has.text === undefined);
  skip("redacted", "noRedaction", has.redacted === undefined && has.confidentiality === undefined);
  skip("privileged", "noLog", !log);
  if (!data)
    for (const test of ofData) if (test !== "privileged" || !log) findings.skip(test, "noData");
}

const no = /^(?:n|no|none|false|f|0|not redacted|unredacted|-|n\/a)$/i;

/**
 * Whether a row marks its document as redacted: by a redaction field other than no, or by its
 * designation.
 */
export function saysRedacted(redacted: string, confidentiality: string): boolean {
  const said = redacted.trim();
  return (
    (said !== "" && !no.test(said)) ||
    (/redact/i.test(confidentiality) && !/\b(?:not|un)[ -]?redacted/i.test(confidentiality))
  );
}

/** Whether a text has a sign of redaction: the word, a legend in brackets, blocks or Xs. */
const hasRedactionMark = (text: string) =>
  /redact|\[[^\]]{0,40}(?:privileged|withheld|personal|pii|phi|confidential)[^\]]{0,40}\]|█{2,}|■{3,}|\bX{5,}\b/i.test(
    text,
  );

/** The file of a path: its index in the list, and whether its case differs. */
type Located = { readonly file: number; readonly differsInCase: boolean };

/**
 * Finds a production's files by path. Load files write paths from the production's root, often with
 * the volume first. The given folder or zip may begin above or below that root. Each path is tried
 * below the load file's folder and every folder above it: whole, then without the parts before the
 * first known folder.
 */
export function fileIndex(paths: readonly string[], loadFile: string) {
  const byPath = new Map<string, number>();
  /** Pairs of files whose paths differ only in case. */
  const twice: (readonly [string, string])[] = [];
  for (const [i, path] of paths.entries()) {
    const key = path.toLowerCase();
    const other = byPath.get(key);
    if (other !== undefined) twice.push([paths[other] ?? "", path]);
    else byPath.set(key, i);
  }
  const parents = new Set(
    paths.map((path) => path.slice(0, path.lastIndexOf("/") + 1).toLowerCase()),
  );
  const folders = new Set([...parents].flatMap((parent) => parent.split("/")));
  const steps = loadFile.toLowerCase().split("/").slice(0, -1);
  const bases = [...steps.map((_, i) => `${steps.slice(0, i + 1).join("/")}/`).reverse(), ""];

  function find(written: string): Located | undefined {
    const path = normal(written);
    const key = path.toLowerCase();
    for (const sought of new Set([key, bare(key)])) {
      for (const base of bases) {
        const file = byPath.get(base + sought);
        if (file !== undefined)
          return {
            file,
            differsInCase: !paths[file]?.endsWith(path.slice(path.length - sought.length)),
          };
      }
    }
    return undefined;
  }

  /** Removes leading names, such as a volume's, before the first known folder. */
  function bare(key: string): string {
    let at = 0;
    for (let next = key.indexOf("/"); next >= 0; next = key.indexOf("/", at)) {
      if (folders.has(key.slice(at, next))) break;
      at = next + 1;
    }
    return key.slice(at);
  }

  return { twice, find };
}

export type FileIndex = ReturnType<typeof fileIndex>;

/** Converts to slashes; removes drive, server and other prefixes. */
const normal = (path: string) =>
  path
    .trim()
    .replaceAll("\\", "/")
    .replace(/^(?:[A-Za-z]:)?(?:\.?\/)*/, "")
    .replace(/\/{2,}/g, "/");

type Place = {
  readonly at: string;
  readonly list: List;
  readonly line: number;
  readonly path: string;
};
const MOST_PLACES = 1_000;

/**
 * Tests how a load file writes paths: which separator, and whether a path begins at a drive or
 * server, where no production is.
 */
export class PathForms {
  readonly #marks = {
    "/": { count: 0, places: [] as Place[] },
    "\\": { count: 0, places: [] as Place[] },
  };

  read(path: string, at: string, line: number, findings: Findings): void {
    const hasSlash = path.includes("/");
    const hasBackslash = path.includes("\\");
    if (/^(?:[A-Za-z]:|\\\\|\/\/)/.test(path)) {
      findings.add("paths", "pathAbsolute", at, line, path);
      return;
    }
    if (hasSlash && hasBackslash) {
      findings.add("paths", "pathMixed", at, line, path);
      return;
    }
    if (!hasSlash && !hasBackslash) return;
    const mark = this.#marks[hasSlash ? "/" : "\\"];
    mark.count++;
    if (mark.places.length < MOST_PLACES) mark.places.push({ at, list: findings.list, line, path });
  }

  /** Reports the paths with the less frequent separator. */
  end(findings: Findings): void {
    const [fewer] = Object.values(this.#marks).toSorted((a, b) => a.count - b.count);
    const { list: before } = findings;
    for (const { at, list, line, path } of fewer?.places ?? []) {
      findings.list = list;
      findings.add("paths", "pathMinority", at, line, path);
    }
    findings.list = before;
    if (fewer) findings.count("paths", fewer.count - fewer.places.length);
  }
}
