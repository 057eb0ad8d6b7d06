import { renameSync } from "node:fs";
import type { Server } from "node:http";
import { createMetrics, serveMetrics } from "service/metrics.ts";
import { expect, test } from "vitest";
import { exampleMessage, lockStore, startTestServer, until } from "../tests/support/service.ts";

test("A server without its store is not ready; the public hears one word, the metrics the rest", async () => {
  const server = await startTestServer({ DATABASE_URL: "" });
  const metricsServer = await serveMetrics(server.service, 0);
  const asked = async (url: string) => {
    const answer = await fetch(url);
    return [answer.status, await answer.json()];
  };
  const ask = (path: string) => asked(server.url + path);
  const askInside = () => asked(`http://127.0.0.1:${portOf(metricsServer)}/readyz`);
  const ages = { mailbox: "off", oldestPostSeconds: 0, oldestUndeliveredSeconds: 0 };
  expect(await ask("/healthz")).toEqual([200, { status: "ok" }]);
  expect(await ask("/readyz")).toEqual([200, { status: "ready" }]);
  expect(await askInside()).toEqual([
    200,
    { status: "ready", store: "ok", queue: "ok", held: "none", ...ages },
  ]);
  const file = server.config.database.engine === "sqlite" ? server.config.database.file : "";
  renameSync(file, `${file}.away`);
  const notReady = await until(async () => {
    const [status, words] = await ask("/readyz");
    return status === 503 ? words : null;
  });
  expect(notReady).toEqual({ status: "not ready" });
  expect(await askInside()).toEqual([
    503,
    { status: "not ready", store: "missing", queue: "unknown", held: "unknown", ...ages },
  ]);
  expect(await ask("/healthz")).toEqual([200, { status: "ok" }]);
  renameSync(`${file}.away`, file);
  metricsServer.close();
  await server.stop();
});

test("Asking for readiness writes nothing, and a hundred questions are one look at the store", async () => {
  const server = await startTestServer({ DATABASE_URL: "" });
  await server.postJson(exampleMessage());
  const file = server.config.database.engine === "sqlite" ? server.config.database.file : "";
  await until(async () => (await server.service.metrics.text()).includes('outcome="delivered"'));
  // While another holds the lock a look that writes would wait for it, and end as a store that is
  // silent.
  const writer = await lockStore(file);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => fetch(`${server.url}/readyz`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await server.service.metrics.text()).toContain("store_up 1");
  writer.exec("ROLLBACK");
  writer.close();
  const looks = await Promise.all(Array.from({ length: 100 }, server.service.readiness));
  expect(new Set(looks).size).toBe(1);
  await server.stop();
});

test("the metrics count posts and deliveries, on loopback, and name nobody", async () => {
  const server = await startTestServer();
  await server.postJson(exampleMessage());
  await server.postJson({});
  await until(async () =>
    (await server.service.metrics.text()).includes(
      'delivery_tries_total{channel="file",outcome="delivered"',
    ),
  );
  const metricsServer = await serveMetrics(server.service, 0);
  expect(metricsServer.address()).toMatchObject({ address: "127.0.0.1" });
  const text = await (await fetch(`http://127.0.0.1:${portOf(metricsServer)}/metrics`)).text();
  expect(text).toContain('contact_posts_total{result="stored"} 1');
  expect(text).toContain('contact_posts_total{result="invalid-fields"} 1');
  expect(text).toContain("delivery_oldest_undelivered_seconds 0");
  expect(text).toContain("contact_post_oldest_waiting_seconds 0");
  expect(text).toContain("store_up 1");
  expect(text).not.toMatch(/ada@|Whitlock|call me/);
  metricsServer.close();
  await server.stop();
});

test("the metrics show a store that is away", async () => {
  const metrics = createMetrics(async () => ({
    store: "unreachable",
    queue: "unknown",
    oldestMs: 0,
    held: { count: 0, oldestMs: 0 },
    counts: [],
  }));
  expect(await metrics.text()).toContain("store_up 0");
});

test("The metrics have the age of the oldest waiting post, and of each channel's oldest row", async () => {
  const minute = 60_000;
  const metrics = createMetrics(
    async () => ({
      store: "ok",
      queue: "late",
      oldestMs: 9 * minute,
      held: { count: 0, oldestMs: 0 },
      counts: [
        { channel: "webhook", state: "pending", count: 2, oldestMs: 2 * minute },
        { channel: "webhook", state: "delivering", count: 1, oldestMs: 3 * minute },
        { channel: "webhook", state: "failed", count: 1, oldestMs: 9 * minute },
      ],
    }),
    () => 4_500,
  );
  const text = await metrics.text();
  expect(text).toContain("contact_post_oldest_waiting_seconds 4.5");
  expect(text).toContain('delivery_oldest_waiting_seconds{channel="webhook"} 180');
});

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("not listening");
  return address.port;
}
