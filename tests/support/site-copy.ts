import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

const copied = ["content", "desk", "instruments", "public", "service", "tools", "web"];
const settings = ["package.json", "tsconfig.json", "vite.config.ts"];
/** Build steps that no change of content affects, and that take a third of its time. */
const skipped = {
  "web/build/compress.ts": "export function compress() {}\n",
  "web/build/desk.ts": "export function buildDesk() {}\n",
  "web/build/inbox.ts": "export function buildInbox() {}\n",
};

/**
 * One row of README's table, acted out: the files it touches, and the new text of each. A missing
 * file begins as "".
 */
export type Act = Readonly<Record<string, (text: string) => string>>;

export type SiteCopy = {
  /** Its folder. */
  readonly folder: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string | Uint8Array) => void;
  readonly perform: (act: Act) => void;
  /** The compiler's errors in files below these folders. */
  readonly typeErrors: (folders?: readonly string[]) => readonly string[];
  /**
   * Builds the site and returns its text files by path. Throws with the build's output when it
   * fails.
   */
  readonly build: () => ReadonlyMap<string, string>;
  /** Runs a module of this copy and gives what it prints. */
  readonly run: (code: string) => string;
  readonly remove: () => void;
};

/**
 * Copies the site's sources to a temporary folder, to change and build them there. `besides`: other
 * files and folders that are copied too.
 */
export function copySite(besides: readonly string[] = []): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  for (const source of [...copied, ...settings, ...besides])
    cpSync(source, join(folder, source), {
      recursive: true,
      filter: (file) => !file.includes("node_modules"),
    });
  linkPackages(folder);
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const node = (...args: readonly string[]) => {
    const { NODE_ENV: _, VITEST: __, BUILD_DIR: ___, ...env } = process.env;
    return spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", env });
  };
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  return {
    folder,
    read,
    write,
    perform: (act) => {
      for (const [file, change] of Object.entries(act))
        write(file, change(existsSync(join(folder, file)) ? read(file) : ""));
    },
    typeErrors: (folders = ["content", "web"]) => {
      // These and their imports; the compiler need not read the rest. One thread takes half the
      // processor time of four, and other tests run beside it. A second time it reads only what has
      // changed.
      const compilerOptions = { incremental: true, tsBuildInfoFile: "types.tsbuildinfo" };
      // Tests import from tests/, which is not copied.
      const sources = { include: folders, exclude: ["**/*.test.ts", "**/*.test.tsx"] };
      write(
        "tsconfig.copy.json",
        JSON.stringify({ extends: "./tsconfig.json", ...sources, compilerOptions }),
      );
      const { stdout } = spawnSync(
        "tsc",
        ["--noEmit", "--singleThreaded", "--project", "tsconfig.copy.json"],
        {
          cwd: folder,
          encoding: "utf8",
        },
      );
      return stdout
        .split("\n")
        .filter((line) => folders.some((each) => line.startsWith(`${each}/`)));
    },
    build: () => {
      for (const [file, text] of Object.entries(skipped)) write(file, text);
      const { status, stdout, stderr } = node("web/build/build.ts");
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

/** Gives a copy of the project in `folder` the installed packages, and its own among them. */
export function linkPackages(folder: string) {
  const installed = join(process.cwd(), "node_modules");
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync(installed)) {
    const own = ["content", "desk", "instruments", "service", "web"].includes(name);
    symlinkSync(join(own ? folder : installed, name), join(folder, "node_modules", name));
  }
}

/** The text files of a built site by path: pages, feeds, calendars, scripts, sheets, headers. */
export function textFilesIn(build: string): ReadonlyMap<string, string> {
  const files = ["client", "headers"].flatMap((part) =>
    readdirSync(join(build, part), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && !/\.(png|avif|webp|jpg|woff2|br|gz|zst)$/.test(entry.name),
      )
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  return new Map(files.map((file) => [relative(build, file), readFileSync(file, "utf8")]));
}

/**
 * Replaces the first occurrence of each. Throws when there is none, or when nothing would change.
 */
export function edits(
  ...pairs: readonly (readonly [from: string | RegExp, to: string])[]
): (text: string) => string {
  return (text) =>
    pairs.reduce((result, [from, to]) => {
      const next = result.replace(from, () => to);
      if (next === result) throw new Error(`Nothing to change: ${from}`);
      return next;
    }, text);
}
