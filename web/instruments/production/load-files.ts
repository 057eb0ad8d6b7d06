import { detectDialect } from "./dialect.ts";
import { decodeHead, detectEncoding, HEAD } from "./encoding.ts";
import { mapFields } from "./fields.ts";
import { RowSplitter } from "./row-splitter.ts";
import { headOf, type Source } from "./source.ts";

/** What a file is read as. */
export const roles = ["data", "images", "log", "none"] as const;
export type Role = (typeof roles)[number];
/** A possible load file or log. Its role is detected, or chosen by the visitor. */
export type Candidate = { readonly path: string; readonly size: number; readonly role: Role; readonly isChosen: boolean };

/** Files examined; more tables than this are documents, not load files. */
const MOST_LOOKED_AT = 60;
const table = /\.(?:dat|opt|csv|tsv|txt|lst|log)$/i;

/**
 * Finds the document load file, the image load file and the privilege log by their first lines, not only by name. Of several the first
 * wins; DAT and OPT come before others. A role that the visitor chose wins over all.
 */
export async function candidatesOf(sources: readonly Source[], chosen: Readonly<Record<string, Role>>): Promise<readonly Candidate[]> {
  const named = sources
    .filter(({ path }) => table.test(path) && (isLoadFile(path) || mayBeTable(path)))
    .toSorted((a, b) => rank(a) - rank(b));
  const found: { readonly source: Source; readonly guess: Role }[] = [];
  for (const source of named.slice(0, MOST_LOOKED_AT)) found.push({ source, guess: await guessOf(source) });
  const taken = new Set(Object.values(chosen));
  const candidates = found.map(({ source: { path, size }, guess }): Candidate => {
    const choice = chosen[path];
    if (choice) return { path, size, role: choice, isChosen: true };
    const role = guess !== "none" && taken.has(guess) ? "none" : guess;
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

const isLoadFile = (path: string) => /\.(?:dat|opt)$/i.test(path);
const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Excludes extracted texts: thousands of numbered files in folders. */
function mayBeTable(path: string): boolean {
  if (/priv|withh/i.test(nameOf(path))) return true;
  return !/(?:^|\/)(?:texts?|ocr|natives?|images?|img)\//i.test(path) && !/^[A-Z_.-]*[ _-]?\d{4,}\.\w+$/i.test(nameOf(path));
}

const rank = ({ path }: Source) => (/\.dat$/i.test(path) ? 0 : /\.opt$/i.test(path) ? 1 : /priv|withh/i.test(nameOf(path)) ? 2 : 3);

async function guessOf(source: Source): Promise<Role> {
  const head = await headOf(source, HEAD).catch(() => new Uint8Array());
  const text = decodeHead(head, detectEncoding(head));
  const dialect = detectDialect(text);
  const [first, second] = firstRows(text);
  if (dialect && first && isOpticon(first) && (!second || isOpticon(second))) return "images";
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
