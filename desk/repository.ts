import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isRunning } from "service/is-running.ts";

/** Who has written something. */
export type Author = { readonly name: string; readonly mail: string };
/** New contents of files by path from the project's folder; null removes the file. */
export type Files = ReadonlyMap<string, Buffer | string | null>;
export type Branch = {
  readonly tip: string;
  readonly author: Author;
  readonly at: string;
  readonly message: string;
};

/** A git command has failed; the message is what git said. */
export class GitError extends Error {
  override readonly name = "GitError";
}

const nothing = "0".repeat(40);
const committer = { GIT_COMMITTER_NAME: "Desk", GIT_COMMITTER_EMAIL: "desk@localhost" };

type NewCommit = {
  /** The commit from which all files but `files` are taken. */
  readonly base: string;
  readonly files?: Files;
  readonly parents: readonly string[];
  readonly message: string;
  readonly by: Author;
  /** When it was written, if not now. */
  readonly at?: string | undefined;
};

type GitOptions = {
  readonly input?: Buffer | string;
  readonly env?: object;
  readonly cwd?: string;
  readonly timeout?: number;
};

/**
 * Git's environment: English, no questions, and no repository named by whoever started the desk.
 */
function environment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...env } = process.env;
  return { ...env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" };
}

export type Repository = ReturnType<typeof openRepository>;

/**
 * The git repository of the project in `folder`, through its objects and branches: nothing is
 * checked out but by `bring`. Every function throws GitError when git fails, as on a full disk.
 */
export function openRepository(folder: string) {
  const run = (
    args: readonly string[],
    { input, env, cwd = folder, timeout = 0 }: GitOptions = {},
  ) =>
    new Promise<Buffer>((resolve, reject) => {
      const options = {
        cwd,
        encoding: "buffer",
        maxBuffer: 1 << 26,
        timeout,
        env: { ...environment(), ...env },
      } as const;
      const child = execFile("git", [...args], options, (error, out, said) =>
        error
          ? reject(new GitError(said.toString().trim() || error.message, { cause: error }))
          : resolve(out),
      );
      // The command may end before it has read everything.
      child.stdin?.on("error", () => {});
      child.stdin?.end(input);
    });

  const git = async (args: readonly string[], options?: GitOptions) =>
    (await run(args, options)).toString().replace(/\n$/, "");

  /** An object by its name, as refs/heads/main or `commit:path`; null when there is none. */
  async function read(name: string): Promise<Found | null> {
    // A line break would ask for two objects.
    if (/[\n\0]/.test(name)) return null;
    const out = await run(["cat-file", "--batch"], { input: `${name}\n` });
    const end = out.indexOf("\n");
    const [, id, type] = /^([0-9a-f]{40,64}) (\w+) \d+$/.exec(out.toString("utf8", 0, end)) ?? [];
    return id && type ? { id, type, bytes: out.subarray(end + 1, -1) } : null;
  }

  /** A branch by its full name, or all below it, as refs/heads/desk/, with their newest commits. */
  async function branches(name: string): Promise<readonly Branch[]> {
    const format =
      "%(objectname)%00%(authorname)%00%(authoremail:trim)%00%(authordate:iso8601-strict)%00%(contents)%00%00";
    const records = (await git(["for-each-ref", `--format=${format}`, name]))
      .split(/\0\0\n?/)
      .filter(Boolean);
    return records.map((record) => {
      const [tip = "", author = "", mail = "", at = "", message = ""] = record.split("\0");
      return { tip, author: { name: author, mail }, at: new Date(at).toISOString(), message };
    });
  }

  return {
    git,
    branches,

    /**
     * The id of what a name means: a branch, `commit^{tree}`, or a folder as `commit:content`; null
     * when there is none.
     */
    resolve: async (name: string) => (await read(name))?.id ?? null,

    /** The bytes of a blob, or of a file as `commit:path`, and its id; null when there is none. */
    async blob(name: string): Promise<Pick<Found, "id" | "bytes"> | null> {
      const found = await read(name);
      return found?.type === "blob" ? found : null;
    },

    /** The files of a commit below a folder, or only at these paths: id, size in bytes and path. */
    async files(commit: string, ...paths: readonly string[]): Promise<readonly Listed[]> {
      const out = await git(["ls-tree", "-r", "-l", "-z", "--full-tree", commit, "--", ...paths]);
      return [...out.matchAll(/\d+ blob ([0-9a-f]+) +(\d+)\t([^\0]+)\0/g)].map(
        ([, id = "", bytes, path = ""]) => ({ id, bytes: Number(bytes), path }),
      );
    },

    /** Stores a commit that no branch has yet, with its files. */
    async commit({
      base,
      files = new Map(),
      parents,
      message,
      by,
      at,
    }: NewCommit): Promise<string> {
      const [from = "", ...merged] = parents;
      const tree = await read(`${base}^{tree}`);
      const person = (name: string, mail: string, time: number) =>
        `${name.replace(/[<>\n]/g, "") || "Desk"} <${mail.replace(/[<>\n]/g, "")}> ${Math.floor(time / 1000)} +0000\n`;
      const data = (bytes: Buffer | string) => [`data ${Buffer.byteLength(bytes)}\n`, bytes, "\n"];
      const stream = [
        `commit refs/desk/new\nmark :1\nauthor ${person(by.name, by.mail, at ? Date.parse(at) : Date.now())}`,
        `committer ${person("Desk", "desk@localhost", Date.now())}`,
        ...data(message),
        `from ${from}\n${merged.map((parent) => `merge ${parent}\n`).join("")}M 040000 ${tree?.id} ""\n`,
        ...[...files].flatMap(([path, bytes]) =>
          bytes === null ? `D ${path}\n` : [`M 100644 inline ${path}\n`, ...data(bytes)],
        ),
        `get-mark :1\nreset refs/desk/new\nfrom ${nothing}\n`,
      ];
      return git(["fast-import", "--quiet", "--cat-blob-fd=1"], {
        input: Buffer.concat(stream.map((part) => Buffer.from(part))),
      });
    },

    /**
     * Moves branches in one step; `to` null removes one, `from` null makes one. False, and no
     * branch has moved, when one of them is not where it was.
     */
    async move(
      ...moves: readonly {
        readonly ref: string;
        readonly from: string | null;
        readonly to: string | null;
      }[]
    ): Promise<boolean> {
      const lines = moves.map(({ ref, from, to }) =>
        to === null ? `delete ${ref} ${from}` : `update ${ref} ${to} ${from ?? nothing}`,
      );
      try {
        await git(["update-ref", "--stdin"], {
          input: ["start", ...lines, "prepare", "commit", ""].join("\n"),
          env: committer,
        });
        return true;
      } catch (error) {
        if (
          error instanceof GitError &&
          /but expected|reference already exists|unable to resolve reference/.test(error.message)
        )
          return false;
        throw error;
      }
    },

    /** Writes the files of a tree into `target`. */
    async checkOut(tree: string, target: string): Promise<void> {
      await mkdir(target, { recursive: true });
      const index = `${target}.index`;
      const env = { GIT_INDEX_FILE: index, GIT_WORK_TREE: target };
      await git(["read-tree", "--reset", "-u", "--no-sparse-checkout", tree], { env }).finally(() =>
        rm(index, { force: true }),
      );
    },

    /** Where a branch is checked out; null when it is not. */
    workTree: async (ref: string) =>
      (await git(["for-each-ref", "--format=%(worktreepath)", ref])) || null,

    /**
     * Brings the files that two commits have differently into a work tree, or only tries. Gives the
     * paths that somebody has edited there; then nothing has changed.
     */
    async bring(
      place: string,
      from: string,
      to: string,
      how: "try" | "do" = "do",
    ): Promise<readonly string[]> {
      await git(["update-index", "-q", "--refresh"], { cwd: place }).catch(() => null);
      try {
        await git(["read-tree", "-m", "-u", ...(how === "try" ? ["-n"] : []), from, to], {
          cwd: place,
        });
        return [];
      } catch (error) {
        const edited =
          error instanceof GitError
            ? [...error.message.matchAll(/(?:Entry|file) '(.*?)'/g)].flatMap(
                ([, path = ""]) => path,
              )
            : [];
        if (edited.length > 0) return edited;
        throw error;
      }
    },
  };
}

