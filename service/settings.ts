import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { distance } from "fastest-levenshtein";

/** The folder of the project, wherever a command was called. */
export const projectRoot = fileURLToPath(new URL("..", import.meta.url)).replace(/(.)[\\/]$/, "$1");

/**
 * The folder of the built site, in the project's. Tests set BUILD_DIR, for a site of their own
 * beside the one that is served.
 */
export const buildFolder = process.env.BUILD_DIR ?? "build";

/**
 * The file that the settings were read from, null when from the environment alone, and the names in
 * it.
 */
export type SettingsFile = { readonly path: string | null; readonly names: ReadonlySet<string> };

/**
 * Adds SETTINGS_FILE, else the project's `.env`, to `env`, whose own values win. Throws a
 * SettingsFileFault for an unreadable file.
 */
export function loadSettingsFile(env: NodeJS.ProcessEnv): SettingsFile {
  const named = env.SETTINGS_FILE?.trim();
  const path = named ? resolve(named) : join(projectRoot, ".env");
  if (!named && !existsSync(path)) return { path: null, names: new Set() };
  const settings = parseEnv(readText(path));
  for (const [name, value] of Object.entries(settings)) env[name] ??= value;
  return { path, names: new Set(Object.keys(settings)) };
}

export class SettingsFileFault extends Error {
  override readonly name = "SettingsFileFault";
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    throw new SettingsFileFault(`${path}, which cannot be read (${reasons[code] ?? code})`, {
      cause: error,
    });
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "this user may not read it",
  EISDIR: "it is a folder",
};

/** A name that is no setting. `meant` is the setting that it probably misspells, else null. */
type UnknownName = {
  readonly name: string;
  readonly meant: string | null;
  readonly inFile: boolean;
};

/**
 * Names that are no settings: in the file all, in the environment misspelt ones. Under seven
 * letters (MAILTO) none is misspelt.
 */
export function unknownNames(
  known: readonly string[],
  names: Iterable<string>,
  fileNames: ReadonlySet<string>,
): readonly UnknownName[] {
  return [...names]
    .filter((name) => !known.includes(name) && !ofOthers.test(name))
    .map((name) => ({ name, meant: nearest(name, known), inFile: fileNames.has(name) }))
    .filter(({ meant, inFile }) => inFile || meant !== null);
}

/** Names for Node, the database client and the C library, which may be in the same file. */
const ofOthers = /^(NODE_.*|PG[A-Z]+|TZ|SETTINGS_FILE)$/;

/**
 * At most two letters left out, added or changed; two letters that changed places are two changes.
 */
function nearest(name: string, known: readonly string[]): string | null {
  const [best] = known
    .map((one) => ({ one, steps: distance(name.toUpperCase(), one) }))
    .sort((a, b) => a.steps - b.steps);
  return name.length >= 7 && best && best.steps <= 2 ? best.one : null;
}
