import type { FastifyInstance } from "fastify";
import type { Readiness } from "#server/readiness.ts";

/**
 * `/healthz`: the process answers. `/readyz`: 200 when messages can be stored, by reading and by the last posts, else 503. The details are
 * on the metrics port (metrics-server.ts). Asking writes nothing.
 */
export async function healthRoutes(app: FastifyInstance, readiness: () => Promise<Readiness>): Promise<void> {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const { ready, status } = toReadinessView(await readiness());
    return reply.code(ready ? 200 : 503).send({ status });
  });
}

/**
 * Readiness in words, for the operator. A stuck queue stays ready: messages are still stored, and without the site the next would be lost.
 * Ages are whole seconds, 0 when nothing waits.
 */
export function toReadinessView({ store, queue, held, waitingMs, oldestMs }: Readiness) {
  const ready = store === "ok";
  return {
    ready,
    status: ready ? "ready" : "not ready",
    store,
    queue,
    held: queue === "unknown" ? "unknown" : wordFor(held),
    oldestPostSeconds: Math.floor(waitingMs / 1000),
    oldestUndeliveredSeconds: Math.floor(oldestMs / 1000),
  } as const;
}

/** Staff should look at held messages within the hour. */
function wordFor({ count, oldestMs }: Readiness["held"]): "none" | "waiting" | "overdue" {
  return count === 0 ? "none" : oldestMs > 60 * 60_000 ? "overdue" : "waiting";
}
