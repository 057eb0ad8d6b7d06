import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildFolder } from "service/settings.ts";
import { findNginx, freePort, startNginx } from "./nginx.ts";
import { startPostgres } from "./postgres.ts";

type Cluster = {
  /** The visitors' address: nginx. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly members: readonly Member[];
  /** Requests that nginx gave to a second server because the first was gone. */
  readonly takenOver: () => number;
  readonly stop: () => Promise<void>;
};

type StartedCluster =
  | { readonly cluster: Cluster; readonly skipped: null }
  | { readonly cluster: null; readonly skipped: string };

/**
 * Starts two servers on one PostgreSQL behind nginx with the rules of deploy/nginx, on free
 * loopback ports and in temporary folders. `env` adds settings of the servers. Without nginx or
 * PostgreSQL returns the reason to skip; throws when CI is set.
 */
export async function startCluster(env: Readonly<Record<string, string>>): Promise<StartedCluster> {
  const nginx = findNginx();
  if (nginx.found === null) return { cluster: null, skipped: nginx.skipped };
  const { postgres, skipped } = await startPostgres();
  if (postgres === null) return { cluster: null, skipped };
  const folder = mkdtempSync(join(tmpdir(), "cluster-"));
  const databaseUrl = await postgres.createDatabase();
  const settings = {
    ...process.env,
    DATA_DIR: folder,
    TRUSTED_PROXIES: "127.0.0.1",
    LOG_LEVEL: "warn",
    ...env,
    DATABASE_URL: databaseUrl,
  };
  const ports = [await freePort(), await freePort()];
  const members = ports.map((port) => startMember(port, settings));
  const log = join(folder, "upstreams.log");
  const stopMembers = () => Promise.all(members.map((member) => member.stop()));
  try {
    await Promise.all(members.map((member) => member.ready()));
    const front = await startNginx(nginx.found, (port) => frontConfig(port, ports, log));
    return {
      skipped: null,
      cluster: {
        url: front.url,
        databaseUrl,
        members,
        takenOver: () => readFileSync(log, "utf8").match(/, /g)?.length ?? 0,
        async stop() {
          await front.stop();
          await stopMembers();
          await postgres.stop();
          rmSync(folder, { recursive: true, force: true });
        },
      },
    };
  } catch (error) {
    await stopMembers();
    await postgres.stop();
    throw error;
  }
}

type Member = {
  readonly url: string;
  /** Null while it is down. */
  readonly pid: () => number | null;
  /** Resolves when it answers /readyz, now or after its next start. */
  readonly ready: () => Promise<void>;
  /** kill -9; resolves when it is dead. It is then started again. */
  readonly kill: () => Promise<void>;
  /** SIGTERM, without a restart. */
  readonly stop: () => Promise<void>;
};

/**
 * Runs the server on a loopback port and starts it again whenever it ends, as a service manager
 * would.
 */
function startMember(port: number, env: Readonly<Record<string, string | undefined>>): Member {
  const url = `http://127.0.0.1:${port}`;
  let stopping = false;
  let child = launch();

  function launch(): ChildProcess {
    const started = spawn(process.execPath, ["service/main.ts"], {
      env: { ...env, HOST: "127.0.0.1", PORT: String(port) },
      // A group of its own: Ctrl+C in a terminal reaches only the cluster, which ends its members
      // in order.
      detached: true,
      stdio: ["ignore", "ignore", "inherit"],
    });
    started.once("exit", async () => {
      if (stopping) return;
      await pause(100);
      if (!stopping) child = launch();
    });
    return started;
  }

  return {
    url,
    pid: () => (hasEnded(child) ? null : (child.pid ?? null)),
    async ready() {
      for (let round = 0; !(await isReady(url)); round += 1) {
        if (round > 1_200) throw new Error(`the server at ${url} does not become ready`);
        await pause(50);
      }
    },
    kill: () => end(child, "SIGKILL"),
    async stop() {
      stopping = true;
      await end(child, "SIGTERM");
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`, { headers: { connection: "close" } });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/**
 * nginx's http block: the rules of deploy/nginx and the upstream of deploy/nginx.conf. `log` is a
 * file that gets the servers tried for each request.
 */
export function frontConfig(port: number, upstreams: readonly number[], log: string): string {
  const rules = resolve("deploy/nginx");
  return `log_format upstreams "$upstream_addr";
include ${rules}/retry.conf;
map $host $unavailable_root { default ${resolve(buildFolder, "front")}; }
upstream site {
${upstreams.map((upstream) => `  server 127.0.0.1:${upstream} max_fails=0;`).join("\n")}
  keepalive 32;
}
server {
  listen 127.0.0.1:${port} backlog=1024;
  access_log ${log} upstreams;
${readFileSync(`${rules}/locations.conf`, "utf8").replaceAll("include site/", `include ${rules}/`)}
}`;
}
