import { FaultError } from "instruments/frame/fault.ts";
import { type GivenFile, piecesOf } from "instruments/frame/files.ts";
import { type Dialect, rowSplitter } from "instruments/frame/row-splitter.ts";
import {
  bytesOfEntry,
  headOfEntry,
  type ZipEntry,
  zipEntries,
} from "instruments/frame/zip-file.ts";
import { type Mapping, mapFields } from "./fields.ts";
import type { Choices, Reading } from "./finding.ts";

/** What a file is read as. */
export const roles = ["data", "images", "log", "none"] as const;
export type Role = (typeof roles)[number];
/** A possible load file or log. Its role is detected, or chosen by the visitor. */
export type Candidate = {
  readonly path: string;
  readonly size: number;
  readonly role: Role;
  readonly isChosen: boolean;
};

/** Files examined; more tables than this are documents, not load files. */
const MOST_LOOKED_AT = 60;
const table = /\.(?:dat|opt|lfp|csv|tsv|txt|lst|log)$/i;

/**
 * Finds the document load files, the image load files and the privilege log by their first lines,
 * not only by name. Volumes of one production are read together; of others the first wins, and DAT
 * and OPT come before others. A role that the visitor chose wins over all.
 */
export async function candidatesOf(
  sources: readonly Source[],
  chosen: Readonly<Record<string, Role>>,
): Promise<readonly Candidate[]> {
  const named = sources
    .filter(({ path }) => table.test(path) && (isLoadFile(path) || mayBeTable(path)))
    .toSorted((a, b) => rank(a) - rank(b));
  const found: { readonly source: Source; readonly guess: Guess }[] = [];
  for (const source of named.slice(0, MOST_LOOKED_AT))
    found.push({ source, guess: await guessOf(source) });
  const taken = new Set(Object.values(chosen));
  const volumes: Guess[] = [];
  const candidates = found.map(({ source: { path, size }, guess }): Candidate => {
    const choice = chosen[path];
    if (choice) return { path, size, role: choice, isChosen: true };
    const isVolume = isNextVolume(guess, volumes);
    const role = guess.role !== "none" && taken.has(guess.role) && !isVolume ? "none" : guess.role;
    if (role === guess.role) volumes.push(guess);
    taken.add(role);
    return { path, size, role, isChosen: false };
  });
  // If no form is recognized, the visitor is asked about the first.
  const [only] = candidates;
  if (only && !taken.has("data") && !taken.has("images") && !only.isChosen) {
    return [{ ...only, role: "data" }, ...candidates.slice(1)];
  }
  return candidates.filter(
    ({ path, role, isChosen }) =>
      isLoadFile(path) || role !== "none" || isChosen || !/\.(?:txt|log)$/i.test(path),
  );
}

/** Another volume has the same columns and begins at another number; a copy begins at the same. */
function isNextVolume({ role, header, first }: Guess, before: readonly Guess[]): boolean {
  const own = before.filter((guess) => guess.role === role);
  if (own.length === 0 || (role !== "data" && role !== "images")) return false;
  return first !== "" && own.every((guess) => guess.header === header && guess.first !== first);
}

const isLoadFile = (path: string) => /\.(?:dat|opt|lfp)$/i.test(path);
const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Excludes extracted texts: thousands of numbered files in folders. */
function mayBeTable(path: string): boolean {
  if (/priv|withh/i.test(nameOf(path))) return true;
  return (
    !/(?:^|\/)(?:texts?|ocr|natives?|images?|img)\//i.test(path) &&
    !/^[A-Z_.-]*[ _-]?\d{4,}\.(?:txt|lst|log)$/i.test(nameOf(path))
  );
}

/**
 * What may be a list and is in a form that is not read: a workbook beside the volume, and a log as
 * a document.
 */
export function listsNotRead(
  sources: readonly Source[],
  isOfProduction: (source: Source) => boolean,
): readonly Refused[] {
  return sources.flatMap((source): readonly Refused[] => {
    const { path } = source;
    if (isOfProduction(source)) return [];
    if (/\.(?:xlsx?|xlsm|xlsb|ods|numbers)$/i.test(path)) return [{ path, reason: "workbook" }];
    const isLog = /priv|withh|redaction.?log|(?<![a-z])log(?![a-z])/i.test(nameOf(path));
    return isLog && /\.(?:docx?|pdf|rtf|odt|html?)$/i.test(path)
      ? [{ path, reason: "logAsDocument" }]
      : [];
  });
}

