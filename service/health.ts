import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { type StoreFailureReason, storeFailureReason } from "service/db/store-failure.ts";
import type { MailboxState } from "service/mailbox/mailbox.ts";
import type { Outbox } from "service/outbox/outbox.ts";

/**
 * `/healthz`: the process answers. `/readyz`: 200 when messages can be stored, else 503; details on
 * the metrics port. Writes nothing.
 */
export async function healthRoutes(
  app: FastifyInstance,
  readiness: () => Promise<Readiness>,
): Promise<void> {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const { ready, status } = toReadinessView(await readiness());
    return reply.code(ready ? 200 : 503).send({ status });
  });
}

/**
 * Readiness in words, ages in whole seconds. A stuck queue stays ready: messages are still stored.
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
function wordFor({ count, oldestMs }: QueueState["held"]): "none" | "waiting" | "overdue" {
  return count === 0 ? "none" : oldestMs > 60 * 60_000 ? "overdue" : "waiting";
}

/** What waits, as the store says; ages in milliseconds. */
export type QueueState = {
  readonly store: "ok" | StoreFailureReason;
  /**
   * Undelivered for longer than a minute is `late`, for longer than five is `stuck`; `unknown`
   * while the store cannot be read.
   */
  readonly queue: "ok" | "late" | "stuck" | "unknown";
  /** Age of the oldest message that is not delivered everywhere; dead letters count. */
  readonly oldestMs: number;
  readonly held: { readonly count: number; readonly oldestMs: number };
  /** Waiting rows by channel and state, with the age of the oldest. */
  readonly counts: readonly (Omit<Backlog["counts"][number], "oldestAt"> & {
    readonly oldestMs: number;
  })[];
};

type Backlog = Awaited<ReturnType<Outbox["backlog"]>>;

/**
 * Reads what waits. Never throws, and answers within two seconds, so that a hanging store shows as
 * `silent`.
 */
export async function readQueue(backlog: () => Promise<Backlog>, now: number): Promise<QueueState> {
  const unknown = (store: StoreFailureReason) =>
    ({
      store,
      queue: "unknown",
      oldestMs: 0,
      held: { count: 0, oldestMs: 0 },
      counts: [],
    }) satisfies QueueState;
  try {
    const read = await Promise.race([backlog(), pause(2_000, null, { ref: false })]);
    if (read === null) return unknown("silent");
    const age = (at: number | null) => (at === null ? 0 : Math.max(0, now - at));
    const oldestMs = age(read.oldestPendingAt);
    return {
      store: "ok",
      queue: oldestMs > 5 * 60_000 ? "stuck" : oldestMs > 60_000 ? "late" : "ok",
      oldestMs,
      held: { count: read.held.count, oldestMs: age(read.held.oldestAt) },
      counts: read.counts.map(({ oldestAt, ...row }) => ({ ...row, oldestMs: age(oldestAt) })),
    };
  } catch (error) {
    return unknown(storeFailureReason(error) ?? "unreachable");
  }
}

export type Readiness = Omit<QueueState, "counts"> & {
  /** Age of the oldest post that waits to be stored, in milliseconds. */
  readonly waitingMs: number;
  /** The mailbox for senders' answers: `off` without one. */
  readonly mailbox: MailboxState | "off";
};

/** Milliseconds. A post that waits longer is not just waiting for its turn. */
const silentAfterMs = 3_000;

/**
 * Whether messages can be stored now: by the last post's result, the age of the oldest waiting
 * post, then by reading the store.
 */
export function toReadiness(
  { failure, waitingMs }: PostState,
  read: QueueState,
  mailbox: Readiness["mailbox"],
): Readiness {
  const store = failure ?? (waitingMs > silentAfterMs ? "silent" : read.store);
  return { ...read, store, waitingMs, mailbox };
}

/**
 * `failure`: why the last post was not stored, null when it was. `waitingMs`: the wait of the
 * oldest open post, in milliseconds.
 */
export type PostState = { readonly failure: StoreFailureReason | null; readonly waitingMs: number };

/**
 * Knows from the posts whether messages can be stored, so that asking writes nothing. After a
 * failure `probe` is tried every two seconds until it succeeds: a server taken out of the proxy
 * gets no post that would show it. `on` is called when storing begins to fail, and when it works
 * again.
 */
export function watchPosts(
  probe: () => Promise<void>,
  on: (failure: StoreFailureReason | null) => void,
) {
  const waiting = new Set<{ readonly since: number }>();
  let failure: StoreFailureReason | null = null;
  let timer: NodeJS.Timeout | null = null;

  function succeeded(): void {
    if (failure !== null) on(null);
    failure = null;
  }

  function failed(reason: StoreFailureReason): void {
    if (failure === null) on(reason);
    failure = reason;
    timer ??= setTimeout(async () => {
      await probe().then(succeeded, () => {});
      timer = null;
      if (failure !== null) failed(failure);
    }, 2_000).unref();
  }

  return {
    /** Passes the result of a post through and remembers how it ended. */
    async follow<Result>(stored: Promise<Result>): Promise<Result> {
      const post = { since: performance.now() };
      waiting.add(post);
      try {
        const result = await stored;
        succeeded();
        return result;
      } catch (error) {
        const reason = storeFailureReason(error);
        if (reason !== null) failed(reason);
        throw error;
      } finally {
        waiting.delete(post);
      }
    },
    state(): PostState {
      const [oldest] = waiting;
      return { failure, waitingMs: oldest ? Math.round(performance.now() - oldest.since) : 0 };
    },
    stop(): void {
      if (timer) clearTimeout(timer);
    },
  };
}
