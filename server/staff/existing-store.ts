import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { projectRoot } from "#server/settings.ts";

/** The settings lead to no store. The message says where it was looked for, and how to name the service's settings. */
export class NoStore extends Error {
  override readonly name = "NoStore";
}

/**
 * Opens the store that the service has made, with up-to-date tables. Throws NoStore where there is none: wrong settings must not lead to a
 * new, empty store. Throws what the store throws.
 */
export async function openExistingStore(config: Config): Promise<Database> {
  if (config.database.engine === "sqlite" && !existsSync(config.database.file)) throw noStore(config, config.database.file);
  const database = openDatabase(config.database);
  try {
    const tables = await database.kysely.introspection.getTables();
    if (!tables.some(({ name }) => name === "contact_message")) throw noStore(config, database.place);
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function noStore({ dataDir, settingsFile }: Config, place: string): NoStore {
  const source = settingsFile ?? `the environment alone (SETTINGS_FILE is not set, and there is no ${join(projectRoot, ".env")})`;
  return new NoStore(`there is no store at ${place}.
  DATA_DIR is ${dataDir}; the settings came from ${source}.
  Name the settings of the service, for example: SETTINGS_FILE=/etc/probata.env npm run backup
  The service makes its store when it first starts; no command does`);
}