const ranked = [/\.dat$/i, /\.opt$/i, /\.lfp$/i, /priv|withh/i];
const rank = ({ path }: Source) => {
  const place = ranked.findIndex((pattern) => pattern.test(nameOf(path)));
  return place < 0 ? ranked.length : place;
};

type Guess = { readonly role: Role; readonly header: string; readonly first: string };

/** The role, the header of a table, and the first number. */
async function guessOf(source: Source): Promise<Guess> {
  const head = await headOf(source, HEAD).catch(() => new Uint8Array());
  const text = decodeHead(head, detectEncoding(head));
  const dialect = detectDialect(text);
  const [first, second] = firstRows(text);
  const role = roleOf(source, !!dialect, first, second);
  const isData = role === "data";
  return {
    role,
    header: isData ? (first ?? []).join("\u0000") : "",
    first: (isData ? second : first)?.[first?.[0] === "IM" ? 1 : 0] ?? "",
  };
}

function roleOf(
  source: Source,
  hasDialect: boolean,
  first: readonly string[] | undefined,
  second: readonly string[] | undefined,
): Role {
  if (/\.lfp$/i.test(source.path) || first?.[0] === "IM") return "images";
  if (hasDialect && first && isOpticon(first) && (!second || isOpticon(second))) return "images";
  const isPrivilege =
    /priv|withh/i.test(nameOf(source.path)) ||
    /PRIVILEGE|BASIS|WITHHELD/i.test(first?.join(" ") ?? "");
  const { columns } = mapFields(first ?? [], { fields: {} });
  const isOfProduction =
    columns.begin !== undefined &&
    (columns.textPath ?? columns.nativePath ?? columns.familyBegin) !== undefined;
  if (/\.dat$/i.test(source.path) || isOfProduction) return "data";
  if (isPrivilege) return "log";
  return columns.begin !== undefined && columns.end !== undefined ? "data" : "none";
}

const isOpticon = (fields: readonly string[]) =>
  fields.length >= 4 &&
  fields.length <= 8 &&
  /\d$/.test(fields[0] ?? "") &&
  /[\\/.]/.test(fields[2] ?? "") &&
  /^y?$/i.test((fields[3] ?? "").trim());

function firstRows(text: string): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  const dialect = detectDialect(text);
  if (!dialect) return rows;
  const splitter = rowSplitter(dialect, (fields) => rows.length < 3 && rows.push(fields));
  splitter.push(text.slice(0, 16_000));
  if (rows.length === 0) splitter.end();
  return rows;
}

/** Encodings of load files, by TextDecoder's names (Encoding Standard §4.2). */
export const encodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export type Encoding = (typeof encodings)[number];

/** Bytes read for detection. */
const HEAD = 65_536;

/**
 * Detects the encoding from the first bytes: UTF-16 by its byte order mark or by zeros in every
 * second byte, UTF-8 if valid. The rest is Windows-1252: Concordance's qualifier is the byte FE
 * there, which UTF-8 never has.
 */
function detectEncoding(head: Uint8Array): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const zeros = [0, 1].map(
    (start) => head.filter((byte, i) => byte === 0 && i % 2 === start).length,
  );
  const half = head.length / 2;
  if ((zeros[1] ?? 0) > half * 0.4) return "utf-16le";
  if ((zeros[0] ?? 0) > half * 0.4) return "utf-16be";
  return isUtf8(head) ? "utf-8" : "windows-1252";
}

/**
 * Detects the encoding of a file. If its first bytes are ASCII, the rest decides: more bytes that
 * are not UTF-8 than characters that are make it Windows-1252.
 */
export async function encodingOf(source: Source): Promise<Encoding> {
  const head = await headOf(source, HEAD);
  const encoding = detectEncoding(head);
  if (encoding !== "utf-8" || head.length >= source.size || head.some((byte) => byte > 0x7f))
    return encoding;
  const decoder = new TextDecoder();
  let [whole, broken] = [0, 0];
  for await (const piece of bytesOf(source)) {
    for (const [sign] of decoder.decode(piece, { stream: true }).matchAll(/[^\0-\x7f]/g))
      sign === "\ufffd" ? broken++ : whole++;
  }
  return broken > whole ? "windows-1252" : "utf-8";
}

