import { parseCsv } from "web/instruments/frame/csv.ts";
import { type Algorithm, algorithmOf } from "./algorithm.ts";
import { unescapeName } from "./escaped-name.ts";

/** A digest for a path in a list, with its line, from 1. */
export type ListEntry = { readonly path: string; readonly algorithm: Algorithm; readonly digest: string; readonly line: number };
/** `unread`: numbers of lines without digest and path. */
export type HashList = { readonly entries: readonly ListEntry[]; readonly unread: readonly number[] };

/**
 * Reads a list of digests. It accepts output of md5sum, sha1sum or sha256sum (with binary markers and escaped names) and their `--tag`
 * form. It also accepts a table with a header, separated by commas, semicolons or tabs. Lines end in CRLF or LF; a byte order mark is
 * allowed.
 */
export function parseHashList(source: string): HashList {
  const text = source.replace(/^\uFEFF/, "");
  const header = text.split(/\r?\n/, 1)[0] ?? "";
  const separator = [",", ";", "\t"].find((mark) => header.includes(mark) && columnsOf(header.split(mark)));
  return separator ? readTable(text, separator) : readLines(text);
}

/** `digest  path`, `digest *path`; a leading backslash: the path is escaped. */
const plain = /^(\\?)([\da-f]{32,64}) [ *](.+)$/i;
/** `SHA256 (path) = digest`. */
const tagged = /^(\\?)(?:MD5|SHA-?1|SHA-?256|SHA2-256) \((.+)\) ?= ?([\da-f]{32,64})$/i;

function readLines(text: string): HashList {
  const entries: ListEntry[] = [];
  const unread: number[] = [];
  text.split(/\r?\n/).forEach((row, i) => {
    if (row.trim() === "" || row.startsWith("#")) return;
    const [, plainMark, plainDigest, plainPath] = plain.exec(row) ?? [];
    const [, tagMark, tagPath, tagDigest] = tagged.exec(row) ?? [];
    const entry = entryOf(plainPath ?? tagPath, plainDigest ?? tagDigest, i + 1, Boolean(plainMark || tagMark));
    if (entry) entries.push(entry);
    else unread.push(i + 1);
  });
  return { entries, unread };
}

function readTable(text: string, separator: string): HashList {
  const [head, ...rows] = parseCsv(text, separator);
  const columns = columnsOf(head?.cells ?? []);
  if (!columns) return { entries: [], unread: [1] };
  const read = rows.map(({ line, cells }) => ({
    line,
    found: columns.digests.flatMap((column) => entryOf(cells[columns.path], cells[column]?.trim(), line, false) ?? []),
  }));
  return {
    entries: read.flatMap(({ found }) => found),
    unread: read.flatMap(({ line, found }) => (found.length === 0 ? [line] : [])),
  };
}

const pathHeads = /^(path|full ?path|file ?path|file ?name|file|name|relative ?path)$/i;
const digestHeads = /^(md5|sha-?1|sha-?256)( ?(hash|sum|digest|value))?$|^(hash|digest|checksum)( ?value)?$/i;

/** Finds the path and digest columns; undefined if the row is not a header of such a table. */
function columnsOf(cells: readonly string[]): { readonly path: number; readonly digests: readonly number[] } | undefined {
  const heads = cells.map((cell) => cell.trim().replace(/^"|"$/g, "").replaceAll("_", " "));
  const path = heads.findIndex((head) => pathHeads.test(head));
  const digests = heads.flatMap((head, i) => (digestHeads.test(head) ? [i] : []));
  return path >= 0 && digests.length > 0 ? { path, digests } : undefined;
}

function entryOf(path: string | undefined, digest: string | undefined, line: number, isEscaped: boolean): ListEntry | undefined {
  const algorithm = digest && algorithmOf(digest);
  if (!path || !digest || !algorithm) return undefined;
  return { path: isEscaped ? unescapeName(path) : path, algorithm, digest: digest.toLowerCase(), line };
}
