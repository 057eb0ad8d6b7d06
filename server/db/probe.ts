import { sql } from "kysely";
import type { Database, Engine } from "#server/db/database.ts";

/**
 * Writes something without effect in a transaction; throws when the store can be read but not written. SQLite grants its write lock even on
 * a disk that the kernel has made read-only, so that is no proof.
 */
export async function probeWrite({ kysely, engine }: Database): Promise<void> {
  const probe = { sqlite: sql`pragma user_version = 1`, postgres: sql`select pg_current_xact_id()` } satisfies Record<Engine, unknown>;
  await kysely.transaction().execute((trx) => probe[engine].execute(trx));
}
