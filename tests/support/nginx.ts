import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

type FoundNginx =
  | { readonly found: string; readonly skipped: null }
  | { readonly found: null; readonly skipped: string };

/**
 * This machine's nginx, or the reason to skip. With CI set it throws instead, so that nothing is
 * skipped unseen.
 */
export function findNginx(): FoundNginx {
  const folders = [
    ...(process.env.PATH ?? "").split(":"),
    "/usr/sbin",
    "/usr/bin",
    "/usr/local/sbin",
    "/opt/homebrew/bin",
  ];
  const found = folders.map((folder) => join(folder, "nginx")).find((file) => existsSync(file));
  if (found) return { found, skipped: null };
  const skipped =
    "SKIPPED: no nginx on this machine (looked in PATH, /usr/sbin, /usr/bin, /usr/local/sbin, /opt/homebrew/bin)";
  if (process.env.CI) throw new Error(skipped);
  process.stderr.write(`${skipped}\n`);
  return { found: null, skipped };
}

type RunningNginx = { readonly url: string; readonly stop: () => Promise<void> };

/**
 * Starts nginx in a temporary folder on a free loopback port. `http` returns its http block.
 * Rejects with nginx's output when it does not start.
 */
export async function startNginx(
  binary: string,
  http: (port: number) => string,
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  mkdirSync(join(folder, "temp"));
  const running = await runNginx(
    binary,
    folder,
    `worker_processes 1;\n${mainConfig(folder, http(port))}`,
    `http://127.0.0.1:${port}`,
  );
  return {
    url: running.url,
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Runs nginx in `folder` with a whole configuration that listens at `url`. Relative paths in it are
 * in the folder.
 */
export async function runNginx(
  binary: string,
  folder: string,
  config: string,
  url: string,
): Promise<RunningNginx> {
  // As root, workers would run as another user, who cannot read a project below a private home.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  writeFileSync(
    join(folder, "nginx.conf"),
    `${user}daemon off;\npid ${folder}/nginx.pid;\n${config}`,
  );
  const child = spawn(binary, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
  });
  for (let round = 0; !(await answers(url)); round += 1) {
    if (child.exitCode !== null || round > 2_400) throw new Error(`nginx does not start: ${said}`);
    await pause(25);
  }
  return { url, stop: () => end(child) };
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
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

function mainConfig(folder: string, http: string): string {
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${folder}/temp/${name};`,
  );
  return `events { worker_connections 1024; }
http {
  access_log off;
${temp.join("\n")}
${http}
}
`;
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(url, { redirect: "manual" })).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** SIGTERM ends master and workers at once. */
function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

type FoundCaddy =
  | { readonly found: string; readonly skipped: null }
  | { readonly found: null; readonly skipped: string };

/**
 * This machine's Caddy, or the reason to skip. With CI set it throws instead, so that nothing is
 * skipped unseen.
 */
export function findCaddy(): FoundCaddy {
  const folders = [
    ...(process.env.PATH ?? "").split(":"),
    "/usr/bin",
    "/usr/local/bin",
    "/opt/homebrew/bin",
  ];
  const found = folders.map((folder) => join(folder, "caddy")).find((file) => existsSync(file));
  if (found) return { found, skipped: null };
  const skipped =
    "SKIPPED: no Caddy on this machine (looked in PATH, /usr/bin, /usr/local/bin, /opt/homebrew/bin)";
  if (process.env.CI) throw new Error(skipped);
  process.stderr.write(`${skipped}\n`);
  return { found: null, skipped };
}

/**
 * Starts Caddy with the Caddyfile for a local address. `said` returns its log. Rejects with Caddy's
 * output when it does not start.
 */
export async function startCaddy(
  binary: string,
  caddyfile: (address: string) => string,
): Promise<RunningNginx & { readonly said: () => string }> {
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const url = `http://127.0.0.1:${await freePort()}`;
  writeFileSync(join(folder, "Caddyfile"), caddyfile(url));
  // Its own home keeps certificates and the last configuration out of the user's.
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(
    binary,
    ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"],
    {
      env,
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  for (
    let round = 0;
    !(await fetch(url).then(
      (answer) => answer.arrayBuffer(),
      () => null,
    ));
    round += 1
  ) {
    if (child.exitCode !== null || round > 2_400) throw new Error(`Caddy does not start: ${said}`);
    await pause(25);
  }
  return {
    url,
    said: () => said,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
