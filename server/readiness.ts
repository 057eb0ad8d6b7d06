import type { PostWatch } from "#server/contact/post-watch.ts";
import type { StoreFailureReason } from "#server/db/store-failure.ts";
import type { QueueState } from "#server/delivery/queue-watch.ts";

export type Readiness = {
  readonly store: "ok" | StoreFailureReason;
  readonly queue: QueueState["queue"];
  readonly held: QueueState["held"];
  /** Age of the oldest post that waits to be stored, in milliseconds. */
  readonly waitingMs: number;
  /** Age of the oldest message that is not delivered everywhere, in milliseconds. */
  readonly oldestMs: number;
};

/** Milliseconds. A post that waits longer is not just waiting for its turn. */
const silentAfterMs = 3_000;

/** Whether messages can be stored now: by the last post's result, the age of the oldest waiting post, then by reading the store. */
export async function readinessOf(posts: Pick<PostWatch, "state">, look: () => Promise<QueueState>): Promise<Readiness> {
  const seen = await look();
  const { failure, waitingMs } = posts.state();
  const store = failure ?? (waitingMs > silentAfterMs ? "silent" : seen.store);
  return { store, queue: seen.queue, held: seen.held, waitingMs, oldestMs: seen.oldestMs };
}
