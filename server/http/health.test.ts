import { renameSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createMetrics } from "#server/metrics.ts";
import { serveMetrics } from "#server/metrics-server.ts";
import { exampleMessage, startTestServer, until } from "../../tests/support/service.ts";

test("a running server is live and ready, and without its store no longer ready", async () => {
  const server = await startTestServer({ DATABASE_URL: "" });
  const ask = async (path: string) => {
    const answer = await fetch(server.url + path);
    return [answer.status, await answer.json()];
  };
  expect(await ask("/healthz")).toEqual([200, { status: "ok" }]);
  expect(await ask("/readyz")).toEqual([200, { status: "ready", store: "ok", queue: "ok", held: "none", oldestPostSeconds: 0 }]);
  const file = server.config.database.engine === "sqlite" ? server.config.database.file : "";
  renameSync(file, `${file}.away`);
  const notReady = await until(async () => {
    const [status, words] = await ask("/readyz");
    return status === 503 ? words : null;
  });
  expect(notReady).toEqual({ status: "not ready", store: "missing", queue: "unknown", held: "unknown", oldestPostSeconds: 0 });
  expect(await ask("/healthz")).toEqual([200, { status: "ok" }]);
  renameSync(`${file}.away`, file);
  await server.stop();
});

test("asking whether it is ready writes nothing to the store, and a hundred questions in a second are one look", async () => {
  const server = await startTestServer({ DATABASE_URL: "" });
  await server.postJson(exampleMessage());
  const file = server.config.database.engine === "sqlite" ? server.config.database.file : "";
  await until(async () => (await server.service.metrics.text()).includes('outcome="delivered"'));
  const writer = new DatabaseSync(file);
  writer.exec("BEGIN EXCLUSIVE");
  const answers = await Promise.all(Array.from({ length: 100 }, () => fetch(`${server.url}/readyz`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  writer.exec("ROLLBACK");
  writer.close();
  await server.stop();
});

test("the metrics count posts and deliveries, on loopback, and name nobody", async () => {
  const server = await startTestServer();
  await server.postJson(exampleMessage());
  await server.postJson({});
  await until(async () => (await server.service.metrics.text()).includes('delivery_tries_total{channel="file",outcome="delivered"'));
  const metricsServer = await serveMetrics(server.service.metrics, 0);
  const address = metricsServer.address();
  if (typeof address !== "object" || !address) throw new Error("not listening");
  expect(address.address).toBe("127.0.0.1");
  const text = await (await fetch(`http://127.0.0.1:${address.port}/metrics`)).text();
  expect(text).toContain('contact_posts_total{result="stored"} 1');
  expect(text).toContain('contact_posts_total{result="invalid-fields"} 1');
  expect(text).toContain("delivery_oldest_undelivered_seconds 0");
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
