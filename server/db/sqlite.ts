import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import type { Database, Tables } from "#server/db/database.ts";
import { createSqliteDialect } from "#server/db/sqlite-dialect.ts";
import { createReaderDialect } from "#server/db/sqlite-reader.ts";
import { isBusy, StoreFailure, type StoreFailureReason } from "#server/db/store-failure.ts";
import { codeOf } from "#server/delivery/failure.ts";

/**
 * Opens the SQLite file at the path `file`, readable by its owner only. Throws a StoreFailure when it cannot be made or opened.
 * A commit is on disk when it returns: WAL with `synchronous=FULL` syncs the log at each commit (sqlite.org/pragma.html#pragma_synchronous).
 */
export function openSqlite(file: string): Database {
  makeFile(file);
  const sqlite = open(file);
  const assertPresent = guardFile(file);
  const kysely = new Kysely<Tables>({ dialect: createSqliteDialect(sqlite, { beforeWrite: assertPresent }) });
  const reader = new Kysely<Tables>({ dialect: createReaderDialect(file, { beforeRead: assertPresent }) });
  return {
    kysely,
    reader,
    engine: "sqlite",
    place: file,
    commitsAtOnce: 1,
    assertPresent,
    // The log keeps older versions of erased rows until it is truncated. A log in use is truncated at a later call.
    emptyLog: async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(kysely)),
    async close() {
      await reader.destroy();
      await kysely.destroy();
    },
  };
}

/** SQLite gives its log and lock files the database file's permissions, so these are set first. */
function makeFile(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, "a", 0o600));
  } catch (error) {
    throw new StoreFailure(fileFailures[codeOf(error) ?? ""] ?? "unreachable", error, error instanceof Error ? error.message : undefined);
  }
}

const fileFailures: Readonly<Record<string, StoreFailureReason>> = {
  ENOSPC: "full",
  EDQUOT: "full",
  EROFS: "read-only",
  EACCES: "denied",
  EPERM: "denied",
  ENOENT: "missing",
  ENOTDIR: "missing",
};

function open(file: string): DatabaseSync {
  const sqlite = new DatabaseSync(file, { timeout: 3_000 });
  enterWal(sqlite);
  sqlite.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON");
  // Copying the log into the file delays posts: at 32 MB, not the default 4 MB, which a stream of posts fills five times a second. From
  // here on the dialect waits for locks, because waiting inside SQLite would stop the process. Another first start was waited for above.
  sqlite.exec("PRAGMA wal_autocheckpoint = 8000; PRAGMA busy_timeout = 0");
  // SQLite lower-cases ASCII only; erasing "müller@client.example" must find "Müller@client.example" as it does on PostgreSQL.
  sqlite.function("lower", { deterministic: true }, (value) => (typeof value === "string" ? value.toLowerCase() : value));
  return sqlite;
}

/**
 * Two first starts that change the journal mode would deadlock, so SQLite refuses one at once, despite its timeout
 * (sqlite.org/c3ref/busy_handler.html). This one retries every 50 ms, for ten seconds at most.
 */
function enterWal(sqlite: DatabaseSync): void {
  for (let left = 200; ; left -= 1) {
    try {
      sqlite.exec("PRAGMA journal_mode = WAL");
      return;
    } catch (error) {
      if (left === 0 || !isBusy(error)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
}

/**
 * SQLite goes on writing to a file that was deleted or replaced, and acknowledged messages are lost. So each write first checks that the
 * path leads to the opened file (about 2 µs).
 */
function guardFile(file: string): () => void {
  const opened = statSync(file);
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.ino !== opened.ino || found.dev !== opened.dev) throw new StoreFailure("missing");
  };
}
