import { dirname, join } from "node:path";
import { type Document, isMap, isNode, isScalar, visit, type YAMLError } from "yaml";
import type { z } from "zod";
import { doubtsIn } from "./doubts.ts";
import { attempt, ContentFault, type Fault } from "./fault.ts";
import { currentFolder, isSame, type LookedUp, lookingUp } from "./folder.ts";
import { beside } from "./picture.ts";
import { noting } from "./references.ts";
import { aboutField } from "./schema-fields.ts";
import { parsedOnce } from "./yaml-text.ts";

export type Path = readonly PropertyKey[];

export type Yaml<T> = {
  readonly values: T;
  /** The keys of the figures that its words name. */
  readonly figures: readonly string[];
  /** Looked for only when somebody asks, in the folder that is being read then. */
  readonly doubts: () => readonly Fault[];
  /** A fault of a field, for what shows only beside other files. */
  readonly fault: (path: Path, message: string) => Fault;
};

/** What several files say, by name. Throws a ContentFault with every fault of all of them. */
export function valuesOf<T extends object>(
  readers: { readonly [Name in keyof T]: () => Yaml<T[Name]> },
): T {
  const read = Object.entries<() => Yaml<unknown>>(readers).map(([name, readIt]) => ({
    name,
    ...attempt(readIt),
  }));
  const values = Object.fromEntries(
    read.flatMap(({ name, value }) => (value ? [[name, value.values]] : [])),
  );
  const isWhole = (all: object): all is T => Object.keys(readers).every((name) => name in all);
  if (!isWhole(values)) throw new ContentFault(read.flatMap(({ faults }) => faults));
  return values;
}

/**
 * `before`: lines of the file above the YAML. `unique`: fields that no two entries of the list may
 * have in common.
 */
export type ReadOptions = { readonly before?: number; readonly unique?: readonly string[] };

/** Where the pictures of `content/…` lie. */
export const folderOf = (file: string, content = currentFolder()) =>
  join(content, dirname(file).replace(/^content\/?/, ""));

let doubtful: Map<string, () => readonly Fault[]> | undefined;

/** What `read` returns, and the doubts of the files that it has read without a fault. */
export function doubting<T>(read: () => T): {
  readonly value: T;
  readonly doubts: readonly Fault[];
} {
  const before = doubtful;
  const own = new Map<string, () => readonly Fault[]>();
  doubtful = own;
  try {
    return { value: read(), doubts: [...own.values()].flatMap((doubts) => doubts()) };
  } finally {
    doubtful = before;
  }
}

/**
 * Reads the YAML of the files that `schema` describes. A file that says what it said before, as do
 * those that it refers to, is not checked again. Throws a ContentFault with every fault.
 */
export function yamlReader<T>(
  schema: z.ZodType<T>,
  options?: ReadOptions,
): (file: string, text: string) => Yaml<T> {
  const known = new Map<
    string,
    {
      readonly text: string;
      readonly lookedUp: LookedUp;
      readonly read: ReturnType<typeof attempt<Yaml<T>>>;
    }
  >();
  return (file, text) => {
    const before = known.get(file);
    const isKnown = before?.text === text && isSame(before.lookedUp);
    const { value: read, lookedUp } = isKnown
      ? { value: before.read, lookedUp: before.lookedUp }
      : lookingUp(() => attempt(() => readYaml(file, text, schema, options)));
    known.set(file, { text, lookedUp, read });
    if (read.value) doubtful?.set(file, read.value.doubts);
    if (!read.value) throw new ContentFault(read.faults);
    return read.value;
  };
}

function readYaml<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  { before = 0, unique = [] }: ReadOptions = {},
): Yaml<T> {
  const { document, toJS } = parsedOnce(text);
  const place = (offset: number) => {
    const above = text.slice(0, offset).split("\n");
    return { file, line: above.length + before, column: (above.at(-1)?.length ?? 0) + 1 };
  };
  const broken = syntaxFault(document, text);
  if (broken)
    throw new ContentFault([
      { ...place(broken.offset), read: lineAt(text, broken.offset), message: broken.message },
    ]);
  const raw: unknown = toJS() ?? {};
  const faultAt = (offset: number, path: Path, message: string): Fault => {
    const read = valueAt(raw, path);
    const field = fieldName(raw, path);
    return {
      ...place(offset),
      ...(field && { field }),
      ...(isPlain(read) && { read: asWritten(document, path) ?? String(read) }),
      message,
    };
  };
  const fault = (path: Path, message: string) => faultAt(offsetOf(document, path), path, message);
  const { value: result, figures } = noting(() =>
    beside(folderOf(file), () => schema.safeParse(raw)),
  );
  const faults = (result.error?.issues ?? []).flatMap((issue) => {
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => {
        const { read: _, ...about } = faultAt(
          keyOffset(document, issue.path, key),
          [...issue.path, key],
          "",
        );
        return {
          ...about,
          message: `there is no such field: expected ${aboutField(schema, issue.path, raw).fields.join(", ")}`,
        };
      });
    return [
      fault(
        issue.path,
        expectation(issue, valueAt(raw, issue.path), aboutField(schema, issue.path, raw)),
      ),
    ];
  });
  const twice = unique.flatMap((field) =>
    repeated(raw, field).map(([path, first]) =>
      fault(path, `${first} already uses it: give each its own`),
    ),
  );
  const doubts = () =>
    doubtsIn(schema, raw).map(
      ([path, message]): Fault => ({ ...fault(path, message), isDoubt: true }),
    );
  if (!result.success || twice.length > 0)
    throw new ContentFault([...faults, ...twice, ...doubts()]);
  return {
    values: result.data,
    figures,
    doubts,
    fault,
  };
}

