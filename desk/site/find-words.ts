import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isFields } from "desk/same-items.ts";
import type { FieldPath, Hit } from "desk/wire.ts";
import { readWords } from "desk/write-yaml.ts";
import { deskFiles } from "./files.ts";
import { labelOf } from "./form.ts";

/** One text of a file, and where it is; `line` counts lines of prose from zero. */
export type Place = { readonly path: FieldPath; readonly line?: number; readonly text: string };

/** A folder stays as it is, so its files are read once. */
const read = new Map<string, readonly Place[]>();
/** Files that are kept; a site has some 200. */
const KEPT = 1_000;
/** In characters: what is shown beside the first word that was found. */
const NEAR = 70;

/**
 * Texts of the desk's files in `folder` that have every one of the words in them: first those that
 * have them in this order, then the others, in the order of the list. `file`: only this one, else
 * all. A file that cannot be read has none.
 */
export function findWords(folder: string, words: string, file?: string): readonly Hit[] {
  const wanted = plain(words).split(" ").filter(Boolean);
  if (wanted.length === 0) return [];
  const hits = deskFiles(folder)
    .filter((entry) => file === undefined || entry.file === file)
    .flatMap((entry) =>
      placesOf(folder, entry.file).flatMap(({ path, line, text }) => {
        const found = plain(text);
        if (!wanted.every((word) => found.includes(word))) return [];
        return {
          file: entry.file,
          title: entry.title,
          path,
          ...(line !== undefined && { line }),
          label: labelsOf(path),
          text: near(text, found, words, wanted),
        };
      }),
    );
  const isWhole = ({ text }: Hit) => plain(text).includes(plain(words).trim());
  return [...hits.filter(isWhole), ...hits.filter((hit) => !isWhole(hit))];
}

/** As it is compared: small letters, one kind of quotes and spaces. */
const plain = (text: string) =>
  text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s/g, " ");

/** All texts of a file of `folder`; none when it cannot be read. */
export function placesOf(folder: string, file: string): readonly Place[] {
  const key = `${folder} ${file}`;
  const known = read.get(key);
  if (known) return known;
  if (read.size > KEPT) read.clear();
  const places = readPlaces(join(folder, file.replace(/^content\//, "")), file);
  read.set(key, places);
  return places;
}

function readPlaces(at: string, file: string): readonly Place[] {
  try {
    const { value, body } = readWords(file, readFileSync(at, "utf8"));
    const lines = (body ?? "").split("\n");
    return [...textsIn(value, []), ...lines.map((text, line) => ({ path: ["body"], line, text }))];
  } catch {
    return [];
  }
}

function textsIn(value: unknown, path: FieldPath): readonly Place[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => textsIn(item, [...path, i]));
  if (isFields(value))
    return Object.entries(value).flatMap(([name, one]) => textsIn(one, [...path, name]));
  return typeof value === "string" || typeof value === "number"
    ? [{ path, text: String(value) }]
    : [];
}

const labelsOf = (path: FieldPath) =>
  path[0] === "body"
    ? "Text"
    : path.flatMap((step) => (typeof step === "string" ? labelOf(step) : [])).join(" › ");

/** The text around the words, or around the first of them. */
function near(text: string, found: string, words: string, wanted: readonly string[]): string {
  const whole = found.indexOf(plain(words).trim());
  const from = whole === -1 ? Math.min(...wanted.map((word) => found.indexOf(word))) : whole;
  const [start, end] = [Math.max(from - NEAR, 0), from + 2 * NEAR];
  const cut = text.slice(start, end).replace(/\s+/g, " ").trim();
  const part = start > 0 ? cut.replace(/^\S*\s/, "") : cut;
  return `${start > 0 ? "… " : ""}${part}${end < text.length ? " …" : ""}`;
}
