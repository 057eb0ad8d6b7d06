import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, type RunningNginx } from "./nginx.ts";

export type FoundCaddy = { readonly found: string; readonly skipped: null } | { readonly found: null; readonly skipped: string };

/** This machine's Caddy, or the reason to skip. With CI set it throws instead, so that nothing is skipped unseen. */
export function findCaddy(): FoundCaddy {
  const folders = [...(process.env.PATH ?? "").split(":"), "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];
  const found = folders.map((folder) => join(folder, "caddy")).find((file) => existsSync(file));
  if (found) return { found, skipped: null };
  const skipped = "SKIPPED: no Caddy on this machine (looked in PATH, /usr/bin, /usr/local/bin, /opt/homebrew/bin)";
  if (process.env.CI) throw new Error(skipped);
  process.stderr.write(`${skipped}\n`);
  return { found: null, skipped };
}

/** Starts Caddy with the Caddyfile for a local address. `said` returns its log. Rejects with Caddy's output when it does not start. */
export async function startCaddy(
  binary: string,
  caddyfile: (address: string) => string,
): Promise<RunningNginx & { readonly said: () => string }> {
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const url = `http://127.0.0.1:${await freePort()}`;
  writeFileSync(join(folder, "Caddyfile"), caddyfile(url));
  // Its own home keeps certificates and the last configuration out of the user's.
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(binary, ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  for (
    let round = 0;
    !(await fetch(url).then(
      (answer) => answer.arrayBuffer(),
      () => null,
    ));
    round += 1
  ) {
    if (child.exitCode !== null || round > 400) throw new Error(`Caddy does not start: ${said}`);
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