/** The first fault of the YAML itself; those below it are mostly its consequences. */
function syntaxFault(
  document: Document,
  text: string,
): { readonly offset: number; readonly message: string } | undefined {
  const found: { offset: number; message: string }[] = [];
  const note = (offset: number, error?: YAMLError) => found.push(brokenYaml(text, offset, error));
  visit(document, {
    Alias: (_, node) => void note(node.range?.[0] ?? 0),
    Scalar: (_, node) => {
      if (node.tag?.startsWith("!")) note(node.range?.[0] ?? 0);
      // "#4" after words is a remark to YAML, and would be lost without a word.
      if (node.comment && !/^\s/.test(node.comment)) note(node.range?.[0] ?? 0);
    },
  });
  for (const error of document.errors) note(error.pos[0], error);
  return found.toSorted((a, b) => a.offset - b.offset)[0];
}

function lineAt(text: string, offset: number): string {
  const [line = ""] = text.slice(text.lastIndexOf("\n", offset - 1) + 1).split("\n", 1);
  return line.trim();
}

/** The message of a schema, with an example where it has none of its own. */
function expectation(
  { message }: z.core.$ZodIssue,
  read: unknown,
  { example, fields }: ReturnType<typeof aboutField>,
): string {
  // A schema that says nothing of its own expects fields.
  const own = /^(?:Invalid|Too|Unrecognized)/.test(message)
    ? `expected fields, each on a line of its own: ${fields.join(", ")}`
    : message;
  const says =
    example && /^expected(?!.* as )/.test(own) && !own.includes(example)
      ? `${own}, as ${example}`
      : own;
  return read === undefined || read === null ? `is missing: ${says}` : says;
}

/** A number as the file has it: 007, which is read as 7. */
function asWritten(document: Document, path: Path): string | undefined {
  const node = path.length > 0 ? document.getIn(path, true) : undefined;
  return isScalar(node) && typeof node.value === "number" ? node.source : undefined;
}

/** Where the value at `path` begins, or what is nearest around it. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function keyOffset(document: Document, path: Path, key: string): number {
  const map = path.length === 0 ? document.contents : document.getIn(path, true);
  const pair = isMap(map)
    ? map.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
    : undefined;
  return isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : offsetOf(document, path);
}

/** `phones-across-borders, details, program 2, text`: entries by their id, name or number. */
function fieldName(raw: unknown, path: Path): string {
  const names: string[] = [];
  for (const [depth, key] of path.entries()) {
    if (typeof key !== "number") names.push(String(key));
    else {
      const entry = valueAt(raw, path.slice(0, depth + 1));
      const own = ["id", "name", "title", "day"]
        .map((field) => valueAt(entry, [field]))
        .find((value) => typeof value === "string");
      if (own) names.push(String(own));
      else names.push(`${names.pop() ?? "entry"} ${key + 1}`.trim());
    }
  }
  return names.join(", ");
}

function valueAt(raw: unknown, path: Path): unknown {
  return path.reduce(
    (value, key) =>
      typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
    raw,
  );
}

/**
 * The entries whose `field` an earlier entry of the same list has too, and the name of the earlier
 * one.
 */
function repeated(raw: unknown, field: string): readonly (readonly [path: Path, first: string])[] {
  const owners = new Map<unknown, string>();
  return pathsTo(raw, field).flatMap((path) => {
    const value = valueAt(raw, path);
    const first = owners.get(value);
    if (first === undefined) owners.set(value, fieldName(raw, path.slice(0, -1)));
    return first === undefined ? [] : [[path, field === "id" ? "an entry above" : first] as const];
  });
}

