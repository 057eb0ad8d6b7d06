import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { createRandom } from "../support/random.ts";
import { type KillReport, type KillRun, killRun } from "./kill-run.ts";
import { bundleWorker, removeWorker } from "./server-process.ts";
import { type Sink, webhookSink } from "./sinks.ts";

type Chosen = Omit<KillRun, "seed" | "worker" | "env"> & { readonly urlOfServer?: string };

/**
 * Gives each test of a file a data folder and a webhook, and removes them. `run` does a kill run
 * there; `urlOfServer` is the database's address for the server, where it differs from the audit's.
 */
export function killPlace() {
  let worker: string;
  beforeAll(async () => {
    worker = await bundleWorker();
  });
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

  return {
    folder: () => dataDir,
    webhook: () => webhook,
    sqlite: () => ({ engine: "sqlite" as const, file: join(dataDir, "contact.sqlite") }),
    run({ urlOfServer, ...chosen }: Chosen): Promise<KillReport> {
      const database =
        chosen.store.engine === "postgres" ? { DATABASE_URL: urlOfServer ?? chosen.store.url } : {};
      const env = Object.assign(
        { DATA_DIR: dataDir },
        database,
        ...chosen.sinks.map((sink) => sink.env),
      );
      return killRun({ ...chosen, worker, seed: 2026, env });
    },
  };
}

/**
 * The faults first, because they say what broke; then that servers were killed under load at all.
 */
export function expectKept(report: KillReport): void {
  expect(report.faults).toEqual([]);
  expect(
    Object.keys(report.statuses).filter((status) => !["201", "409", "503"].includes(status)),
  ).toEqual([]);
  expect([report.lost, report.duplicates]).toEqual([0, 0]);
  expect(report.acknowledged).toBeGreaterThan(report.kills);
  expect(report.retries).toBeGreaterThan(0);
  expect(report.bookings).toBeGreaterThan(0);
}
