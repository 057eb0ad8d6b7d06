import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A case: what to run it with lies at `path`; `about` is its section of the README. */
export type Case = {
  readonly instrument: string;
  readonly id: string;
  readonly about: string;
  readonly path: string;
  readonly expected: unknown;
};

/**
 * The files and settings that a case is run with. A case of an address alone is a message with it.
 */
export function argumentsOf({ instrument, about, path }: Case): readonly string[] {
  if (instrument === "redactions") return [path];
  const names = readdirSync(path);
  const read = (name: string) => readFileSync(join(path, name), "utf8");
  if (names.includes("typed.json"))
    return Object.entries(JSON.parse(read("typed.json"))).map(
      ([name, value]) => `--${name}=${value}`,
    );
  if (names.includes("address.txt")) {
    const message = join(mkdtempSync(join(tmpdir(), "case-")), "a.eml");
    writeFileSync(
      message,
      `From: a@b.example\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${read("address.txt")}`,
    );
    return [message];
  }
  const settings = [
    ...(about.includes("FRCP") ? ["--mode=frcp"] : []),
    ...(about.includes("[Person") ? ["--names=Ana Ruiz"] : []),
  ];
  if (names.includes("LIST.txt")) settings.push(`--list=${join(path, "LIST.txt")}`);
  return [
    ...settings,
    ...names.filter((name) => name !== "LIST.txt").map((name) => join(path, name)),
  ];
}

/** The cases of a folder (tools/score-cases.ts). */
export function casesOf(folder: string): readonly Case[] {
  if (existsSync(join(folder, "redactions", "cases.json")))
    return [...written(folder), ...casesOf(join(folder, "redactions"))];
  const list = join(folder, "cases.json");
  if (existsSync(list)) {
    const listed: readonly { file: string; about: string; expect: unknown }[] = JSON.parse(
      readFileSync(list, "utf8"),
    );
    return listed.map(({ file, about, expect }) => ({
      instrument: "redactions",
      id: file,
      about,
      path: join(folder, file),
      expected: expect,
    }));
  }
  return written(folder);
}

/** The cases of a README. */
function written(folder: string): readonly Case[] {
  const sections = readFileSync(join(folder, "README.md"), "utf8").split(/^## /m);
  return sections.flatMap((about) => {
    const [, instrument = "", id = ""] = /^(\w+)\/(\S+)/.exec(about) ?? [];
    const written = /^- expected: `(.*)`$/m.exec(about)?.[1]?.replaceAll("¦", "|");
    if (written === undefined) return [];
    return [
      { instrument, id, about, path: join(folder, instrument, id), expected: jsonOrText(written) },
    ];
  });
}

function jsonOrText(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}
