/**
 * Collects items that arrive while a commit is under way, and commits them together in the next one:
 * one sync of the disk then serves many visitors, and nobody waits for a timer when the store is idle.
 * `commit` gets up to `most` items and gives one result for each, in order. If it throws, every item of that group fails with the error.
 */
export function groupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
  most = 128,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let running = false;

  async function run(): Promise<void> {
    running = true;
    // Requests that Node has already read from its sockets get the chance to join the first group.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await settle(group, commit);
    }
    running = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!running) void run();
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
