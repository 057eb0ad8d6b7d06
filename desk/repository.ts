import { type ChildProcessByStdio, execFile, spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import type { Readable, Writable } from "node:stream";

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
  /** The commit whose files it has, but for `files`. */
  readonly base: string;
  readonly files?: Files;
  readonly parents: readonly string[];
  readonly message: string;
  readonly by: Author;
  /** When it was written, if not now. */
  readonly at?: string | undefined;
};

type GitOptions = { readonly input?: Buffer | string; readonly env?: object; readonly cwd?: string; readonly timeout?: number };

/** For git: in English, without questions, and without a repository that whoever started the desk had in mind. */
function environment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...env } = process.env;
  return { ...env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" };
}

export type Repository = ReturnType<typeof openRepository>;

/**
 * The git repository of the project in `folder`, through its objects and branches: nothing is checked out but by `bring`. Every function
 * throws GitError when git fails, as on a full disk.
 */
export function openRepository(folder: string) {
  const reader = createReader(folder);

  const git = (args: readonly string[], { input, env, cwd = folder, timeout = 0 }: GitOptions = {}) =>
    new Promise<string>((resolve, reject) => {
      const options = { cwd, maxBuffer: 1 << 26, timeout, env: { ...environment(), ...env } };
      const child = execFile("git", [...args], options, (error, out, said) =>
        error ? reject(new GitError(said.trim() || error.message, { cause: error })) : resolve(out.replace(/\n$/, "")),
      );
      // A command that ends before it has read everything.
      child.stdin?.on("error", () => {});
      child.stdin?.end(input);
    });

  /** One branch with its newest commit; null when there is none. */
  async function branch(name: string): Promise<Branch | null> {
    const found = await reader.read(`${name}^{commit}`);
    const [head = "", message = ""] = found?.bytes.toString().split(/\n\n(.*)/s) ?? [];
    const [, author = "", mail = "", seconds = ""] = /^author (.*?) ?<(.*?)> (\d+)/m.exec(head) ?? [];
    return found && { tip: found.id, author: { name: author, mail }, at: new Date(Number(seconds) * 1000).toISOString(), message };
  }

  return {
    git,
    close: () => reader.close(),

    /** The id of the commit that a branch or another name means; null when there is none. */
    resolve: async (name: string) => (await reader.read(`${name}^{commit}`))?.id ?? null,

    /** The id of a commit's tree, or of a folder in it as `commit:content`. */
    async treeOf(name: string): Promise<string> {
      const tree = await reader.read(name.includes(":") ? name : `${name}^{tree}`);
      if (!tree) throw new GitError(`There is no ${name}.`);
      return tree.id;
    },

    /** The bytes of a blob, or of a file as `commit:path`, and its id; null when there is none. */
    async blob(name: string): Promise<Pick<Found, "id" | "bytes"> | null> {
      const found = await reader.read(name);
      return found?.type === "blob" ? found : null;
    },

    branch,

    /** All branches below `prefix`, as refs/heads/desk/, with their newest commit. */
    async branches(prefix: string): Promise<readonly Branch[]> {
      const names = (await git(["for-each-ref", "--format=%(refname)", prefix])).split("\n");
      return (await Promise.all(names.filter(Boolean).map(branch))).filter((found) => found !== null);
    },

    /** Stores a commit that no branch has yet, with its files. */
    async commit({ base, files = new Map(), parents, message, by, at }: NewCommit): Promise<string> {
      const [from = "", ...merged] = parents;
      const tree = await reader.read(`${base}^{tree}`);
      const person = (name: string, mail: string, time: number) =>
        `${name.replace(/[<>\n]/g, "") || "Desk"} <${mail.replace(/[<>\n]/g, "")}> ${Math.floor(time / 1000)} +0000\n`;
      const data = (bytes: Buffer | string) => [`data ${Buffer.byteLength(bytes)}\n`, bytes, "\n"];
      const stream = [
        `commit refs/desk/new\nmark :1\nauthor ${person(by.name, by.mail, at ? Date.parse(at) : Date.now())}`,
        `committer ${person("Desk", "desk@localhost", Date.now())}`,
        ...data(message),
        `from ${from}\n${merged.map((parent) => `merge ${parent}\n`).join("")}M 040000 ${tree?.id} ""\n`,
        ...[...files].flatMap(([path, bytes]) => (bytes === null ? `D ${path}\n` : [`M 100644 inline ${path}\n`, ...data(bytes)])),
        `get-mark :1\nreset refs/desk/new\nfrom ${nothing}\n`,
      ];
      return git(["fast-import", "--quiet", "--cat-blob-fd=1"], { input: Buffer.concat(stream.map((part) => Buffer.from(part))) });
    },

    /**
     * Moves branches in one step; `to` null removes one, `from` null makes one. False, and no branch has moved, when one of them is not
     * where it was.
     */
    async move(...moves: readonly { readonly ref: string; readonly from: string | null; readonly to: string | null }[]): Promise<boolean> {
      const lines = moves.map(({ ref, from, to }) => (to === null ? `delete ${ref} ${from}` : `update ${ref} ${to} ${from ?? nothing}`));
      try {
        await git(["update-ref", "--stdin"], { input: ["start", ...lines, "prepare", "commit", ""].join("\n"), env: committer });
        return true;
      } catch (error) {
        if (error instanceof GitError && /but expected|reference already exists|unable to resolve reference/.test(error.message))
          return false;
        throw error;
      }
    },

    /** Writes the files of a tree into `target`. */
    async checkOut(tree: string, target: string): Promise<void> {
      await mkdir(target, { recursive: true });
      const env = { GIT_INDEX_FILE: `${target}.index`, GIT_WORK_TREE: target };
      await git(["read-tree", "--reset", "-u", "--no-sparse-checkout", tree], { env });
    },

    /** Where a branch is checked out; null when it is not. */
    async workTree(ref: string): Promise<string | null> {
      const places = (await git(["worktree", "list", "--porcelain", "-z"])).split("\0\0");
      const place = places.map((text) => text.split("\0")).find((lines) => lines.includes(`branch ${ref}`));
      return place?.find((line) => line.startsWith("worktree "))?.slice("worktree ".length) ?? null;
    },

    /**
     * Brings the files that two commits have differently into a work tree, or only tries. Gives the paths that somebody has edited there;
     * then nothing has changed.
     */
    async bring(place: string, from: string, to: string, how: "try" | "do" = "do"): Promise<readonly string[]> {
      await git(["update-index", "-q", "--refresh"], { cwd: place }).catch(() => null);
      try {
        await git(["read-tree", "-m", "-u", ...(how === "try" ? ["-n"] : []), from, to], { cwd: place });
        return [];
      } catch (error) {
        const edited =
          error instanceof GitError ? [...error.message.matchAll(/(?:Entry|file) '(.*?)'/g)].flatMap(([, path = ""]) => path) : [];
        if (edited.length > 0) return edited;
        throw error;
      }
    },
  };
}

