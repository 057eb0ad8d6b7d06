import type { FastifyInstance } from "fastify";
import type { QueueState, QueueWatch } from "#server/delivery/queue-watch.ts";

/**
 * `/healthz`: the process answers. `/readyz`: 200 when the store can be read and the queue moves, else 503, with one word on each.
 * A stuck queue is reported but stays ready: messages are still stored, and taking the site away would lose the next one.
 */
export async function healthRoutes(app: FastifyInstance, watch: QueueWatch): Promise<void> {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const { store, queue, held } = await watch.check();
    return reply
      .code(store === "ok" ? 200 : 503)
      .send({ status: store === "ok" ? "ready" : "not ready", store, queue, held: store === "ok" ? wordFor(held) : "unknown" });
  });
}

/** Held messages are somebody's to look at within the hour; how many there are is nobody else's business. */
function wordFor({ count, oldestMs }: QueueState["held"]): "none" | "waiting" | "overdue" {
  return count === 0 ? "none" : oldestMs > 60 * 60_000 ? "overdue" : "waiting";
}
