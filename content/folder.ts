import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { decodeText } from "./text-file.ts";

/** content/ itself. */
export const contentFolder = import.meta.dirname;

let folder = contentFolder;
/**
 * The texts of one reading of a folder, so that each file is read once. Outside of a reading files
 * may change.
 */
let texts: Map<string, string> | undefined;

/** The folder that is being read. */
export const currentFolder = () => folder;

/**
 * What `read` returns when it reads another folder of content, as a copy with changes. It must not
 * wait for anything.
 */
export function inFolder<T>(other: string, read: () => T): T {
  if (texts && folder === other) return read();
  const before = { folder, texts };
  folder = other;
  texts = new Map();
  try {
    return read();
  } finally {
    ({ folder, texts } = before);
  }
}

/**
 * The text of a file of the folder that is being read. Throws a ContentFault when it is not UTF-8.
 */
export const textOf = (file: string) =>
  lookUp(file, (path) => decodeText(`content/${file}`, readFileSync(path)));

/** The names with this ending in a folder of it, which may be missing. */
export const namesIn = (name: string, ending: string) =>
  lookUp(`${name}/`, (path) => (existsSync(path) ? readdirSync(path).join("\n") : ""))
    .split("\n")
    .filter((one) => one.endsWith(ending));

/**
 * What a check of a file has read. Its answer holds as long as all of this is unchanged.
 * `hasPicture`: a picture may change unseen.
 */
export type LookedUp = { readonly texts: Map<string, string>; hasPicture: boolean };

let lookedUp: LookedUp | undefined;

/** What `check` returns, and what it has looked up. */
export function lookingUp<T>(check: () => T): { readonly value: T; readonly lookedUp: LookedUp } {
  const outer = lookedUp;
  const own: LookedUp = { texts: new Map(), hasPicture: false };
  lookedUp = own;
  try {
    return { value: check(), lookedUp: own };
  } finally {
    lookedUp = outer;
    // A file that refers to this one depends on the same files.
    for (const [file, text] of own.texts) outer?.texts.set(file, text);
    if (outer) outer.hasPicture ||= own.hasPicture;
  }
}

/** Whether every file that was looked up is unchanged. */
export const isSame = ({ texts: before, hasPicture }: LookedUp) =>
  !hasPicture &&
  [...before].every(
    ([file, text]) =>
      (file.endsWith("/") ? namesIn(file.slice(0, -1), "").join("\n") : textOf(file)) === text,
  );

/** Notes that the file being checked has a picture. */
export function lookAtPicture(): void {
  if (lookedUp) lookedUp.hasPicture = true;
}

function lookUp(file: string, read: (path: string) => string): string {
  const text = texts?.get(file) ?? read(join(folder, file));
  texts?.set(file, text);
  lookedUp?.texts.set(file, text);
  return text;
}
