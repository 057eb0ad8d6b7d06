import { setTimeout as pause } from "node:timers/promises";
import { sitePaths } from "content/site-paths.ts";
import type { Database } from "service/db/database.ts";
import { openDatabase } from "service/db/database.ts";
import { startCluster } from "../../tools/cluster/start-cluster.ts";
import { testStaffToken } from "../support/service.ts";
import { type Audit, audit } from "./audit.ts";
import { startClusterVisitors } from "./cluster-visitors.ts";
import { createRandom } from "./random.ts";
import { webhookSink } from "./sinks.ts";

export type ClusterReport = Audit & {
  readonly kills: number;
  readonly pages: number;
  readonly posts: number;
  readonly failed: readonly string[];
  /** Requests that nginx passed to the other server. */
  readonly takenOver: number;
};

/**
 * Kills a cluster's servers in turn while visitors use it through nginx, then audits their messages. Returns the reason when nginx or
 * PostgreSQL is missing; throws with CI set.
 */
export async function clusterRun(
  kills: number,
  seed: number,
  onKill: (killed: number) => void = () => {},
): Promise<ClusterReport | string> {
  const random = createRandom(seed);
  const sink = await webhookSink(random);
  sink.behave();
  const { cluster, skipped } = await startCluster({ ...settings, ...sink.env });
  if (cluster === null) {
    await sink.close();
    return skipped;
  }
  const database = openDatabase({ engine: "postgres", url: cluster.databaseUrl });
  try {
    const visitors = startClusterVisitors(cluster.url, `cluster-${seed}`, random, await lengthsOfPages(cluster.url));
    for (let killed = 1; killed <= kills; killed += 1) {
      await pause(random.between(200, 900));
      const member = cluster.members[killed % cluster.members.length];
      await member?.kill();
      onKill(killed);
      await member?.ready();
    }
    await pause(500);
    await visitors.stop();
    await drain(database);
    const { pages, posts, failed, enquiries } = visitors;
    return { ...(await audit(enquiries, database, [sink])), kills, pages: pages(), posts: posts(), failed, takenOver: cluster.takenOver() };
  } finally {
    await database.close();
    await cluster.stop();
    await sink.close();
  }
}

const settings = {
  STAFF_TOKEN: testStaffToken,
  LOG_LEVEL: "fatal",
  CONTACT_LIMIT_PER_MINUTE: "1000000000",
  CONTACT_LIMIT_ALL_PER_MINUTE: "1000000000",
};

async function lengthsOfPages(url: string): Promise<ReadonlyMap<string, number>> {
  const lengths = new Map<string, number>();
  for (const path of sitePaths) {
    const response = await fetch(url + path, { headers: { "accept-encoding": "identity" } });
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}: the site is not built`);
    lengths.set(path, (await response.arrayBuffer()).byteLength);
  }
  return lengths;
}

/**
 * Waits, at most a minute, until everything is delivered. Leases of killed servers (a minute) and times of retries are reset instead of
 * waited for.
 */
async function drain({ kysely }: Database): Promise<void> {
  for (let round = 1; round <= 240; round += 1) {
    const open = await kysely.selectFrom("delivery").select("reference").where("state", "in", ["pending", "delivering"]).execute();
    if (open.length === 0) return;
    if (round % 20 === 0) {
      await kysely.updateTable("delivery").set({ lease_until: 0 }).where("state", "=", "delivering").execute();
      await kysely.updateTable("delivery").set({ next_attempt_at: 0 }).where("state", "=", "pending").execute();
    }
    await pause(250);
  }
}
