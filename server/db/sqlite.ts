import { Kysely, sql } from "kysely";
import type { Database, Tables } from "#server/db/database.ts";
import { createSqliteDialect } from "#server/db/sqlite-dialect.ts";

/** Opens the SQLite file at the path `file` with the first query, in a thread of its own. A query fails when it cannot be opened. */
export function openSqlite(file: string): Database {
  const kysely = new Kysely<Tables>({ dialect: createSqliteDialect(file) });
  return {
    kysely,
    reader: kysely,
    engine: "sqlite",
    place: file,
    // The log keeps older versions of erased rows until it is truncated. A log in use is truncated at a later call.
    emptyLog: async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(kysely)),
    close: () => kysely.destroy(),
  };
}
