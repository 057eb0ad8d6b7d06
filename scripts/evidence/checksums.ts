import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { filesBelow } from "../build-steps/files.ts";

/** SHA-256 of every file below `folder`, one line each in the format of `sha256sum -c`, sorted by name. `without` are names left out. */
export function checksumsOf(folder: string, without: readonly string[] = []): string {
  return namesBelow(folder)
    .filter((name) => !without.includes(name))
    .map((name) => `${hash("sha256", readFileSync(join(folder, name)))}  ${name}\n`)
    .join("");
}

/** Differences between `folder` and `checksums`, as sentences: files changed, missing, or not in the list. */
export function differences(folder: string, checksums: string, without: readonly string[] = []): readonly string[] {
  const [expected, found] = [parse(checksums), parse(checksumsOf(folder, without))];
  return [
    ...[...expected].flatMap(([name, sum]) =>
      found.has(name) ? (found.get(name) === sum ? [] : [`${name} is changed`]) : [`${name} is missing`],
    ),
    ...[...found.keys()].filter((name) => !expected.has(name)).map((name) => `${name} is not in the list`),
  ];
}

function parse(checksums: string): ReadonlyMap<string, string> {
  return new Map([...checksums.matchAll(/^([\da-f]{64}) {2}(.+)$/gm)].map(([, sum = "", name = ""]) => [name, sum]));
}

function namesBelow(folder: string): readonly string[] {
  return filesBelow(folder)
    .map((file) => relative(folder, file).split(sep).join("/"))
    .sort();
}
