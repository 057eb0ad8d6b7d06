import { type Database, type DatabaseSettings, openDatabase } from "#server/db/database.ts";
import { isMigrated, migrate } from "#server/db/migrate.ts";

/**
 * Opens the store for visitors, with up-to-date tables. Throws what the store throws, leaving nothing open. Migrations run without
 * visitors' time limits: an index over many messages takes longer.
 */
export async function openMigrated(settings: DatabaseSettings): Promise<Database> {
  const database = openDatabase(settings, "visitor");
  try {
    if (!(await isMigrated(database))) await migrateOn(openDatabase(settings, "staff"));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function migrateOn(database: Database): Promise<void> {
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
}
