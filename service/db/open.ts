import { setTimeout as pause } from "node:timers/promises";
import { Migrator, sql } from "kysely";
import {
  type Database,
  type DatabaseSettings,
  type Engine,
  openDatabase,
} from "service/db/database.ts";
import { migrations } from "service/db/migrations.ts";
import { isBusy, StoreFailure, storeFailureReason } from "service/db/store-failure.ts";

export type Late<Store> = {
  /** The open store. While there is none, throws a StoreFailure with the reason of the last try. */
  readonly get: () => Store;
  /** Why it is not open, for the operator; null when it is. */
  readonly trouble: () => StoreFailure | null;
  /** Stops trying; gives the open store, or null. */
  readonly stop: () => Promise<Store | null>;
};

/**
 * Opens a store that may not be reachable, with a try every two seconds. Resolves after the first
 * try or five seconds; pages are served meanwhile.
 */
export async function openLate<Store>(
  open: () => Promise<Store>,
  on: {
    readonly opened: (afterTries: number) => void;
    readonly failed: (error: StoreFailure) => void;
  },
): Promise<Late<Store>> {
  const closing = new AbortController();
  const first = Promise.withResolvers<void>();
  let trouble: StoreFailure | null = new StoreFailure("starting");
  let opened: { readonly store: Store } | null = null;

  async function run(): Promise<void> {
    for (let tries = 1; opened === null && !closing.signal.aborted; tries += 1) {
      try {
        opened = { store: await open() };
        trouble = null;
        on.opened(tries);
      } catch (error) {
        trouble = toStoreFailure(error);
        on.failed(trouble);
      }
      first.resolve();
      if (opened === null)
        await pause(2_000, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  const running = run();
  await Promise.race([first.promise, pause(5_000, undefined, { ref: false })]);
  return {
    get() {
      if (opened) return opened.store;
      throw trouble ?? new StoreFailure("starting");
    },
    trouble: () => trouble,
    async stop() {
      closing.abort();
      await running;
      return opened?.store ?? null;
    },
  };
}

/**
 * A failure without a name counts as `unreachable`: pages are served whatever keeps the store from
 * opening.
 */
function toStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const words = error instanceof Error && error.message ? error.message : String(error);
  return new StoreFailure(storeFailureReason(error) ?? "unreachable", error, words);
}

/**
 * Opens the store for visitors, with up-to-date tables. Migrations run without visitors' time
 * limits. Throws what the store throws.
 */
export async function openMigrated(settings: DatabaseSettings): Promise<Database> {
  const database = openDatabase(settings, "visitor");
  try {
    if (!(await isMigrated(database))) {
      const patient = openDatabase(settings, "staff");
      await migrate(patient).finally(() => patient.close());
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Writes something without effect; throws when the store cannot be written. SQLite grants its write
 * lock even on a read-only disk.
 */
export async function probeWrite({ kysely, engine }: Database): Promise<void> {
  const probe = {
    sqlite: sql`pragma user_version = 1`,
    postgres: sql`select pg_current_xact_id()`,
  } satisfies Record<Engine, unknown>;
  await kysely.transaction().execute((trx) => probe[engine].execute(trx));
}

/**
 * Brings the tables up to date in one transaction; processes that start together wait. Gives those
 * that ran. Throws what the store throws.
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

/**
 * Two first starts on SQLite can both find the migrator's lock table empty and insert its one row;
 * one fails.
 */
function isLockTaken(error: unknown): boolean {
  return error instanceof Error && /UNIQUE constraint failed: kysely_migration/.test(error.message);
}

/**
 * Since PostgreSQL 15 only a database's owner may create tables in the schema `public` (release
 * notes of version 15, E.1.2).
 */
function withRemedy(error: unknown, { engine, place }: Database): unknown {
  if (engine !== "postgres" || storeFailureReason(error) !== "denied" || !(error instanceof Error))
    return error;
  const remedy =
    "As the owner of the database run: GRANT USAGE, CREATE ON SCHEMA public TO <the user in DATABASE_URL>;";
  return new StoreFailure("denied", error, `${error.message} (${place}). ${remedy}`);
}
