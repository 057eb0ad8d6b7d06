import { setTimeout as pause } from "node:timers/promises";
import { StoreFailure, storeFailureReason } from "#server/db/store-failure.ts";

export type Late<Store> = {
  /** What was opened; throws a StoreFailure with the reason of the last try while there is none. */
  readonly get: () => Store;
  /** Why it is not open, for the operator; null when it is. */
  readonly trouble: () => StoreFailure | null;
  /** Tries no more; gives what was opened, or null. */
  readonly stop: () => Promise<Store | null>;
};

/**
 * Opens a store that may not be there yet, and tries again every `everyMs` until it is: the pages are served meanwhile.
 * Resolves when the first try has ended, or after `patienceMs`, so that a store that is there is open when the server listens.
 */
export async function openLate<Store>(
  open: () => Promise<Store>,
  on: { readonly opened: (afterTries: number) => void; readonly failed: (error: StoreFailure) => void },
  { everyMs = 2_000, patienceMs = 5_000 }: { readonly everyMs?: number; readonly patienceMs?: number } = {},
): Promise<Late<Store>> {
  const closing = new AbortController();
  const first = Promise.withResolvers<void>();
  let trouble: StoreFailure | null = new StoreFailure("starting");
  let opened: { readonly store: Store } | null = null;

  async function run(): Promise<void> {
    for (let tries = 1; opened === null && !closing.signal.aborted; tries += 1) {
      try {
        opened = { store: await open() };
        trouble = null;
        on.opened(tries);
      } catch (error) {
        trouble = toStoreFailure(error);
        on.failed(trouble);
      }
      first.resolve();
      if (opened === null) await pause(everyMs, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  const running = run();
  await Promise.race([first.promise, pause(patienceMs, undefined, { ref: false })]);
  return {
    get() {
      if (opened) return opened.store;
      throw trouble ?? new StoreFailure("starting");
    },
    trouble: () => trouble,
    async stop() {
      closing.abort();
      await running;
      return opened?.store ?? null;
    },
  };
}

/** Whatever keeps the store from opening, the pages stay up: a failure without a name counts as a store that cannot be reached. */
function toStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const words = error instanceof Error && error.message ? error.message : String(error);
  return new StoreFailure(storeFailureReason(error) ?? "unreachable", error, words);
}
