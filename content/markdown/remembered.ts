import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../.cache/markdown");
/** The code that reads the files, a part of the cache key: when it changes, every text is read again. */
const reader = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .toSorted()
  .map((name) => readFileSync(join(import.meta.dirname, name), "utf8"))
  .join("");

mkdirSync(folder, { recursive: true });

/**
 * Returns what a text was read into, from the disk if any process has read that text before. Three steps of a build read the articles:
 * search index, prerendering and browser bundles. Reading is most of an article's cost (10 of 25 ms).
 */
export function remembered<T>(text: string, read: () => T): T {
  const file = join(folder, `${createHash("sha256").update(reader).update(text).digest("hex")}.json`);
  try {
    const known: T = JSON.parse(readFileSync(file, "utf8"));
    return known;
  } catch {
    const value = read();
    // Written under another name first, so that an aborted build leaves no partial file.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(value));
    renameSync(`${file}.${process.pid}`, file);
    return value;
  }
}
