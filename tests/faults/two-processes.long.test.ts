import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "service/db/database.ts";
import { leaseMs } from "service/outbox/outbox.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sharedDatabases } from "../support/postgres.ts";
import { exampleMessage, until } from "../support/service.ts";
import { startWebhookSink, type WebhookSink } from "../support/webhook-sink.ts";
import { bundleWorker, removeWorker, type ServerProcess, standby } from "./server-process.ts";

describe("two server processes on one PostgreSQL", () => {
  const { create, skipped } = sharedDatabases();
  if (!create) {
    test.skip(skipped, () => {});
    return;
  }
  let worker: string;
  beforeAll(async () => {
    worker = await bundleWorker();
  });
  afterAll(() => removeWorker(worker));

  let dataDir: string;
  let env: Readonly<Record<string, string>>;
  let sink: WebhookSink;
  let processes: readonly ServerProcess[];
  let store: ReturnType<typeof openDatabase>;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "contact-two-"));
    sink = await startWebhookSink();
    const url = await create();
    store = openDatabase({ engine: "postgres", url });
    env = { DATA_DIR: dataDir, DATABASE_URL: url, ...sink.env };
    processes = [standby(worker, env).go(0), standby(worker, env).go(0)];
    await Promise.all(processes.map((one) => one.url));
  });
  afterEach(async () => {
    await Promise.all(processes.map((one) => one.kill()));
    await store.close();
    await sink.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function post(count: number): Promise<readonly number[]> {
    const urls = await Promise.all(processes.map((one) => one.url));
    // A busy machine may need longer than a visitor is kept waiting; then the form sends again.
    const answers = Array.from({ length: count }, (_, number) =>
      until(async () => {
        const { status } = await fetch(`${urls[number % urls.length]}/api/contact`, {
          method: "POST",
          headers: { "content-type": "application/json", "idempotency-key": `key-${number >> 1}` },
          body: JSON.stringify(exampleMessage(`number ${number >> 1}`)),
        });
        return status === 503 ? null : status;
      }),
    );
    return (await Promise.all(answers)).map((status) => status ?? 503);
  }
  const states = async () =>
    (
      await store.kysely
        .selectFrom("delivery")
        .select("state")
        .where("channel", "=", "webhook")
        .execute()
    ).map(({ state }) => state);
  const allDelivered = async (count: number) =>
    (await states()).filter((state) => state === "delivered").length === count;

  test("share the queue: a key that is sent to both is one message, and each is delivered once", async () => {
    const statuses = await post(400);
    expect(new Set(statuses)).toEqual(new Set([201]));
    await until(() => allDelivered(200));
    expect([sink.received.length, sink.distinct(), (await states()).length]).toEqual([
      200, 200, 200,
    ]);
  });

  test("what one that was killed in mid-delivery held is taken over when its lease has ended, and not before", async () => {
    const [first, second] = processes;
    await second?.kill();
    processes = processes.slice(0, 1);
    sink.behave({ kind: "hang" });
    await post(10);
    await until(() => sink.received.length === 5);
    await first?.kill();
    const heir = standby(worker, env).go(0);
    processes = [heir];
    await heir.url;
    sink.behave({ kind: "answer", status: 204 });
    // That the heir delivers what came later shows that it has looked for work.
    await fetch(`${await heir.url}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(exampleMessage("later")),
    });
    await until(() => allDelivered(1));
    expect([(await states()).toSorted(), sink.received.length]).toEqual([
      ["delivered", ...Array(5).fill("delivering")],
      6,
    ]);
    heir.setClock(leaseMs + 1_000);
    await until(() => allDelivered(6));
    expect([sink.received.length, sink.distinct()]).toEqual([11, 6]);
    const history = await store.kysely
      .selectFrom("delivery_attempt")
      .select("reason")
      .where("channel", "=", "webhook")
      .execute();
    expect(history.filter(({ reason }) => reason === "interrupted")).toHaveLength(5);
  });
});
