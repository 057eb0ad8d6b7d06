import type { FastifyInstance } from "fastify";
import type { QueueState } from "#server/delivery/queue-watch.ts";
import type { Readiness } from "#server/readiness.ts";

/**
 * `/healthz`: the process answers. `/readyz`: 200 when messages can be stored, as far as reading and the last posts tell, else 503; with one word on the
 * store, one on the queue and one on what is held. It writes nothing, and looks once a second however often it is asked.
 * A stuck queue is reported but stays ready: messages are still stored, and taking the site away would lose the next one.
 */
export async function healthRoutes(app: FastifyInstance, readiness: () => Promise<Readiness>): Promise<void> {
  const look = cached(1_000, readiness);
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const { store, queue, held, waitingMs } = await look();
    const ready = store === "ok";
    const words = { store, queue, held: seen(queue) ? wordFor(held) : "unknown" };
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? "ready" : "not ready", ...words, oldestPostSeconds: Math.floor(waitingMs / 1000) });
  });
}

const seen = (queue: QueueState["queue"]) => queue !== "unknown";

/** Held messages are somebody's to look at within the hour; how many there are is nobody else's business. */
function wordFor({ count, oldestMs }: QueueState["held"]): "none" | "waiting" | "overdue" {
  return count === 0 ? "none" : oldestMs > 60 * 60_000 ? "overdue" : "waiting";
}

function cached<Value>(ms: number, look: () => Promise<Value>): () => Promise<Value> {
  let last: { readonly value: Promise<Value>; readonly until: number } | null = null;
  return () => {
    if (last === null || performance.now() > last.until) last = { value: look(), until: performance.now() + ms };
    return last.value;
  };
}
