import { type Kysely, sql } from "kysely";
import type { Tables } from "#server/db/database.ts";

/** Messages that wait for a look because they seemed to be abuse; times in milliseconds since 1970, null when there is none. */
export type Held = { readonly count: number; readonly oldestAt: number | null; readonly newestAt: number | null };

/** Counts what is held. Throws what the store throws. */
export async function countHeld(kysely: Kysely<Tables>): Promise<Held> {
  return (
    kysely
      .selectFrom("contact_message")
      // Spelt out: only then SQLite sees that the index of held messages will do.
      .where("state", "=", sql.lit("quarantined"))
      .select((eb) => [
        eb.fn.countAll<number>().as("count"),
        eb.fn.min<number | null>("received_at").as("oldestAt"),
        eb.fn.max<number | null>("received_at").as("newestAt"),
      ])
      .executeTakeFirstOrThrow()
  );
}
