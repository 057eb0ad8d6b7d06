import { company } from "content/company.ts";
import type { CountKind } from "content/wire/counts.ts";
import { wallTime } from "content/wire/zoned-time.ts";
import type { Clock } from "service/clock.ts";
import type { CountStore } from "service/counting/count-store.ts";

export type Count = { readonly kind: CountKind; readonly key: string; readonly n: number };

export type Counter = ReturnType<typeof createCounter>;

/** Most distinct keys between two flushes; further ones, likely invented, count as `otherKeys`. */
const mostKeys = { page: 2_000, guide: 200, referrer: 200, campaign: 200, search: 200, form: 10 } as const satisfies Record<
  CountKind,
  number
>;

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

/**
 * Adds the counts to the store every `everyMs` milliseconds, for the day on which the interval began. Counts that the store refuses are
 * added next time. Gives a function that stops it and adds the rest; it never throws.
 */
export function startFlushing(
  counter: Counter,
  store: Pick<CountStore, "add">,
  clock: Clock,
  onError: (error: unknown) => void,
  everyMs = 60_000,
): () => Promise<void> {
  let day = today(clock);

  async function flush(): Promise<void> {
    const counts = counter.take();
    const counted = day;
    day = today(clock);
    try {
      await store.add(counted, counts);
    } catch (error) {
      for (const { kind, key, n } of counts) counter.add(kind, key, n);
      onError(error);
    }
  }

  const timer = setInterval(flush, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return flush();
  };
}

/** Today in the office's time zone, as "YYYY-MM-DD". */
export function today(clock: Clock): string {
  return wallTime(clock.now(), company.hours.zone).day;
}
