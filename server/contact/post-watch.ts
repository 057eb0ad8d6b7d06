import { type StoreFailureReason, storeFailureReason } from "#server/db/store-failure.ts";

export type PostWatch = {
  /** Passes the result of a post on, and remembers how it ended. */
  readonly follow: <Result>(stored: Promise<Result>) => Promise<Result>;
  /** Why the last post could not be stored (null when it was), and for how long the oldest one has been waiting now, in milliseconds. */
  readonly state: () => { readonly failure: StoreFailureReason | null; readonly waitingMs: number };
  readonly stop: () => void;
};

/**
 * Knows from the posts themselves whether messages can be stored, so that asking for it writes nothing. After a failure `probe` is tried every
 * `everyMs` until it succeeds: a server that was taken out of the proxy gets no post to show that it is well again. `on` hears of each change.
 */
export function watchPosts(probe: () => Promise<void>, on: (failure: StoreFailureReason | null) => void, everyMs = 2_000): PostWatch {
  const waiting = new Set<{ readonly since: number }>();
  let failure: StoreFailureReason | null = null;
  let timer: NodeJS.Timeout | null = null;

  function succeeded(): void {
    if (failure === null) return;
    failure = null;
    on(null);
  }

  function failed(reason: StoreFailureReason): void {
    if (failure === null) on(reason);
    failure = reason;
    timer ??= setTimeout(async () => {
      await probe().then(succeeded, () => {});
      timer = null;
      if (failure !== null) failed(failure);
    }, everyMs).unref();
  }

  return {
    async follow(stored) {
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
    state() {
      const [oldest] = waiting;
      return { failure, waitingMs: oldest ? Math.round(performance.now() - oldest.since) : 0 };
    },
    stop() {
      if (timer) clearTimeout(timer);
    },
  };
}