type Found = { readonly id: string; readonly type: string; readonly bytes: Buffer };

/** One `git cat-file --batch`, started when it is needed. */
function createReader(folder: string) {
  let child: ChildProcessByStdio<Writable, Readable, null> | null = null;
  const waiting: { resolve: (found: Found | null) => void; reject: (error: Error) => void }[] = [];
  let parts: Buffer[] = [];
  /** How many bytes the next answer has at least. */
  let wanted = 0;

  function start() {
    const started = spawn("git", ["cat-file", "--batch"], { cwd: folder, env: environment(), stdio: ["pipe", "pipe", "ignore"] });
    const end = () => {
      if (child === started) child = null;
      for (const { reject } of waiting.splice(0)) reject(new GitError("git cat-file has ended."));
      parts = [];
    };
    started.on("error", end).on("exit", end);
    started.stdin.on("error", () => {});
    started.stdout.on("data", (data: Buffer) => {
      parts.push(data);
      if (parts.reduce((sum, { length }) => sum + length, 0) >= wanted) take(Buffer.concat(parts));
    });
    return started;
  }

  function take(bytes: Buffer): void {
    const end = bytes.indexOf("\n");
    const [, id = "", type, size = "0"] = /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(bytes.toString("utf8", 0, Math.max(0, end))) ?? [];
    const start = end + 1;
    wanted = end === -1 ? 0 : start + (type === undefined ? 0 : Number(size) + 1);
    parts = [bytes];
    if (end === -1 || bytes.length < wanted) return;
    waiting.shift()?.resolve(type === undefined ? null : { id, type, bytes: bytes.subarray(start, wanted - 1) });
    parts = [];
    const rest = bytes.subarray(wanted);
    wanted = 0;
    if (rest.length > 0) take(rest);
  }

  return {
    read: (name: string) =>
      new Promise<Found | null>((resolve, reject) => {
        // A line break would ask for two objects.
        if (/[\n\0]/.test(name)) return resolve(null);
        child ??= start();
        waiting.push({ resolve, reject });
        child.stdin.write(`${name}\n`);
      }),
    close: () => child?.stdin.end(),
  };
}