/** Decodes bytes; drops a character that is cut off at the end. */
export const decodeHead = (head: Uint8Array, encoding: Encoding) =>
  new TextDecoder(encoding).decode(head, { stream: true });

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * Concordance: þ (U+00FE) around fields, U+0014 between them. Some programs save U+00B6, which
 * editors show for U+0014.
 */
export const delimiters = {
  u0014: "\u0014",
  pilcrow: "¶",
  comma: ",",
  tab: "\t",
  semicolon: ";",
  pipe: "|",
} as const;
export const qualifiers = { thorn: "þ", quote: '"', caret: "^", none: "" } as const;
export type DelimiterName = keyof typeof delimiters;
export type QualifierName = keyof typeof qualifiers;

/** Detects a load file's dialect from its first line; undefined without a delimiter. */
export function detectDialect(head: string): Dialect | undefined {
  const newline = head.includes("\n") || !head.includes("\r") ? "\n" : "\r";
  const line = head.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/, 1)[0] ?? "";
  const opening = ["þ", '"', "^"].find((qualifier) => line.startsWith(qualifier));
  const delimiter = (opening && afterFirst(line, opening)) ?? mostFrequent(line);
  if (!delimiter) return undefined;
  const isPlain = delimiter !== delimiters.u0014 && delimiter !== delimiters.pilcrow;
  return {
    delimiter,
    qualifier: opening ?? (isPlain ? '"' : line.includes("þ") ? "þ" : ""),
    newline,
  };
}

const candidates: readonly string[] = Object.values(delimiters);

function afterFirst(line: string, qualifier: string): string | undefined {
  const next = line[line.indexOf(qualifier, 1) + 1];
  return next !== undefined && candidates.includes(next) ? next : undefined;
}

function mostFrequent(line: string): string | undefined {
  const counted = candidates.map((candidate) => ({
    candidate,
    times: line.split(candidate).length - 1,
  }));
  const best = counted.reduce((a, b) => (b.times > a.times ? b : a));
  return best.times > 0 ? best.candidate : undefined;
}

/** A file of the production, loose or in a zip. Sizes are in bytes. */
export type Source = {
  readonly path: string;
  readonly size: number;
  readonly blob: Blob;
  readonly entry?: ZipEntry;
};

/** Why a file was left out; the words are in content/instruments/production.yaml. */
type Refusal =
  | "damaged"
  | "encrypted"
  | "packing"
  | "nestedZip"
  | "empty"
  | "workbook"
  | "logAsDocument";
export type Refused = { readonly path: string; readonly reason: Refusal };

/**
 * All given files, including those inside zips. A zip that cannot be read is refused by name; a zip
 * within a zip is not opened.
 */
export async function sourcesOf(
  files: readonly GivenFile[],
): Promise<{ readonly sources: Source[]; readonly refused: Refused[] }> {
  const sources: Source[] = [];
  const refused: Refused[] = [];
  for (const { path, file } of files) {
    if (!/\.zip$/i.test(path)) {
      sources.push({ path, size: file.size, blob: file });
      continue;
    }
    const entries = await zipEntries(file).catch(() => undefined);
    if (!entries) refused.push({ path, reason: file.size === 0 ? "empty" : "damaged" });
    for (const entry of entries ?? []) {
      const reason = refusalOf(entry);
      if (reason) refused.push({ path: `${path} › ${entry.name}`, reason });
      // Files in the zip count as present, even if they cannot be opened.
      sources.push({ path: entry.name, size: entry.size, blob: file, entry });
    }
  }
  return { sources, refused };
}

function refusalOf({ name, isEncrypted, method }: ZipEntry): Refusal | undefined {
  if (isEncrypted) return "encrypted";
  if (method !== 0 && method !== 8) return "packing";
  return /\.zip$/i.test(name) ? "nestedZip" : undefined;
}

/** A file's bytes in pieces. Rejects if they cannot be read. */
export function bytesOf({ path, blob, entry }: Source): AsyncGenerator<Uint8Array> {
  if (entry && refusalOf(entry)) throw new FaultError({ kind: "unreadable", name: path });
  return entry ? bytesOfEntry(blob, entry) : piecesOf(blob);
}