/** The paths at which entries of the list, or of a list in it, have the field. */
function pathsTo(raw: unknown, field: string, path: Path = []): readonly Path[] {
  if (typeof raw !== "object" || raw === null) return [];
  return Object.entries(raw).flatMap(([key, value]) => {
    const at = [...path, Array.isArray(raw) ? Number(key) : key];
    return key === field && isPlain(value) ? [at] : pathsTo(value, field, at);
  });
}

const isPlain = (value: unknown) => ["string", "number", "boolean"].includes(typeof value);

export type FrontMatter<T> = Yaml<T> & {
  /**
   * The file with empty lines instead of the front matter, so that the prose keeps its line
   * numbers.
   */
  readonly body: string;
};

const pattern = /^---\r?\n(.*?)\r?\n---[ \t]*(?:\r?\n|$)/s;

/**
 * Splits Markdown files into the YAML between their first two `---` lines, checked against
 * `schema`, and the prose below.
 */
export function frontMatterReader<T>(
  schema: z.ZodType<T>,
): (file: string, text: string) => FrontMatter<T> {
  const read = yamlReader(schema, { before: 1 });
  return (file, text) => {
    const [whole, yaml = ""] = pattern.exec(text) ?? [];
    if (whole === undefined)
      throw new ContentFault([
        {
          file,
          line: 1,
          column: 1,
          message: "expected front matter: a line of ---, the fields, and another line of ---",
        },
      ]);
    return { ...read(file, yaml), body: bodyOf(text) };
  };
}

/** The prose of a Markdown file, on the lines where it is in the file. */
export const bodyOf = (text: string) =>
  text.replace(pattern, (whole) => whole.replace(/[^\n]/g, ""));

/**
 * Says in a writer's words why a file is not valid YAML. `offset` is where the parser stopped; the
 * place returned is where the cause is.
 */
function brokenYaml(
  text: string,
  offset: number,
  error?: YAMLError,
): { readonly offset: number; readonly message: string } {
  const open = error?.message.startsWith("Missing closing") ? openQuote(text) : undefined;
  if (open !== undefined)
    return {
      offset: open,
      message:
        'a quotation mark opens here and is never closed: expected one at the end, as title: "Words"',
    };
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = "", next = ""] = text.slice(start).split("\n");
  if (
    /IMPLICIT_KEY$/.test(error?.code ?? "") &&
    /: +[^\s|>]/.test(line) &&
    indent(next, /^\s*/) > indent(line, /^\s*(?:- )?/)
  )
    return {
      offset: start + line.length + 1 + indent(next, /^\s*/),
      message: "the line is indented further than the fields above it: expected it below them",
    };
  return { offset: start + indent(line, /^\s*/), message: reason(line, error) };
}

const indent = (line: string, pattern: RegExp) => pattern.exec(line)?.[0].length ?? 0;

function reason(line: string, error: YAMLError | undefined): string {
  if (error?.code === "DUPLICATE_KEY")
    return `${line.trim().replace(/:.*/, "")} is here twice: expected each field once, and a hyphen before the first field of an entry`;
  if (/^\s*\t/.test(line)) return "the line begins with a tab: expected spaces";
  if (/^\s*-[^\s-]/.test(line))
    return `expected a space after the hyphen, as ${line.trim().replace("-", "- ")}`;
  const [, name = "", value = ""] = /^\s*((?:- )?(?:[\w-]+:)? *)(.*)$/.exec(line) ?? [];
  const key = name.trim();
  if (/^[*&!|>%@`{[]/.test(value))
    return `the value begins with ${value[0]}: expected it in quotes, as ${key} ${quoted(value)}`;
  if (/: /.test(value) && !/^["']/.test(value))
    return `the value has a colon: expected it in quotes, as ${key} ${quoted(value)}`;
  if (/ #\S/.test(value))
    return `what follows # is not read: expected the value in quotes, as ${key} ${quoted(value)}`;
  if (/^["']/.test(value))
    return `words follow the closing quotation mark: expected one pair around all, as ${key} ${quoted(value.replaceAll(/["']/g, ""))}`;
  if (!/:(?:\s|$)/.test(line)) return "expected a field, a colon and a space, as title: Words";
  return "expected the line to begin below the first letter of the fields around it";
}

const quoted = (value: string) => JSON.stringify(value.trim());

/** Where a quotation mark opens a value that does not end in its line. */
function openQuote(text: string): number | undefined {
  const found = /^\s*(?:- )?(?:[\w-]+: +)?(?:"(?:[^"\\\n]|\\.)*|'[^'\n]*)$/m.exec(text);
  return found ? found.index + found[0].search(/["']/) : undefined;
}
