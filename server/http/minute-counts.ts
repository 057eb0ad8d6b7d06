const minuteMs = 60_000;

type Entry = { count: number; readonly since: number };

/**
 * Counts by key, each for the minute after its first. At most `most` keys are kept (about 150 bytes each): an attacker with many addresses
 * uses no more memory. The least recently counted go first. `now` is in milliseconds and never goes back.
 */
export function createMinuteCounts(most: number, now: () => number) {
  // Two generations instead of one list: deleting the oldest key of a large Map took 100 µs each (Node 26).
  let young = new Map<string, Entry>();
  let old = new Map<string, Entry>();

  function current(key: string): Entry | undefined {
    const known = young.get(key) ?? old.get(key);
    return known && now() - known.since < minuteMs ? known : undefined;
  }

  return {
    get: (key: string): number => current(key)?.count ?? 0,
    /** Counts one more and gives the new count. */
    add(key: string): number {
      const entry = current(key) ?? { count: 0, since: now() };
      entry.count += 1;
      if (young.size >= most / 2 && !young.has(key)) [old, young] = [young, new Map()];
      young.set(key, entry);
      return entry.count;
    },
    /** Whole seconds until the count of `key` starts again, at least 1. */
    secondsLeft(key: string): number {
      const known = current(key);
      return known ? Math.max(1, Math.ceil((known.since + minuteMs - now()) / 1000)) : 1;
    },
    size: () => young.size + old.size,
  };
}
