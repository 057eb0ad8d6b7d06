import { StoreFailure } from "#server/db/store-failure.ts";

/**
 * Commits items in groups: those that arrive during a commit share the next one. One disk sync serves many visitors, and an idle store
 * commits at once. Up to `most` items go to `commit`, which gives one result each, in order. If it throws, all items of the group fail. Up
 * to `atOnce` groups run together: one for a single writer (SQLite). A commit longer than `deadlineMs` milliseconds fails as `silent`
 * (whether it was stored is unknown), with all items that wait behind it. An item that waited as long before is `overloaded`. So every item
 * has its result within twice `deadlineMs`.
 */
export function groupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most = 128, atOnce = 1, deadlineMs }: { readonly most?: number; readonly atOnce?: number; readonly deadlineMs?: number } = {},
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let running = 0;

  async function run(): Promise<void> {
    running += 1;
    // Lets requests that Node has already read from its sockets join the group.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      if (deadlineMs !== undefined) dropOlderThan(performance.now() - deadlineMs);
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await settle(group, (items) => (deadlineMs === undefined ? commit(items) : within(deadlineMs, commit(items), giveUp)));
    }
    running -= 1;
  }

  function dropOlderThan(since: number): void {
    const late = waiting.findIndex((item) => item.since >= since);
    for (const { reject } of waiting.splice(0, late < 0 ? waiting.length : late)) reject(new StoreFailure("overloaded"));
  }

  function giveUp(failure: StoreFailure): void {
    for (const { reject } of waiting.splice(0)) reject(failure);
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, since: performance.now(), resolve, reject });
      if (running < atOnce) void run();
    });
}

type Waiting<Item, Result> = {
  readonly item: Item;
  /** From performance.now(): changes of the system clock do not affect it. */
  readonly since: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
};

async function within<Result>(ms: number, work: Promise<Result>, onLate: (failure: StoreFailure) => void): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const failure = new StoreFailure("silent");
    reject(failure);
    onLate(failure);
  }, ms);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function settle<Item, Result>(
  group: readonly Waiting<Item, Result>[],
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
): Promise<void> {
  if (group.length === 0) return;
  try {
    const results = await commit(group.map(({ item }) => item));
    for (const [index, { resolve, reject }] of group.entries()) {
      const result = results[index];
      if (result === undefined) reject(new Error("a group commit gave too few results"));
      else resolve(result);
    }
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}
