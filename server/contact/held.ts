import { type Kysely, sql } from "kysely";
import type { Tables } from "#server/db/database.ts";

/** Messages set aside as possible abuse. Times in milliseconds since 1970, null when there is none. */
export type Held = { readonly count: number; readonly oldestAt: number | null; readonly newestAt: number | null };

/** Counts what is held. Throws what the store throws. */
export async function countHeld(kysely: Kysely<Tables>): Promise<Held> {
  return (
    kysely
      .selectFrom("contact_message")
      // A literal, not a parameter: only then does SQLite use the partial index of held messages.
      .where("state", "=", sql.lit("quarantined"))
      .select((eb) => [
        eb.fn.countAll<number>().as("count"),
        eb.fn.min<number | null>("received_at").as("oldestAt"),
        eb.fn.max<number | null>("received_at").as("newestAt"),
      ])
      .executeTakeFirstOrThrow()
  );
}
