import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

export type TestPostgres = {
  /** A new, empty database on the server; gives its address. */
  readonly createDatabase: () => Promise<string>;
  /**
   * Stops the server at once, as a failing machine does (SIGQUIT), or starts it again on the same
   * data.
   */
  readonly crash: () => Promise<void>;
  readonly restart: () => Promise<void>;
  /**
   * Stops the server and all its processes without closing anything (SIGSTOP), or lets them go on.
   */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Stops the server and removes its folder. */
  readonly stop: () => Promise<void>;
};

export type StartedPostgres =
  | { readonly postgres: TestPostgres; readonly skipped: null }
  | { readonly postgres: null; readonly skipped: string };

/**
 * Starts this machine's PostgreSQL on a free port in a temporary folder. Without one returns the
 * reason to skip, or throws with CI set. `fsync` is off unless durability itself is measured.
 */
export async function startPostgres({
  fsync = false,
}: {
  readonly fsync?: boolean;
} = {}): Promise<StartedPostgres> {
  const binaries = findBinaries();
  return binaries
    ? { postgres: await start(binaries, fsync), skipped: null }
    : { postgres: null, skipped: skip() };
}

/** The reason to skip; throws it with CI set, so that nothing is skipped unseen. */
function skip(): string {
  const skipped =
    "SKIPPED: no PostgreSQL on this machine (looked in PATH, /usr/lib/postgresql, /usr/local, /opt/homebrew)";
  if (process.env.CI) throw new Error(skipped);
  process.stderr.write(`${skipped}\n`);
  return skipped;
}

/**
 * The environment variable with an empty cluster to copy: initdb takes 1.1 s of processor time, a
 * copy 0.1 s.
 */
const CLUSTER = "POSTGRES_TEST_CLUSTER";
/**
 * The environment variable with the address of the server that tests share which do not stop
 * theirs.
 */
const SHARED = "POSTGRES_TEST_URL";

/**
 * Run by Vitest before each project's tests: the first time it makes one cluster and starts one
 * server for all of them, and gives the function that removes both.
 */
export default async function makeCluster(): Promise<(() => Promise<void>) | undefined> {
  const binaries = findBinaries();
  if (!binaries || process.env[CLUSTER]) return undefined;
  const user = unprivileged();
  const folder = folderOf(user);
  const data = join(folder, "cluster");
  initialise(binaries, data, user, folder);
  process.env[CLUSTER] = data;
  const { url, stop } = await start(binaries, false);
  process.env[SHARED] = url;
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** A new, empty database on the shared server, or the reason to skip as `startPostgres` has it. */
export function sharedDatabases():
  | { readonly create: () => Promise<string>; readonly skipped: null }
  | { readonly create: null; readonly skipped: string } {
  const url = process.env[SHARED];
  return url
    ? {
        create: () => createDatabase(url, `test_${randomUUID().replaceAll("-", "")}`),
        skipped: null,
      }
    : { create: null, skipped: skip() };
}

async function start(
  binaries: string,
  fsync: boolean,
): Promise<TestPostgres & { readonly url: string }> {
  const user = unprivileged();
  const folder = folderOf(user);
  const data = join(folder, "data");
  if (process.env[CLUSTER])
    execFileSync("cp", ["-a", process.env[CLUSTER], data], { ...user, cwd: folder });
  else initialise(binaries, data, user, folder);
  const port = await freePort();
  const options = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    `fsync=${fsync ? "on" : "off"}`,
    "max_connections=500",
  ];
  const url = `postgres://postgres@127.0.0.1:${port}`;
  let server = await launch();
  let databases = 0;

  async function launch(): Promise<ChildProcess> {
    const child = spawn(
      join(binaries, "postgres"),
      ["-D", data, ...options.flatMap((option) => ["-c", option])],
      {
        ...user,
        cwd: folder,
        stdio: "ignore",
      },
    );
    await untilReady(`${url}/postgres`);
    return child;
  }

  return {
    url,
    createDatabase() {
      databases += 1;
      return createDatabase(url, `test_${databases}`);
    },
    crash: () => end(server, "SIGQUIT"),
    async restart() {
      server = await launch();
    },
    freeze: () => signalFamily(server, "SIGSTOP"),
    thaw: () => signalFamily(server, "SIGCONT"),
    async stop() {
      await end(server, "SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(server: string, name: string): Promise<string> {
  await withClient(`${server}/postgres`, (client) => client.query(`create database ${name}`));
  return `${server}/${name}`;
}

type User = ReturnType<typeof unprivileged>;

/** A temporary folder that belongs to the user who runs PostgreSQL. */
function folderOf(user: User): string {
  const folder = mkdtempSync(join(tmpdir(), "contact-postgres-"));
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

function initialise(binaries: string, data: string, user: User, cwd: string) {
  const options = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
  execFileSync(join(binaries, "initdb"), ["-D", data, ...options], { ...user, cwd, stdio: "pipe" });
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill(signal);
  await ended;
}

/**
 * Its processes lead their own groups, so they are looked up (proc_pid_children(5)). The first
 * stops first and continues last: meanwhile it starts and reaps none.
 */
function signalFamily({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .trim()
    .split(" ")
    .filter(Boolean)
    .map(Number);
  const first = pid ?? 0;
  for (const one of signal === "SIGSTOP" ? [first, ...children] : [...children, first])
    process.kill(one, signal);
}

function findBinaries(): string | null {
  const versioned = existsSync("/usr/lib/postgresql")
    ? readdirSync("/usr/lib/postgresql")
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => `/usr/lib/postgresql/${version}/bin`)
    : [];
  const folders = [
    ...(process.env.PATH ?? "").split(":"),
    ...versioned,
    "/usr/local/bin",
    "/usr/local/pgsql/bin",
    "/opt/homebrew/bin",
  ];
  return (
    folders.find(
      (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
    ) ?? null
  );
}

/** PostgreSQL refuses to run as root; then it runs as its own user or as nobody. */
function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) =>
        Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // No such user: try the next.
    }
  }
  return { uid: 65_534, gid: 65_534 };
}

async function untilReady(url: string): Promise<void> {
  for (let round = 0; ; round += 1) {
    try {
      await withClient(url, (client) => client.query("select 1"));
      return;
    } catch (error) {
      if (round > 1_200) throw error;
      await pause(50);
    }
  }
}

async function withClient(
  url: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address
          ? resolve(address.port)
          : reject(new Error("no port")),
      );
    });
  });
}
