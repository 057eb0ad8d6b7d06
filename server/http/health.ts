import type { FastifyInstance } from "fastify";
import type { QueueWatch } from "#server/delivery/queue-watch.ts";

/**
 * `/healthz`: the process answers. `/readyz`: 200 when the store can be read and the queue moves, else 503, with one word on each.
 * A stuck queue is reported but stays ready: messages are still stored, and taking the site away would lose the next one.
 */
export async function healthRoutes(app: FastifyInstance, watch: QueueWatch): Promise<void> {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const { store, queue } = await watch.check();
    return reply.code(store === "ok" ? 200 : 503).send({ status: store === "ok" ? "ready" : "not ready", store, queue });
  });
}
