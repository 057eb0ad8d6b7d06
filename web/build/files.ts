import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** Every file below a folder, by full path. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const MONTH = 30 * 86_400_000;

/** Removes the files that no build has used for a month. */
export function removeOld(folder: string): void {
  for (const name of readdirSync(folder))
    if (isOld(join(folder, name))) rmSync(join(folder, name), { force: true });
}

/** Another build may have removed the file meanwhile. */
const isOld = (file: string) =>
  (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY) <
  Date.now() - MONTH;
