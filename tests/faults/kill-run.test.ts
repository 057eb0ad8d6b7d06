import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { sharedDatabases } from "../support/postgres.ts";
import { createRandom } from "../support/random.ts";
import { startSilentProxy } from "../support/silent-proxy.ts";
import { jumpingClock, type KillReport, type KillRun, killRun, silences } from "./kill-run.ts";
import { bundleWorker, removeWorker } from "./server-process.ts";
import { folderSink, type Sink, smtpSink, webhookSink } from "./sinks.ts";

// The short form of `npm run test:faults`, which does the same with more than a thousand kills.

let worker: string;
beforeAll(async () => {
  worker = await bundleWorker();
}, 60_000);
afterAll(() => removeWorker(worker));

let dataDir: string;
let webhook: Sink;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "contact-kill-"));
  webhook = await webhookSink(createRandom(3));
});
afterEach(async () => {
  await webhook.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const sqlite = () => ({ engine: "sqlite" as const, file: join(dataDir, "contact.sqlite") });

test("kill -9 at any moment loses, doubles and invents nothing, in the store, the mail folder and the webhook", async () => {
  expectKept(await run({ name: "file", kills: 8, server: "worker", store: sqlite(), sinks: [webhook, folderSink(dataDir)] }));
}, 150_000);

test("nor does it with the server as it is really started, and mail by SMTP", async () => {
  const smtp = await smtpSink();
  expectKept(await run({ name: "main", kills: 3, server: "main", store: sqlite(), sinks: [webhook, smtp] }));
  await smtp.close();
}, 150_000);

test("nor does it while the clock jumps 400 days ahead and back, beyond the retention period", async () => {
  const faults = { forms: 0, aheadMs: jumpingClock(createRandom(4)) };
  expectKept(await run({ name: "jump", kills: 4, server: "worker", store: sqlite(), sinks: [webhook, folderSink(dataDir)], ...faults }));
}, 150_000);

test("nor does it on PostgreSQL, with mail by SMTP, while the way to it falls silent", async (context) => {
  const { create, skipped } = sharedDatabases();
  if (!create) return context.skip(skipped);
  const url = await create();
  const smtp = await smtpSink();
  const proxy = await startSilentProxy(Number(new URL(url).port));
  const { disturb, count } = silences(proxy, 0.4);
  const seen = { urlOfServer: url.replace(/:\d+\//, `:${proxy.port}/`), disturb };
  expectKept(await run({ name: "pg", kills: 5, server: "worker", store: { engine: "postgres", url }, sinks: [webhook, smtp], ...seen }));
  expect(count()).toBeGreaterThan(0);
  await proxy.close();
  await smtp.close();
}, 150_000);

type Chosen = Omit<KillRun, "seed" | "worker" | "env"> & { readonly urlOfServer?: string };

function run({ urlOfServer, ...chosen }: Chosen): Promise<KillReport> {
  const database = chosen.store.engine === "postgres" ? { DATABASE_URL: urlOfServer ?? chosen.store.url } : {};
  const env = Object.assign({ DATA_DIR: dataDir }, database, ...chosen.sinks.map((sink) => sink.env));
  return killRun({ ...chosen, worker, seed: 2026, env });
}

/** The faults first, because they say what broke; then that servers were killed under load at all. */
function expectKept(report: KillReport): void {
  expect(report.faults).toEqual([]);
  expect(Object.keys(report.statuses).filter((status) => !["201", "409", "503"].includes(status))).toEqual([]);
  expect([report.lost, report.duplicates]).toEqual([0, 0]);
  expect(report.acknowledged).toBeGreaterThan(report.kills);
  expect(report.retries).toBeGreaterThan(0);
  expect(report.bookings).toBeGreaterThan(0);
}
