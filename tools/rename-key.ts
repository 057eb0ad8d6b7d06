// npm run rename -- person forensics varga: gives an entry of content/ another key, and writes it
// wherever a file names the entry. To change what visitors read, change the entry's name and keep
// the key.

import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { faultLine } from "content/fault.ts";
import { contentFolder } from "content/folder.ts";
import { metaOf, within } from "content/schema-fields.ts";
import { decodeText } from "content/text-file.ts";
import { schemaOf } from "desk/site/files.ts";
import { checkContent } from "web/build/check-content.ts";
import { isMap, isScalar, isSeq, parseDocument, type Scalar } from "yaml";

/**
 * What has a key: its list, the `choices` of the fields that name it (their schema's `.meta()`), the
 * words before it in braces, and what a key looks like. A category has no list: the articles name
 * it.
 */
const kinds: Readonly<Record<string, Kind>> = {
  person: {
    list: "people.yaml",
    choices: "people",
    braces: ["surname", "signed"],
    key: /^[a-z]+$/,
  },
  figure: {
    list: "claims.yaml",
    choices: "figures",
    braces: ["figure", "spelled", "Figure"],
    key: /^[a-z][A-Za-z0-9]*$/,
  },
  partner: {
    list: "partners.yaml",
    choices: "partners",
    braces: ["partner"],
    key: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  },
  authority: {
    list: "legal/authorities.yaml",
    braces: ["authority"],
    key: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  },
  category: { braces: [], key: /[A-Z]/ },
};
type Kind = {
  readonly list?: string;
  readonly choices?: string;
  readonly braces: readonly string[];
  readonly key: RegExp;
};

/** The files that change, with their new texts, by their path in the folder. */
type Renamed = ReadonlyMap<string, string>;

/**
 * Renames a key in all files of a folder of content. Throws, and writes nothing, when there is no
 * such entry, when the new key is taken or no key, and when the check would then find a fault.
 */
export function renameKey(folder: string, name: string, from: string, to: string): Renamed {
  const kind = kinds[name];
  if (!kind) throw new Error(`Expected one of ${Object.keys(kinds).join(", ")}, not “${name}”`);
  if (!kind.key.test(to)) throw new Error(`“${to}” cannot be the key of a ${name}`);
  const texts = new Map(
    globSync("**/*.{yaml,md}", { cwd: folder })
      .toSorted()
      .map((file) => [file, decodeText(`content/${file}`, readFileSync(join(folder, file)))]),
  );
  const named = keysOf(kind, texts);
  if (!named.includes(from))
    throw new Error(`There is no ${name} “${from}”: expected one of ${named.join(", ")}`);
  if (named.includes(to)) throw new Error(`There is a ${name} “${to}” already`);
  const renamed = new Map(
    [...texts].flatMap(([file, text]) => {
      const next = renamedIn(file, text, kind, from, to);
      return next === text ? [] : [[file, next] as const];
    }),
  );
  const faults = faultsWith(folder, renamed);
  if (faults.length > 0) throw new Error(`Nothing was renamed:\n${faults.join("\n")}`);
  for (const [file, text] of renamed) writeFileSync(join(folder, file), text);
  return renamed;
}

/** The keys that there are. */
function keysOf(kind: Kind, texts: ReadonlyMap<string, string>): readonly string[] {
  const places = kind.list
    ? ownKeys(parseDocument(texts.get(kind.list) ?? "").contents)
    : [...texts].flatMap(([file, text]) => categoryOf(file, yamlOf(text)));
  return [...new Set(places.map(({ value }) => String(value)))];
}

/** The keys of a list: the names of its entries, or the id of each. */
function ownKeys(list: unknown): readonly Scalar[] {
  if (isSeq(list))
    return list.items.flatMap((entry) => {
      const id = isMap(entry) ? entry.get("id", true) : undefined;
      return isScalar(id) ? [id] : [];
    });
  if (!isMap(list)) return [];
  const inner = list.items.find(({ value }) => isSeq(value))?.value;
  return isSeq(inner)
    ? ownKeys(inner)
    : list.items.flatMap(({ key }) => (isScalar(key) ? [key] : []));
}

function categoryOf(file: string, yaml: string): readonly Scalar[] {
  const fields = file.startsWith("articles/") ? parseDocument(yaml).contents : null;
  const category = isMap(fields) ? fields.get("category", true) : undefined;
  return isScalar(category) && /[A-Z]/.test(String(category.value)) ? [category] : [];
}

/** The YAML of a file: all of it, or what is between its lines of ---. */
const yamlOf = (text: string) => /^---\r?\n(.*?)\r?\n---/s.exec(text)?.[1] ?? text;

/** A file's text with the new key wherever the entry is named. */
function renamedIn(file: string, text: string, kind: Kind, from: string, to: string): string {
  const yaml = yamlOf(text);
  const start = text.indexOf(yaml);
  const { contents } = parseDocument(yaml);
  const schema = schemaOf(`content/${file}`);
  const places = [
    ...(file === kind.list ? ownKeys(contents) : []),
    ...(kind.choices && schema ? namesIn(contents, schema, kind.choices) : []),
    ...(kind.list ? [] : categoryOf(file, yaml)),
  ];
  const changed = places
    .filter(({ value }) => value === from)
    .flatMap(({ range }) => (range ? [[start + range[0], start + range[1]] as const] : []))
    .toSorted(([a], [b]) => b - a)
    .reduce((next, [begin, end]) => next.slice(0, begin) + to + next.slice(end), text);
  return kind.braces.reduce(
    (next, word) => next.replaceAll(`{${word}:${from}}`, `{${word}:${to}}`),
    changed,
  );
}

/** The values in a part of a file whose schema offers these choices. */
function namesIn(node: unknown, schema: unknown, choices: string): readonly Scalar[] {
  if (isScalar(node)) return metaOf(schema, "choices") === choices ? [node] : [];
  const value: unknown = isMap(node) || isSeq(node) ? node.toJSON() : undefined;
  if (isSeq(node))
    return node.items.flatMap((item) => namesIn(item, within(schema, 0, value), choices));
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value: inner }) =>
    isScalar(key) ? namesIn(inner, within(schema, String(key.value), value), choices) : [],
  );
}

/** What the check says when these texts are in the place of those of the folder. */
function faultsWith(folder: string, texts: Renamed): readonly string[] {
  const copy = mkdtempSync(join(tmpdir(), "rename-"));
  try {
    cpSync(folder, copy, { recursive: true });
    for (const [file, text] of texts) writeFileSync(join(copy, file), text);
    return checkContent(copy)
      .filter(({ isDoubt }) => !isDoubt)
      .map(faultLine);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

if (import.meta.main) {
  const [, , kind = "", from = "", to = ""] = process.argv;
  try {
    for (const file of renameKey(contentFolder, kind, from, to).keys())
      console.log(`content/${file}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
