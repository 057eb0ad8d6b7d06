import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findNginx, freePort, startNginx } from "../../tests/support/nginx.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { frontConfig } from "./front-config.ts";
import { type Member, startMember } from "./member.ts";

type Cluster = {
  /** The visitors' address: nginx. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly members: readonly Member[];
  /** Requests that nginx gave to a second server because the first was gone. */
  readonly takenOver: () => number;
  readonly stop: () => Promise<void>;
};

export type StartedCluster = { readonly cluster: Cluster; readonly skipped: null } | { readonly cluster: null; readonly skipped: string };

/**
 * Starts two servers on one PostgreSQL behind nginx with the rules of deploy/nginx, on free loopback ports and in temporary folders. `env`
 * adds settings of the servers. Without nginx or PostgreSQL returns the reason to skip; throws when CI is set.
 */
export async function startCluster(env: Readonly<Record<string, string>>): Promise<StartedCluster> {
  const nginx = findNginx();
  if (nginx.found === null) return { cluster: null, skipped: nginx.skipped };
  const { postgres, skipped } = await startPostgres();
  if (postgres === null) return { cluster: null, skipped };
  const folder = mkdtempSync(join(tmpdir(), "cluster-"));
  const databaseUrl = await postgres.createDatabase();
  const settings = { ...process.env, DATA_DIR: folder, TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "warn", ...env, DATABASE_URL: databaseUrl };
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
