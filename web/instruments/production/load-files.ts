import { RowSplitter } from "web/instruments/frame/row-splitter.ts";
import { decodeHead, detectDialect, detectEncoding, HEAD } from "./encoding.ts";
import { mapFields } from "./fields.ts";
import { headOf, type Source } from "./source.ts";

/** What a file is read as. */
export const roles = ["data", "images", "log", "none"] as const;
export type Role = (typeof roles)[number];
/** A possible load file or log. Its role is detected, or chosen by the visitor. */
export type Candidate = { readonly path: string; readonly size: number; readonly role: Role; readonly isChosen: boolean };

/** Files examined; more tables than this are documents, not load files. */
const MOST_LOOKED_AT = 60;
const table = /\.(?:dat|opt|lfp|csv|tsv|txt|lst|log)$/i;

/**
 * Finds the document load files, the image load files and the privilege log by their first lines, not only by name. Volumes of one
 * production are read together; of others the first wins, and DAT and OPT come before others. A role that the visitor chose wins over all.
 */
export async function candidatesOf(sources: readonly Source[], chosen: Readonly<Record<string, Role>>): Promise<readonly Candidate[]> {
  const named = sources
    .filter(({ path }) => table.test(path) && (isLoadFile(path) || mayBeTable(path)))
    .toSorted((a, b) => rank(a) - rank(b));
  const found: { readonly source: Source; readonly guess: Guess }[] = [];
  for (const source of named.slice(0, MOST_LOOKED_AT)) found.push({ source, guess: await guessOf(source) });
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
  return candidates.filter(({ path, role, isChosen }) => isLoadFile(path) || role !== "none" || isChosen || !/\.(?:txt|log)$/i.test(path));
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
  return !/(?:^|\/)(?:texts?|ocr|natives?|images?|img)\//i.test(path) && !/^[A-Z_.-]*[ _-]?\d{4,}\.(?:txt|lst|log)$/i.test(nameOf(path));
}

const rank = ({ path }: Source) => (/\.dat$/i.test(path) ? 0 : /\.(?:opt|lfp)$/i.test(path) ? 1 : /priv|withh/i.test(nameOf(path)) ? 2 : 3);

type Guess = { readonly role: Role; readonly header: string; readonly first: string };

/** The role, the header of a table, and the first number. */
async function guessOf(source: Source): Promise<Guess> {
  const head = await headOf(source, HEAD).catch(() => new Uint8Array());
  const text = decodeHead(head, detectEncoding(head));
  const dialect = detectDialect(text);
  const [first, second] = firstRows(text);
  const role = roleOf(source, !!dialect, first, second);
  const isData = role === "data";
  return { role, header: isData ? (first ?? []).join("\u0000") : "", first: (isData ? second : first)?.[0] ?? "" };
}

function roleOf(source: Source, hasDialect: boolean, first: readonly string[] | undefined, second: readonly string[] | undefined): Role {
  if (/\.lfp$/i.test(source.path) || first?.[0] === "IM") return "images";
  if (hasDialect && first && isOpticon(first) && (!second || isOpticon(second))) return "images";
  const isPrivilege = /priv|withh/i.test(nameOf(source.path)) || /PRIVILEGE|BASIS|WITHHELD/i.test(first?.join(" ") ?? "");
  const { columns } = mapFields(first ?? [], { fields: {} });
  const isOfProduction = columns.begin !== undefined && (columns.textPath ?? columns.nativePath ?? columns.familyBegin) !== undefined;
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
  const splitter = new RowSplitter(dialect, (fields) => rows.length < 3 && rows.push(fields));
  splitter.push(text.slice(0, 16_000));
  if (rows.length === 0) splitter.end();
  return rows;
}
