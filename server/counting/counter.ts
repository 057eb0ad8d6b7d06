import type { CountKind } from "#shared/counts.ts";

export type Count = { readonly kind: CountKind; readonly key: string; readonly n: number };

export type Counter = ReturnType<typeof createCounter>;

/** Distinct keys between two flushes: what is invented by the thousand ends up under one name. */
const mostKeys = { page: 2_000, guide: 200, referrer: 200, search: 200, form: 10 } as const satisfies Record<CountKind, number>;

/** Stands for what came after the limit. */
export const otherKeys = "(other)";

/** Counts in memory: an increment of a map for each event, whatever the store does. What it holds is lost when the process is killed. */
export function createCounter() {
  const counts = new Map<CountKind, Map<string, number>>();

  function add(kind: CountKind, key: string, n = 1): void {
    const keys = counts.get(kind) ?? new Map<string, number>();
    counts.set(kind, keys);
    const known = keys.has(key) || keys.size < mostKeys[kind] ? key : otherKeys;
    keys.set(known, (keys.get(known) ?? 0) + n);
  }

  return {
    add,
    /** Gives everything counted since the last time, and begins anew. */
    take(): readonly Count[] {
      const taken = [...counts].flatMap(([kind, keys]) => [...keys].map(([key, n]) => ({ kind, key, n })));
      counts.clear();
      return taken;
    },
  };
}
