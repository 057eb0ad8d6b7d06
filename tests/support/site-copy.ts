import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

const sources = ["app", "content", "inbox", "public", "scripts", "server", "shared"];
const settings = ["package.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"];
/** Steps of the build that no change of content touches, and that take a third of its time. */
const skipped = {
  "scripts/build-steps/compress.ts": "export function compress() {}\n",
  "scripts/build-steps/inbox.ts": "export function buildInbox() {}\n",
};

/** One row of README's table, acted out: which files it touches, and what each becomes. A file that is not there yet begins as "". */
export type Act = Readonly<Record<string, (text: string) => string>>;

export type SiteCopy = {
  /** Its folder. */
  readonly folder: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly perform: (act: Act) => void;
  /** The files below these folders in which the compiler finds something amiss, and what. */
  readonly typeErrors: (folders?: readonly string[]) => readonly string[];
  /** Builds the site and gives its text files by their paths. Throws what the build printed when it fails. */
  readonly build: () => ReadonlyMap<string, string>;
  /** Runs a module of this copy and gives what it prints. */
  readonly run: (code: string) => string;
  readonly remove: () => void;
};

/** The sources of the site in a folder of their own, to be changed and built there. */
export function copySite(): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  for (const source of [...sources, ...settings]) cpSync(source, join(folder, source), { recursive: true });
  cpSync(".react-router", join(folder, ".react-router"), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const node = (...args: readonly string[]) => {
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    return spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", env });
  };
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  return {
    folder,
    read,
    write,
    perform: (act) => {
      for (const [file, change] of Object.entries(act)) write(file, change(existsSync(join(folder, file)) ? read(file) : ""));
    },
    typeErrors: (folders = ["app", "content"]) => {
      // These and whatever they import; the compiler need not read the rest.
      write("tsconfig.copy.json", JSON.stringify({ extends: "./tsconfig.json", include: [...folders, ".react-router/types"] }));
      const { stdout } = spawnSync("tsc", ["--noEmit", "--project", "tsconfig.copy.json"], { cwd: folder, encoding: "utf8" });
      return stdout.split("\n").filter((line) => folders.some((each) => line.startsWith(`${each}/`)));
    },
    build: () => {
      for (const [file, text] of Object.entries(skipped)) write(file, text);
      const { status, stdout, stderr } = node("scripts/build.ts");
      if (status !== 0) throw new Error(`The copy does not build.\n${stdout}${stderr}`);
      return textFilesIn(join(folder, "build"));
    },
    run: (code) => {
      const { status, stdout, stderr } = node("--input-type=module", "--eval", code);
      if (status !== 0) throw new Error(stderr);
      return stdout;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** What is read as text in a built site, by path: pages, feeds, calendars, scripts, sheets, headers. */
export function textFilesIn(build: string): ReadonlyMap<string, string> {
  const files = ["client", "headers"].flatMap((part) =>
    readdirSync(join(build, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(png|woff2|br|gz|zst)$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  return new Map(files.map((file) => [relative(build, file), readFileSync(file, "utf8")]));
}

/** Replaces each first occurrence; says so when there is none, or when nothing would change. */
export function edits(...pairs: readonly (readonly [from: string | RegExp, to: string])[]): (text: string) => string {
  return (text) =>
    pairs.reduce((result, [from, to]) => {
      const next = result.replace(from, () => to);
      if (next === result) throw new Error(`Nothing to change: ${from}`);
      return next;
    }, text);
}
