import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

export type Case = {
  readonly name: string;
  /** All but `expected.json`, by path inside the case. */
  readonly files: readonly { readonly path: string; readonly file: File }[];
  readonly expected: Readonly<Record<string, unknown>>;
};

/**
 * The folders of `cases/` beside a test: files that come in, and the part of the answer that
 * matters in `expected.json`. Throws without it.
 */
export function casesBeside(folder: string): readonly Case[] {
  const all = join(folder, "cases");
  return readdirSync(all, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .toSorted()
    .map((name) => {
      const expected: Record<string, unknown> = JSON.parse(
        readFileSync(join(all, name, "expected.json"), "utf8"),
      );
      const paths = filesIn(join(all, name)).filter((path) => path !== "expected.json");
      if (Object.keys(expected).length === 0 || paths.length === 0)
        throw new Error(`cases/${name} has no file, or expects nothing`);
      const files = paths.map((path) => ({
        path,
        file: new File([readFileSync(join(all, name, path))], path),
      }));
      return { name: name.replaceAll("-", " "), files, expected };
    });
}

function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .flatMap((entry) =>
      entry.isFile() ? [relative(folder, join(entry.parentPath, entry.name))] : [],
    )
    .toSorted();
}

/** A value as its JSON reads: what is undefined is left out, or null in a list. */
export const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
