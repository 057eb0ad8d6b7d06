import { type CountGroup, type CountKind, type CountsView, countKinds } from "content/wire/counts.ts";
import { addDays } from "content/wire/zoned-time.ts";
import { type Count, otherKeys } from "service/counting/counter.ts";
import type { Database } from "service/db/database.ts";

/** Rows of each kind that staff see. */
const mostRows = 50;

/** The oldest day kept is 25 months ago. */
const keptMonths = 25;

/**
 * Most keys of a kind on a day; further ones, likely invented, count as `otherKeys`. So 25 months are 960,000 rows at most, which no
 * honest traffic reaches.
 */
const mostKeys = { page: 300, guide: 50, referrer: 500, campaign: 100, search: 300, form: 10 } as const satisfies Record<CountKind, number>;

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
        const known = await trx.selectFrom("daily_count").select(["kind", "key"]).where("day", "=", day).execute();
        // Sorted: two servers adding the same keys in different orders would deadlock (PostgreSQL 40P01).
        const rows = bounded(counts, known)
          .map((count) => ({ day, ...count }))
          .sort((a, b) => (a.kind + a.key < b.kind + b.key ? -1 : 1));
        for (let from = 0; from < rows.length; from += batch) {
          await trx
            .insertInto("daily_count")
            .values(rows.slice(from, from + batch))
            .onConflict((conflict) =>
              conflict.columns(["day", "kind", "key"]).doUpdateSet((eb) => ({ n: eb("daily_count.n", "+", eb.ref("excluded.n")) })),
            )
            .execute();
        }
      });
    },

    /** Forgets what is older than 25 months on `today`. */
    async forgetOld(today: string): Promise<void> {
      await kysely.deleteFrom("daily_count").where("day", "<", monthsBefore(today, keptMonths)).execute();
    },

    /** The sums of the last `days` days up to `today`. */
    async view(today: string, days: number): Promise<CountsView> {
      const from = addDays(today, 1 - days);
      const groupOf = async (kind: CountKind): Promise<CountGroup> => {
        const inTime = reader.selectFrom("daily_count").where("kind", "=", kind).where("day", ">=", from).where("day", "<=", today);
        const all = await inTime.select((eb) => eb.fn.sum<number | null>("n").as("n")).executeTakeFirst();
        const rows = await inTime
          .select((eb) => ["key", eb.fn.sum<number>("n").as("n")])
          .groupBy("key")
          .orderBy("n", "desc")
          .orderBy("key")
          .limit(mostRows)
          .execute();
        return { total: all?.n ?? 0, rows };
      };
      const [page, guide, referrer, campaign, search, form] = await Promise.all(countKinds.map(groupOf));
      const none: CountGroup = { total: 0, rows: [] };
      return {
        from,
        to: today,
        groups: {
          page: page ?? none,
          guide: guide ?? none,
          referrer: referrer ?? none,
          campaign: campaign ?? none,
          search: search ?? none,
          form: form ?? none,
        },
      };
    },
  };
}

/** The counts with as many new keys as the day may still have, each key once. */
function bounded(counts: readonly Count[], known: readonly Pick<Count, "kind" | "key">[]): readonly Count[] {
  const keys = new Map(countKinds.map((kind) => [kind, new Set(known.flatMap((row) => (row.kind === kind ? [row.key] : [])))]));
  const sums = new Map<string, Count>();
  for (const { kind, key, n } of counts) {
    const ofKind = keys.get(kind);
    const kept = ofKind?.has(key) || (ofKind?.size ?? 0) < mostKeys[kind] ? key : otherKeys;
    ofKind?.add(kept);
    const name = `${kind} ${kept}`;
    sums.set(name, { kind, key: kept, n: n + (sums.get(name)?.n ?? 0) });
  }
  return [...sums.values()];
}

function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - months, date)).toISOString().slice(0, 10);
}