export type Listed = { readonly id: string; readonly bytes: number; readonly path: string };
type Found = { readonly id: string; readonly type: string; readonly bytes: Buffer };

const KEPT = 40;

export type Folders = ReturnType<typeof createFolders>;

/**
 * Folders that look like content/ in some tree of the repository, each written once. The oldest go
 * when there are many, all at the end, and those that a killed desk of the same `project` has left
 * at the beginning.
 */
export function createFolders(repository: Repository, project: string) {
  const known = new Map<string, Promise<string>>();
  const place = emptyPlace(project);

  async function write(content: string): Promise<string> {
    const folder = join(await place, content.slice(0, 12));
    await repository.checkOut(content, folder);
    return folder;
  }

  return {
    async of(tree: string): Promise<string> {
      const content = (await repository.resolve(`${tree}:content`)) ?? "";
      const folder = known.get(content) ?? write(content);
      known.delete(content);
      known.set(content, folder);
      folder.catch(() => known.delete(content));
      for (const [old, gone] of [...known].slice(0, -KEPT)) {
        known.delete(old);
        gone.then((path) => rm(path, { recursive: true, force: true })).catch(() => {});
      }
      return folder;
    },
    async close(): Promise<void> {
      const folder = await place;
      await rm(folder, { recursive: true, force: true });
      inUse.delete(folder);
    },
  };
}

/** This process's places. */
const inUse = new Set<string>();

/**
 * A folder of this process in the project's cache, beside those of other desks of the project.
 * Removes those of processes that are gone. In a container a killed desk and the next one have the
 * same number: a folder of this number that this process has not made is left over, too.
 */
async function emptyPlace(project: string): Promise<string> {
  const all = join(project, ".cache/desk/content");
  await mkdir(all, { recursive: true });
  const made = await mkdtemp(join(all, `${process.pid}-`));
  inUse.add(made);
  for (const name of await readdir(all)) {
    const [pid, path] = [Number.parseInt(name, 10), join(all, name)];
    if (pid === process.pid ? !inUse.has(path) : !isRunning(pid))
      await rm(path, { recursive: true, force: true });
  }
  return made;
}
