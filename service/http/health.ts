import type { FastifyInstance } from "fastify";
import type { PostWatch } from "service/contact/store-watch.ts";
import type { StoreFailureReason } from "service/db/store-failure.ts";
import type { QueueState } from "service/delivery/queue-watch.ts";
import type { MailboxState } from "service/mailbox/mailbox.ts";

/**
 * `/healthz`: the process answers. `/readyz`: 200 when messages can be stored, by reading and by the last posts, else 503. The details are
 * on the metrics port (metrics.ts). Asking writes nothing.
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
export function toReadinessView({ store, queue, held, waitingMs, oldestMs, mailbox }: Readiness) {
  const ready = store === "ok";
  return {
    ready,
    status: ready ? "ready" : "not ready",
    store,
    queue,
    held: queue === "unknown" ? "unknown" : wordFor(held),
    mailbox,
    oldestPostSeconds: Math.floor(waitingMs / 1000),
    oldestUndeliveredSeconds: Math.floor(oldestMs / 1000),
  } as const;
}

/** Staff should look at held messages within the hour. */
function wordFor({ count, oldestMs }: Readiness["held"]): "none" | "waiting" | "overdue" {
  return count === 0 ? "none" : oldestMs > 60 * 60_000 ? "overdue" : "waiting";
}

export type Readiness = {
  readonly store: "ok" | StoreFailureReason;
  readonly queue: QueueState["queue"];
  readonly held: QueueState["held"];
  /** Age of the oldest post that waits to be stored, in milliseconds. */
  readonly waitingMs: number;
  /** Age of the oldest message that is not delivered everywhere, in milliseconds. */
  readonly oldestMs: number;
  /** The mailbox for senders' answers: `off` without one. */
  readonly mailbox: MailboxState | "off";
};

/** Milliseconds. A post that waits longer is not just waiting for its turn. */
const silentAfterMs = 3_000;

/** Whether messages can be stored now: by the last post's result, the age of the oldest waiting post, then by reading the store. */
export async function readinessOf(
  posts: Pick<PostWatch, "state">,
  look: () => Promise<QueueState>,
  mailbox: () => Readiness["mailbox"],
): Promise<Readiness> {
  const seen = await look();
  const { failure, waitingMs } = posts.state();
  const store = failure ?? (waitingMs > silentAfterMs ? "silent" : seen.store);
  return { store, queue: seen.queue, held: seen.held, waitingMs, oldestMs: seen.oldestMs, mailbox: mailbox() };
}
