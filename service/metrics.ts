import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { QueueState } from "service/delivery/queue-watch.ts";
import { type Readiness, toReadinessView } from "service/http/health.ts";
import { isLoopbackHost } from "service/http/origin.ts";
import { requestIdHeader } from "service/http/request-id.ts";
import { droppedLines } from "service/logger.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * The service's metrics; no label holds anything of a visitor. Each scrape calls `look` and `waitingPostMs` (age of the oldest post not yet
 * stored, in milliseconds).
 */
export function createMetrics(look: () => Promise<QueueState>, waitingPostMs: () => number = () => 0) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const posts = new Counter({
    name: "contact_posts_total",
    help: "Posts to the contact form by result",
    labelNames: ["result"],
    registers,
  });
  const latency = new Histogram({
    name: "contact_post_seconds",
    help: "Time from the first byte of a post to its answer",
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 3],
    registers,
  });
  const tries = new Counter({
    name: "delivery_tries_total",
    help: "Tries to deliver by channel, outcome and reason",
    labelNames: ["channel", "outcome", "reason"],
    registers,
  });
  const tryTime = new Histogram({
    name: "delivery_try_seconds",
    help: "Length of a try",
    labelNames: ["channel"],
    buckets: [0.01, 0.05, 0.25, 1, 5, 15, 40],
    registers,
  });
  const deliveries = new Gauge({
    name: "deliveries",
    help: "Outbox rows by channel and state",
    labelNames: ["channel", "state"],
    registers,
  });
  const oldest = new Gauge({
    name: "delivery_oldest_undelivered_seconds",
    help: "Age of the oldest message not delivered everywhere",
    registers,
  });
  const oldestWaiting = new Gauge({
    name: "delivery_oldest_waiting_seconds",
    help: "Age of the oldest outbox row that waits for a try or is being tried, by channel",
    labelNames: ["channel"],
    registers,
  });
  const oldestPost = new Gauge({
    name: "contact_post_oldest_waiting_seconds",
    help: "How long the oldest post has been waiting to be stored",
    registers,
  });
  const dropped = new Gauge({
    name: "log_lines_dropped",
    help: "Lines of the log that were dropped because nobody reads it",
    registers,
  });
  const mails = new Counter({
    name: "mailbox_mails_total",
    help: "Mails in the mailbox for answers since the start, by what became of them",
    labelNames: ["result"],
    registers,
  });
  const storeUp = new Gauge({ name: "store_up", help: "1 when the store can be read", registers });
  const held = new Gauge({ name: "contact_held", help: "Messages that are held and wait for a look", registers });
  const heldOldest = new Gauge({ name: "contact_held_oldest_seconds", help: "How long the oldest held message has waited", registers });
  const canary = new Gauge({
    name: "canary_taken_timestamp_seconds",
    help: "When each channel last took the daily test from this process",
    labelNames: ["channel"],
    registers,
  });
  return {
    posts,
    latency,
    tries,
    tryTime,
    canary,
    mails,
    contentType: registry.contentType,
    /** The metrics in Prometheus' text format, as of now. */
    async text(): Promise<string> {
      const state = await look();
      storeUp.set(state.store === "ok" ? 1 : 0);
      oldest.set(state.oldestMs / 1000);
      dropped.set(droppedLines());
      held.set(state.held.count);
      heldOldest.set(state.held.oldestMs / 1000);
      oldestPost.set(waitingPostMs() / 1000);
      deliveries.reset();
      for (const { channel, state: deliveryState, count } of state.counts) deliveries.set({ channel, state: deliveryState }, count);
      oldestWaiting.reset();
      for (const [channel, ms] of oldestByChannel(state)) oldestWaiting.set({ channel }, ms / 1000);
      return registry.metrics();
    },
  };
}

/** Without dead letters, which wait for staff only; `deliveries` counts them. */
function oldestByChannel({ counts }: QueueState): ReadonlyMap<string, number> {
  const ages = new Map<string, number>();
  for (const { channel, state, oldestMs } of counts) if (state !== "failed") ages.set(channel, Math.max(oldestMs, ages.get(channel) ?? 0));
  return ages;
}

export type MetricsDeps = { readonly metrics: Pick<Metrics, "text" | "contentType">; readonly readiness: () => Promise<Readiness> };

/**
 * Serves /metrics, and full readiness at /readyz, on 127.0.0.1 and only for a Host that names this machine. They tell how many enquiries
 * there are and what is wrong, which is confidential. Rejects when the port is taken.
 */
export async function serveMetrics({ metrics, readiness }: MetricsDeps, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    response.setHeader(requestIdHeader, randomUUID());
    if (!isLoopbackHost(request.headers.host)) {
      response.writeHead(421).end();
      return;
    }
    if (request.url === "/readyz") {
      readiness().then(
        (found) => {
          const { ready, ...words } = toReadinessView(found);
          response.writeHead(ready ? 200 : 503, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
          response.end(JSON.stringify(words));
        },
        () => response.writeHead(500).end(),
      );
      return;
    }
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return server;
}
