import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { type QueueState, type Readiness, toReadinessView } from "service/health.ts";
import { requestIdHeader } from "service/http/networks.ts";
import { isLoopbackHost } from "service/http/origin.ts";
import { droppedLines } from "service/logger.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Metrics without anything of a visitor. A scrape calls `look` and `waitingPostMs` (milliseconds
 * that the oldest post has waited).
 */
export function createMetrics(
  look: () => Promise<QueueState>,
  waitingPostMs: () => number = () => 0,
) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const histogram = (name: string, help: string, buckets: number[], ...labelNames: string[]) =>
    new Histogram({ name, help, buckets, labelNames, registers: [registry] });
  const deliveries = gauge("deliveries", "Outbox rows by channel and state", "channel", "state");
  const oldest = gauge(
    "delivery_oldest_undelivered_seconds",
    "Age of the oldest message not delivered everywhere",
  );
  const waitingHelp =
    "Age of the oldest outbox row that waits for a try or is being tried, by channel";
  const oldestWaiting = gauge("delivery_oldest_waiting_seconds", waitingHelp, "channel");
  const oldestPost = gauge(
    "contact_post_oldest_waiting_seconds",
    "How long the oldest post has been waiting to be stored",
  );
  const dropped = gauge(
    "log_lines_dropped",
    "Lines of the log that were dropped because nobody reads it",
  );
  const storeUp = gauge("store_up", "1 when the store can be read");
  const held = gauge("contact_held", "Messages that are held and wait for a look");
  const heldOldest = gauge(
    "contact_held_oldest_seconds",
    "How long the oldest held message has waited",
  );
  const latencyHelp = "Time from the first byte of a post to its answer";
  const mailsHelp = "Mails in the mailbox for answers since the start, by what became of them";
  return {
    posts: counter("contact_posts_total", "Posts to the contact form by result", "result"),
    latency: histogram(
      "contact_post_seconds",
      latencyHelp,
      [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 3],
    ),
    tries: counter(
      "delivery_tries_total",
      "Tries to deliver by channel, outcome and reason",
      "channel",
      "outcome",
      "reason",
    ),
    tryTime: histogram(
      "delivery_try_seconds",
      "Length of a try",
      [0.01, 0.05, 0.25, 1, 5, 15, 40],
      "channel",
    ),
    mails: counter("mailbox_mails_total", mailsHelp, "result"),
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
      for (const { channel, state: deliveryState, count } of state.counts)
        deliveries.set({ channel, state: deliveryState }, count);
      oldestWaiting.reset();
      for (const [channel, ms] of oldestByChannel(state)) oldestWaiting.set({ channel }, ms / 1000);
      return registry.metrics();
    },
  };
}

/** Without dead letters, which wait for staff only; `deliveries` counts them. */
function oldestByChannel({ counts }: QueueState): ReadonlyMap<string, number> {
  const ages = new Map<string, number>();
  for (const { channel, state, oldestMs } of counts)
    if (state !== "failed") ages.set(channel, Math.max(oldestMs, ages.get(channel) ?? 0));
  return ages;
}

export type MetricsDeps = {
  readonly metrics: Pick<Metrics, "text" | "contentType">;
  readonly readiness: () => Promise<Readiness>;
};

/**
 * Serves /metrics and /readyz in full on 127.0.0.1, for this machine's names only: they are
 * confidential. Rejects if the port is taken.
 */
export async function serveMetrics(
  { metrics, readiness }: MetricsDeps,
  port: number,
): Promise<Server> {
  const server = createServer(async ({ headers, url }, response) => {
    response.setHeader(requestIdHeader, randomUUID());
    if (!isLoopbackHost(headers.host)) response.writeHead(421).end();
    else if (url !== "/readyz" && url !== "/metrics") response.writeHead(404).end();
    else {
      try {
        const { status, type, body } = await (url === "/metrics" ? scrape() : readWords());
        response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(body);
      } catch {
        response.writeHead(500).end();
      }
    }
  });
  const scrape = async () => ({
    status: 200,
    type: metrics.contentType,
    body: await metrics.text(),
  });
  const readWords = async () => {
    const { ready, ...words } = toReadinessView(await readiness());
    return {
      status: ready ? 200 : 503,
      type: "application/json; charset=utf-8",
      body: JSON.stringify(words),
    };
  };
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return server;
}
