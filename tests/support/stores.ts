import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, type Engine, openDatabase } from "service/db/database.ts";
import { migrate } from "service/db/open.ts";
import { afterAll, describe } from "vitest";
import { sharedDatabases } from "./postgres.ts";

/**
 * Each call makes a new, migrated, empty store; `again` opens it a second time, as another process
 * would.
 */
export type OpenStore = () => Promise<{
  readonly database: Database;
  readonly again: () => Database;
}>;

type StoreTests = (openStore: OpenStore, engine: Engine) => void;

/**
 * For what has SQL of its own: the same tests on SQLite and on PostgreSQL; without PostgreSQL they
 * are skipped with a message.
 */
export function describeOnBothEngines(name: string, tests: StoreTests): void {
  describeOnSqlite(name, tests);
  describeOnPostgres(name, tests);
}

/**
 * For what asks the store through others: on SQLite, and on PostgreSQL too in the long run
 * (TEST_TIER=all).
 */
export function describeOnStore(name: string, tests: StoreTests): void {
  describeOnSqlite(name, tests);
  if (process.env.TEST_TIER === "all") describeOnPostgres(name, tests);
}

function describeOnSqlite(name: string, tests: StoreTests): void {
  describe(`${name} (SQLite)`, () => {
    const folder = mkdtempSync(join(tmpdir(), "contact-sqlite-"));
    const opened: Database[] = [];
    let files = 0;
    afterAll(async () => {
      await closeAll(opened);
      rmSync(folder, { recursive: true, force: true });
    });
    tests(async () => {
      files += 1;
      return openMigrated({ engine: "sqlite", file: join(folder, `${files}.sqlite`) }, opened);
    }, "sqlite");
  });
}

function describeOnPostgres(name: string, tests: StoreTests): void {
  describe(`${name} (PostgreSQL)`, () => {
    const { create, skipped } = sharedDatabases();
    const opened: Database[] = [];
    if (!create) {
      describe.skip(skipped, () => tests(() => Promise.reject(new Error(skipped)), "postgres"));
      return;
    }
    afterAll(() => closeAll(opened));
    tests(
      async () => openMigrated({ engine: "postgres", url: await create() }, opened),
      "postgres",
    );
  });
}

async function openMigrated(settings: Parameters<typeof openDatabase>[0], opened: Database[]) {
  const open = () => {
    const database = openDatabase(settings);
    opened.push(database);
    return database;
  };
  const database = open();
  await migrate(database);
  return { database, again: open };
}

async function closeAll(databases: readonly Database[]): Promise<void> {
  for (const database of databases) await database.close();
}
