import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { sitePaths } from "content/site-paths.ts";
import { type Database, openDatabase } from "service/db/database.ts";
import { expect, test } from "vitest";
import { createRandom, type Random } from "../support/random.ts";
import { referencePattern } from "../support/reference.ts";
import { exampleMessage, testStaffToken } from "../support/service.ts";
import { startCluster } from "../support/start-cluster.ts";
import { type Audit, audit } from "./kill-run.ts";
import { webhookSink } from "./sinks.ts";
import type { Enquiry } from "./visitors.ts";

test("while one of two servers is killed again and again every visitor is served and no message is lost or doubled", async (context) => {
  const report = await clusterRun(3, 2026);
  if (typeof report === "string") return context.skip(report);
  expect(report.failed).toEqual([]);
  expect(report.faults).toEqual([]);
  expect([report.lost, report.duplicates]).toEqual([0, 0]);
  expect([report.acknowledged, report.stored, report.sinks[0]?.distinct]).toEqual([
    report.posts,
    report.posts,
    report.posts,
  ]);
  // Shows that servers were killed under load at all.
  expect(report.takenOver).toBeGreaterThan(0);
  expect(report.pages).toBeGreaterThan(report.kills);
});

type ClusterReport = Audit & {
  readonly kills: number;
  readonly pages: number;
  readonly posts: number;
  readonly failed: readonly string[];
  /** Requests that nginx passed to the other server. */
  readonly takenOver: number;
};

/**
 * Kills a cluster's servers in turn while visitors use it through nginx, then audits their
 * messages. Returns the reason when nginx or PostgreSQL is missing; throws with CI set.
 */
async function clusterRun(
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
    const visitors = startClusterVisitors(
      cluster.url,
      `cluster-${seed}`,
      random,
      await lengthsOfPages(cluster.url),
    );
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
    return {
      ...(await audit(enquiries, database, [sink])),
      kills,
      pages: pages(),
      posts: posts(),
      failed,
      takenOver: cluster.takenOver(),
    };
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
    if (response.status !== 200)
      throw new Error(`${path} answers ${response.status}: the site is not built`);
    lengths.set(path, (await response.arrayBuffer()).byteLength);
  }
  return lengths;
}

/**
 * Waits, at most a minute, until everything is delivered. Leases of killed servers (a minute) and
 * times of retries are reset instead of waited for.
 */
async function drain({ kysely }: Database): Promise<void> {
  for (let round = 1; round <= 240; round += 1) {
    const open = await kysely
      .selectFrom("delivery")
      .select("reference")
      .where("state", "in", ["pending", "delivering"])
      .execute();
    if (open.length === 0) return;
    if (round % 20 === 0) {
      await kysely
        .updateTable("delivery")
        .set({ lease_until: 0 })
        .where("state", "=", "delivering")
        .execute();
      await kysely
        .updateTable("delivery")
        .set({ next_attempt_at: 0 })
        .where("state", "=", "pending")
        .execute();
    }
    await pause(250);
  }
}

type ClusterVisitors = {
  readonly enquiries: readonly Enquiry[];
  readonly pages: () => number;
  readonly posts: () => number;
  /** Requests without the expected answer, as sentences. */
  readonly failed: readonly string[];
  readonly stop: () => Promise<void>;
};

/**
 * Visitors who read and write without end. A missing or unexpected answer is a failed request. A
 * page that a kill cuts in the middle is loaded again, once: no proxy can take back what it has
 * sent. `lengths` holds each page's size in bytes. A quarter of the messages are plain forms.
 */
function startClusterVisitors(
  url: string,
  name: string,
  random: Random,
  lengths: ReadonlyMap<string, number>,
): ClusterVisitors {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const enquiries: Enquiry[] = [];
  const failed: string[] = [];
  const paths = [...lengths.keys()];
  let [pages, posts, stopping] = [0, 0, false];

  async function read(): Promise<void> {
    while (!stopping) {
      const path = paths[random.between(0, paths.length - 1)] ?? "/";
      const load = () => ask(agent, `${url}${path}`, "GET", {}, "");
      const first = await load();
      const { status, body } = first.isCut ? await load() : first;
      pages += 1;
      if (status !== 200 || body.length !== lengths.get(path))
        failed.push(`GET ${path}: ${status}, ${body.length} bytes`);
      await pause(random.between(0, 30));
    }
  }

  async function write(): Promise<void> {
    while (!stopping) {
      const words = `enquiry-${name}-${enquiries.length + 1}-end`;
      const enquiry: Enquiry = {
        words,
        form: random.chance(0.25),
        key: `key-${words}`,
        references: [],
        retries: 0,
      };
      enquiries.push(enquiry);
      const { status, body } = await post(agent, url, enquiry);
      posts += 1;
      const reference = status === 201 ? referencePattern.exec(body.toString())?.[0] : undefined;
      if (reference) enquiry.references.push(reference);
      else failed.push(`POST ${words}: ${status} ${body.toString().slice(0, 200)}`);
      await pause(random.between(10, 90));
    }
  }

  const visits = [...Array.from({ length: 4 }, read), ...Array.from({ length: 4 }, write)];
  return {
    enquiries,
    failed,
    pages: () => pages,
    posts: () => posts,
    async stop() {
      stopping = true;
      await Promise.all(visits);
      agent.destroy();
    },
  };
}

function post(agent: Agent, url: string, { words, form, key }: Enquiry): Promise<Answer> {
  const message = exampleMessage(words);
  const headers: Readonly<Record<string, string>> = form
    ? { "content-type": "application/x-www-form-urlencoded" }
    : { "content-type": "application/json", "idempotency-key": `"${key}"` };
  return ask(
    agent,
    `${url}/api/contact`,
    "POST",
    headers,
    form ? new URLSearchParams(message).toString() : JSON.stringify(message),
  );
}

type Answer = { readonly status: number; readonly body: Buffer; readonly isCut: boolean };

/** Status 0 when the answer is missing or incomplete. `isCut`: it had begun. */
function ask(
  agent: Agent,
  address: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  text: string,
): Promise<Answer> {
  return new Promise((resolve) => {
    let isCut = false;
    const lost = (error: Error) => resolve({ status: 0, body: Buffer.from(error.message), isCut });
    const sent = request(address, {
      method,
      agent,
      headers: { ...headers, ...(text && { "content-length": Buffer.byteLength(text) }) },
    });
    sent.on("response", (response) => {
      const chunks: Buffer[] = [];
      isCut = true;
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        isCut = !response.complete;
        resolve({
          status: isCut ? 0 : (response.statusCode ?? 0),
          body: Buffer.concat(chunks),
          isCut,
        });
      });
      response.on("error", lost);
    });
    sent.on("error", lost);
    sent.end(text);
  });
}
