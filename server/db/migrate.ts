import { Migrator } from "kysely";
import type { Database } from "#server/db/database.ts";
import { migrations } from "#server/db/migrations/index.ts";

/**
 * Brings the tables up to date; does nothing when they are. Safe when several processes start at once
 * (Kysely holds a lock on PostgreSQL, BEGIN IMMEDIATE does on SQLite). Throws what the store threw.
 * Gives the names of the migrations that ran.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  const migrator = new Migrator({ db: database.kysely, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
