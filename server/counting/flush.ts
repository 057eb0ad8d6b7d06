import { company } from "#content/company.ts";
import type { Clock } from "#server/clock.ts";
import type { CountStore } from "#server/counting/count-store.ts";
import type { Counter } from "#server/counting/counter.ts";
import { wallTime } from "#shared/zoned-time.ts";

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
