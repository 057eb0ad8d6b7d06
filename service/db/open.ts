import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { type Database, type DatabaseSettings, type Engine, openDatabase } from "service/db/database.ts";
import { isMigrated, migrate } from "service/db/migrate.ts";
import { StoreFailure, storeFailureReason } from "service/db/store-failure.ts";

export type Late<Store> = {
  /** The open store. While there is none, throws a StoreFailure with the reason of the last try. */
  readonly get: () => Store;
  /** Why it is not open, for the operator; null when it is. */
  readonly trouble: () => StoreFailure | null;
  /** Stops trying; gives the open store, or null. */
  readonly stop: () => Promise<Store | null>;
};

/**
 * Opens a store that may not be reachable, trying every `everyMs` milliseconds; pages are served meanwhile. Resolves after the first try or
 * `patienceMs`, so that the server listens with a reachable store open.
 */
export async function openLate<Store>(
  open: () => Promise<Store>,
  on: { readonly opened: (afterTries: number) => void; readonly failed: (error: StoreFailure) => void },
  { everyMs = 2_000, patienceMs = 5_000 }: { readonly everyMs?: number; readonly patienceMs?: number } = {},
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
      if (opened === null) await pause(everyMs, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  const running = run();
  await Promise.race([first.promise, pause(patienceMs, undefined, { ref: false })]);
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

/** A failure without a name counts as `unreachable`: pages are served whatever keeps the store from opening. */
function toStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const words = error instanceof Error && error.message ? error.message : String(error);
  return new StoreFailure(storeFailureReason(error) ?? "unreachable", error, words);
}

/**
 * Opens the store for visitors, with up-to-date tables. Throws what the store throws, leaving nothing open. Migrations run without
 * visitors' time limits, which only PostgreSQL has: an index over many messages takes longer.
 */
export async function openMigrated(settings: DatabaseSettings): Promise<Database> {
  const database = openDatabase(settings, "visitor");
  try {
    if (!(await isMigrated(database))) {
      if (settings.engine === "sqlite") await migrate(database);
      else await migrateOn(openDatabase(settings, "staff"));
    }
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

/**
 * Writes something without effect in a transaction; throws when the store can be read but not written. SQLite grants its write lock even on
 * a disk that the kernel has made read-only, so that is no proof.
 */
export async function probeWrite({ kysely, engine }: Database): Promise<void> {
  const probe = { sqlite: sql`pragma user_version = 1`, postgres: sql`select pg_current_xact_id()` } satisfies Record<Engine, unknown>;
  await kysely.transaction().execute((trx) => probe[engine].execute(trx));
}
