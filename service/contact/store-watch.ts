import { type StoreFailureReason, storeFailureReason } from "service/db/store-failure.ts";

export type PostWatch = {
  /** Passes the result of a post through and remembers how it ended. */
  readonly follow: <Result>(stored: Promise<Result>) => Promise<Result>;
  /** `failure`: why the last post was not stored, null when it was. `waitingMs`: the wait of the oldest open post, in milliseconds. */
  readonly state: () => { readonly failure: StoreFailureReason | null; readonly waitingMs: number };
  readonly stop: () => void;
};

/**
 * Knows from the posts whether messages can be stored, so that asking writes nothing. After a failure `probe` is tried every `everyMs`
 * milliseconds until it succeeds. A server taken out of the proxy gets no post that would show it. `on` is called when storing begins to
 * fail, and when it works again.
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
