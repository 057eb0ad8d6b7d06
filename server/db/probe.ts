import { sql } from "kysely";
import type { Database, Engine } from "#server/db/database.ts";

/**
 * Writes something without meaning, in a transaction of its own; throws where the store can be read but no longer written.
 * Taking SQLite's write lock is no proof: on a disk that the kernel has made read-only that still succeeds.
 */
export async function probeWrite({ kysely, engine }: Database): Promise<void> {
  const probe = { sqlite: sql`pragma user_version = 1`, postgres: sql`select pg_current_xact_id()` } satisfies Record<Engine, unknown>;
  await kysely.transaction().execute((trx) => probe[engine].execute(trx));
}
