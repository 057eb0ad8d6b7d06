import { setTimeout as pause } from "node:timers/promises";
import { Migrator } from "kysely";
import type { Database } from "service/db/database.ts";
import { migrations } from "service/db/migrations/index.ts";
import { isBusy, StoreFailure, storeFailureReason } from "service/db/store-failure.ts";

/**
 * Brings the tables up to date in one transaction; does nothing when they are. Processes that start together wait: for Kysely's lock on
 * PostgreSQL, for BEGIN IMMEDIATE on SQLite. Gives the names of the migrations that ran. Throws what the store threw.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  for (let left = 100; ; left -= 1) {
    const { error, results } = await migrator(database).migrateToLatest();
    if (!error) return (results ?? []).map((result) => result.migrationName);
    if (left === 0 || !(isBusy(error) || isLockTaken(error))) throw withRemedy(error, database);
    await pause(50);
  }
}

/** True when every migration has run. Reads only. */
export async function isMigrated(database: Database): Promise<boolean> {
  const known = await migrator(database).getMigrations();
  return known.every(({ executedAt }) => executedAt !== undefined);
}

function migrator({ kysely }: Database): Migrator {
  return new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
}

/** Two first starts on SQLite can both find the migrator's lock table empty and insert its one row; one fails. */
function isLockTaken(error: unknown): boolean {
  return error instanceof Error && /UNIQUE constraint failed: kysely_migration/.test(error.message);
}

/** Since PostgreSQL 15 only a database's owner may create tables in the schema `public` (release notes of version 15, E.1.2). */
function withRemedy(error: unknown, { engine, place }: Database): unknown {
  if (engine !== "postgres" || storeFailureReason(error) !== "denied" || !(error instanceof Error)) return error;
  const remedy = "As the owner of the database run: GRANT USAGE, CREATE ON SCHEMA public TO <the user in DATABASE_URL>;";
  return new StoreFailure("denied", error, `${error.message} (${place}). ${remedy}`);
}
