import type { CountKind } from "#shared/counts.ts";

export type Count = { readonly kind: CountKind; readonly key: string; readonly n: number };

export type Counter = ReturnType<typeof createCounter>;

/** Most distinct keys between two flushes; further ones, likely invented, count as `otherKeys`. */
const mostKeys = { page: 2_000, guide: 200, referrer: 200, search: 200, form: 10 } as const satisfies Record<CountKind, number>;

/** The key for everything beyond the limit. */
export const otherKeys = "(other)";

/** Counts in memory, whatever the store does. Counts not yet taken are lost when the process is killed. */
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
    /** Gives everything counted since the last call, and starts again at zero. */
    take(): readonly Count[] {
      const taken = [...counts].flatMap(([kind, keys]) => [...keys].map(([key, n]) => ({ kind, key, n })));
      counts.clear();
      return taken;
    },
  };
}