/** The first `most` bytes of a file. */
export async function headOf(source: Source, most: number): Promise<Uint8Array> {
  const { path, blob, entry } = source;
  if (entry && refusalOf(entry)) throw new FaultError({ kind: "unreadable", name: path });
  return entry
    ? headOfEntry(blob, entry, most)
    : new Uint8Array(await blob.slice(0, most).arrayBuffer());
}

export type Head = Omit<Reading, "candidates"> & { readonly dialect: Dialect };

/** Detects how to read a load file. The visitor’s choices win. */
export async function readHead(source: Source, choices: Choices): Promise<Head> {
  const head = await headOf(source, HEAD);
  const encoding = choices.encoding ?? (await encodingOf(source));
  const text = decodeHead(head, encoding);
  const dialect = dialectOf(text, choices);
  const [header = [], ...rows] = headRows(text, dialect);
  const mapped = withTextPath(mapFields(header, choices), rows[0] ?? []);
  const mapping = choices.fields.nativePath ? mapped : withoutOldPaths(mapped, header, rows);
  return {
    encoding,
    dialect,
    header,
    mapping,
    delimiter: nameIn(delimiters, dialect.delimiter),
    qualifier: nameIn(qualifiers, dialect.qualifier) ?? "none",
  };
}

/** Image load files have no header; commas are the default between fields. */
export async function readImageHead(
  source: Source,
): Promise<{ readonly encoding: Encoding; readonly dialect: Dialect }> {
  const head = await headOf(source, HEAD);
  const encoding = await encodingOf(source);
  const dialect = detectDialect(decodeHead(head, encoding));
  return {
    encoding,
    dialect: {
      ...(dialect ?? { delimiter: ",", newline: "\n" }),
      qualifier: dialect?.qualifier ?? "",
    },
  };
}

function dialectOf(text: string, { delimiter, qualifier }: Choices): Dialect {
  const found = detectDialect(text) ?? {
    delimiter: delimiters.comma,
    qualifier: qualifiers.quote,
    newline: "\n",
  };
  return {
    ...found,
    ...(delimiter === undefined ? {} : { delimiter: delimiters[delimiter] }),
    ...(qualifier === undefined ? {} : { qualifier: qualifiers[qualifier] }),
  };
}

/** Relativity calls a column of paths "Extracted Text" as well as one of words. */
function withTextPath(mapping: Mapping, row: readonly string[]): Mapping {
  const { text, ...columns } = mapping.columns;
  if (
    text === undefined ||
    columns.textPath !== undefined ||
    !/^[^\n]{1,250}\.txt$/i.test((row[text] ?? "").trim())
  )
    return mapping;
  return { ...mapping, columns: { ...columns, textPath: text } };
}

/**
 * FILEPATH in Relativity and ITEMPATH in Nuix are a native's path, and in many protocols the place
 * where the custodian kept the file. A native has the document's number for its name, or lies below
 * a folder of natives.
 */
function withoutOldPaths(
  mapping: Mapping,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): Mapping {
  const { nativePath, ...columns } = mapping.columns;
  if (
    nativePath === undefined ||
    !/^(?:file|item)[ _]?path$/i.test((header[nativePath] ?? "").trim())
  )
    return mapping;
  const paths = rows.flatMap((row) => {
    const path = row[nativePath]?.trim() ?? "";
    const number = row[columns.begin ?? -1]?.trim().toLowerCase() ?? "";
    return path === "" || number === "" ? [] : [{ path: path.toLowerCase(), number }];
  });
  const isOfNative = ({ path, number }: (typeof paths)[number]) =>
    /(?:^|[\\/])natives?[^\\/]*[\\/]/.test(path) ||
    path.slice(Math.max(path.lastIndexOf("\\"), path.lastIndexOf("/")) + 1).includes(number);
  return paths.length === 0 || paths.some(isOfNative) ? mapping : { ...mapping, columns };
}

/** Rows in which the use of a column is looked for. */
const MOST_ROWS = 50;

function headRows(text: string, dialect: Dialect): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  const splitter = rowSplitter(dialect, (fields) => rows.length < MOST_ROWS && rows.push(fields));
  splitter.push(text);
  if (rows.length < 2) splitter.end();
  return rows;
}

function nameIn<Name extends string>(
  table: Readonly<Record<Name, string>>,
  value: string,
): Name | undefined {
  for (const name in table) if (table[name] === value) return name;
  return undefined;
}
