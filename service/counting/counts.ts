import { company } from "content/company.ts";
import {
  type CountGroup,
  type CountKind,
  type CountsView,
  countKinds,
} from "content/wire/counts.ts";
import { addDays, wallTime } from "content/wire/zoned-time.ts";
import type { Clock } from "service/clock.ts";
import type { Database } from "service/db/database.ts";

type Count = { readonly kind: CountKind; readonly key: string; readonly n: number };

export type Counter = ReturnType<typeof createCounter>;

/**
 * Most distinct keys of a kind between two flushes; further ones, likely invented, count as
 * `otherKeys`.
 */
const mostAtOnce = 500;

/** The key for everything beyond a limit. */
export const otherKeys = "(other)";

/**
 * Counts in memory, whatever the store does. Counts not yet taken are lost when the process is
 * killed.
 */
export function createCounter() {
  const counts = new Map<CountKind, Map<string, number>>();

  function add(kind: CountKind, key: string, n = 1): void {
    const keys = counts.get(kind) ?? new Map<string, number>();
    counts.set(kind, keys);
    const kept = keys.has(key) || keys.size < mostAtOnce ? key : otherKeys;
    keys.set(kept, (keys.get(kept) ?? 0) + n);
  }

  return {
    add,
    /** Gives everything counted since the last call, and starts again at zero. */
    take(): readonly Count[] {
      const taken = [...counts].flatMap(([kind, keys]) =>
        [...keys].map(([key, n]) => ({ kind, key, n })),
      );
      counts.clear();
      return taken;
    },
  };
}

/**
 * Adds the counts to the store every `everyMs` milliseconds, refused ones next time. Gives a
 * function that stops it and adds the rest.
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

  const timer = setInterval(flush, everyMs).unref();
  return () => {
    clearInterval(timer);
    return flush();
  };
}

/** Today in the office's time zone, as "YYYY-MM-DD". */
export function today(clock: Clock): string {
  return wallTime(clock.now(), company.hours.zone).day;
}

/** Rows of each kind that staff see. */
const mostRows = 50;

/** The oldest day kept is 25 months ago. */
const keptMonths = 25;

/**
 * Most keys of a kind on a day; further ones, likely invented, count as `otherKeys`. So 25 months
 * are at most 960,000 rows.
 */
const mostKeys = {
  page: 300,
  guide: 50,
  referrer: 500,
  campaign: 100,
  search: 300,
  form: 10,
} as const satisfies Record<CountKind, number>;

/** Rows per insert: four parameters each, well below the engines' limits. */
const batch = 500;

export type CountStore = ReturnType<typeof createCountStore>;

/** Counts by day ("YYYY-MM-DD"). Every function throws what the store throws. */
export function createCountStore({ kysely, reader }: Database) {
  return {
    /** Adds to the counts of `day`, all or none. */
    async add(day: string, counts: readonly Count[]): Promise<void> {
      if (counts.length === 0) return;
      await kysely.transaction().execute(async (trx) => {
        const known = await trx
          .selectFrom("daily_count")
          .select(["kind", "key"])
          .where("day", "=", day)
          .execute();
        // Sorted: two servers adding the same keys in different orders would deadlock (PostgreSQL
        // 40P01).
        const rows = bounded(counts, known)
          .map((count) => ({ day, ...count }))
          .sort((a, b) => (a.kind + a.key < b.kind + b.key ? -1 : 1));
        for (let from = 0; from < rows.length; from += batch) {
          await trx
            .insertInto("daily_count")
            .values(rows.slice(from, from + batch))
            .onConflict((conflict) =>
              conflict
                .columns(["day", "kind", "key"])
                .doUpdateSet((eb) => ({ n: eb("daily_count.n", "+", eb.ref("excluded.n")) })),
            )
            .execute();
        }
      });
    },

    /** Forgets what is older than 25 months on `today`. */
    async forgetOld(today: string): Promise<void> {
      await kysely
        .deleteFrom("daily_count")
        .where("day", "<", monthsBefore(today, keptMonths))
        .execute();
    },

    /** The sums of the last `days` days up to `today`. */
    async view(today: string, days: number): Promise<CountsView> {
      const from = addDays(today, 1 - days);
      const groupOf = async (kind: CountKind): Promise<CountGroup> => {
        const inTime = reader
          .selectFrom("daily_count")
          .where("kind", "=", kind)
          .where("day", ">=", from)
          .where("day", "<=", today);
        const all = await inTime
          .select((eb) => eb.fn.sum<number | null>("n").as("n"))
          .executeTakeFirst();
        const rows = await inTime
          .select((eb) => ["key", eb.fn.sum<number>("n").as("n")])
          .groupBy("key")
          .orderBy("n", "desc")
          .orderBy("key")
          .limit(mostRows)
          .execute();
        return { total: all?.n ?? 0, rows };
      };
      const [page, guide, referrer, campaign, search, form] = await Promise.all([
        groupOf("page"),
        groupOf("guide"),
        groupOf("referrer"),
        groupOf("campaign"),
        groupOf("search"),
        groupOf("form"),
      ]);
      return { from, to: today, groups: { page, guide, referrer, campaign, search, form } };
    },
  };
}

/** The counts with as many new keys as the day may still have, each key once. */
function bounded(
  counts: readonly Count[],
  known: readonly Pick<Count, "kind" | "key">[],
): readonly Count[] {
  const keys = new Map(
    countKinds.map((kind) => [
      kind,
      new Set(known.flatMap((row) => (row.kind === kind ? [row.key] : []))),
    ]),
  );
  const sums = createCounter();
  for (const { kind, key, n } of counts) {
    const ofKind = keys.get(kind);
    const kept = ofKind?.has(key) || (ofKind?.size ?? 0) < mostKeys[kind] ? key : otherKeys;
    ofKind?.add(kept);
    sums.add(kind, kept, n);
  }
  return sums.take();
}

function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - months, date)).toISOString().slice(0, 10);
}
