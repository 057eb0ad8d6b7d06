import type { Count } from "#server/counting/counter.ts";
import type { Database } from "#server/db/database.ts";
import { type CountGroup, type CountKind, type CountsView, countKinds } from "#shared/counts.ts";
import { addDays } from "#shared/zoned-time.ts";

/** Rows of each kind that staff see. */
const mostRows = 50;

/** The oldest day kept is 25 months ago. */
const keptMonths = 25;

/** Rows per insert: four parameters each, well below the engines' limits. */
const batch = 500;

export type CountStore = ReturnType<typeof createCountStore>;

/** Counts by day ("YYYY-MM-DD"). Every function throws what the store throws. */
export function createCountStore({ kysely, reader }: Database) {
  return {
    /** Adds to the counts of `day`, all or none. */
    async add(day: string, counts: readonly Count[]): Promise<void> {
      // Sorted: two servers adding the same keys in different orders would deadlock (PostgreSQL 40P01).
      const rows = counts.map((count) => ({ day, ...count })).sort((a, b) => (a.kind + a.key < b.kind + b.key ? -1 : 1));
      if (rows.length === 0) return;
      await kysely.transaction().execute(async (trx) => {
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
      const [page, guide, referrer, search, form] = await Promise.all(countKinds.map(groupOf));
      const none: CountGroup = { total: 0, rows: [] };
      return {
        from,
        to: today,
        groups: { page: page ?? none, guide: guide ?? none, referrer: referrer ?? none, search: search ?? none, form: form ?? none },
      };
    },
  };
}

function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - months, date)).toISOString().slice(0, 10);
}
