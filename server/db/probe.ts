import { sql, type Transaction } from "kysely";
import type { Engine, Tables } from "#server/db/database.ts";

/**
 * Writes something without meaning in `trx`, so that a store that can be read but no longer written fails here or at the commit.
 * Taking SQLite's write lock is no proof: on a disk that the kernel has made read-only that still succeeds.
 */
export async function probeWrite(trx: Transaction<Tables>, engine: Engine): Promise<void> {
  const probe = { sqlite: sql`pragma user_version = 1`, postgres: sql`select pg_current_xact_id()` } satisfies Record<Engine, unknown>;
  await probe[engine].execute(trx);
}
