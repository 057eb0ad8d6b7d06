import type { FastifyInstance } from "fastify";
import type { Readiness } from "#server/readiness.ts";

/**
 * `/healthz`: the process answers. `/readyz`: 200 when messages can be stored, as far as reading and the last posts tell, else 503; with one word on the
 * store and one on the queue. It writes nothing, and looks once a second however often it is asked.
 * A stuck queue is reported but stays ready: messages are still stored, and taking the site away would lose the next one.
 */
export async function healthRoutes(app: FastifyInstance, readiness: () => Promise<Readiness>): Promise<void> {
  const look = cached(1_000, readiness);
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const { store, queue, waitingMs } = await look();
    const ready = store === "ok";
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? "ready" : "not ready", store, queue, oldestPostSeconds: Math.floor(waitingMs / 1000) });
  });
}

function cached<Value>(ms: number, look: () => Promise<Value>): () => Promise<Value> {
  let last: { readonly value: Promise<Value>; readonly until: number } | null = null;
  return () => {
    if (last === null || performance.now() > last.until) last = { value: look(), until: performance.now() + ms };
    return last.value;
  };
}
