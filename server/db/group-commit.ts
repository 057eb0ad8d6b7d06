/**
 * Collects items that arrive while a commit is under way, and commits them together in the next one:
 * one sync of the disk then serves many visitors, and nobody waits for a timer when the store is idle.
 * `commit` gets up to `most` items and gives one result for each, in order. If it throws, every item of that group fails with the error.
 * `atOnce` groups may be under way together: one where a store has a single writer, more where it works while this process reads requests.
 */
export function groupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most = 128, atOnce = 1 }: { readonly most?: number; readonly atOnce?: number } = {},
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let running = 0;

  async function run(): Promise<void> {
    running += 1;
    // Requests that Node has already read from its sockets get the chance to join the group.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await settle(group, commit);
    }
    running -= 1;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running < atOnce) void run();
    });
}

type Waiting<Item, Result> = {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
};

async function settle<Item, Result>(
  group: readonly Waiting<Item, Result>[],
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
): Promise<void> {
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
