// The thread that owns a SQLite file, whose path is in workerData (sqlite.ts starts it). Only this thread waits for the disk, for
// locks, checkpoints and searches. It answers orders in the order in which they come.
import { closeSync, mkdirSync, openSync, type Stats, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { isBusy, StoreFailure, type StoreFailureReason } from "service/db/store-failure.ts";

export type Statement = { readonly sql: string; readonly parameters: readonly SQLInputValue[] };

/**
 * `alone`: a statement outside transactions. `all`: a whole transaction, without its rows. `first` and `next`: statements of a transaction; the first takes the write lock, so that a
 * transaction without statements never waits for it. `commit` and `rollback` end it; `close` ends the thread.
 */
export type Order = {
  readonly id: number;
  readonly kind: "alone" | "all" | "first" | "next" | "commit" | "rollback" | "close";
  /** One, except with `all`, and none to end something. */
  readonly statements: readonly Statement[];
};

export type Answer = {
  readonly id: number;
  // biome-ignore lint/suspicious/noExplicitAny: Kysely knows the shape from the query, as it does for every driver
  readonly rows: any[];
  readonly changes: number | bigint;
  /** SQLite's code or our name of a failure: errors lose their own fields between threads. */
  readonly failure: { readonly message: string; readonly errcode?: number; readonly reason?: StoreFailureReason } | null;
};

type Store = { readonly database: DatabaseSync; readonly file: Stats; readonly statements: Map<string, StatementSync> };

let store: Store | null = null;

parentPort?.on("message", (order: Order) => {
  parentPort?.postMessage(answer(order));
  if (order.kind === "close") process.exit(0);
});

function answer({ id, kind, statements }: Order): Answer {
  try {
    return { id, failure: null, ...carryOut(kind, statements) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const coded = error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? { errcode: error.errcode } : {};
    const named = error instanceof StoreFailure ? { reason: error.reason } : {};
    return { id, rows: [], changes: 0, failure: { message, ...coded, ...named } };
  }
}

function carryOut(kind: Order["kind"], statements: readonly Statement[]) {
  const nothing = { rows: [], changes: 0 };
  if (kind === "close") {
    store?.database.close();
    return nothing;
  }
  store ??= open(workerData);
  const { database } = store;
  if (kind === "rollback" || kind === "commit") {
    end(database, kind);
    return nothing;
  }
  if (kind !== "next") assertPresent(store.file);
  if (kind === "first" || kind === "all") database.exec("BEGIN IMMEDIATE");
  // A full disk ends a transaction by itself (sqlite.org/lang_transaction.html §3): what follows must not be stored alone.
  if (kind === "next" && !database.isTransaction) throw new Error("the transaction has ended");
  const opened = store;
  if (kind === "all") {
    end(database, "commit", () => {
      for (const statement of statements) run(opened, statement);
    });
    return nothing;
  }
  const [statement] = statements;
  return statement ? run(opened, statement) : nothing;
}

function run(opened: Store, { sql, parameters }: Statement) {
  const statement = prepare(opened, sql);
  if (statement.columns().length > 0) return { rows: statement.all(...parameters), changes: 0 };
  return { rows: [], changes: statement.run(...parameters).changes };
}

/** Ends the transaction with the last work in it. After a failure the next one begins afresh. */
function end(database: DatabaseSync, kind: "commit" | "rollback", work = () => {}): void {
  try {
    work();
    if (kind === "commit") database.exec("COMMIT");
  } finally {
    if (database.isTransaction) database.exec("ROLLBACK");
  }
}

function prepare({ database, statements }: Store, sql: string): StatementSync {
  const known = statements.get(sql);
  if (known) return known;
  if (statements.size >= 500) statements.clear();
  const statement = database.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

/**
 * Opens the file, readable by its owner only, which SQLite then does for its log and lock files too. A commit is on disk when it returns:
 * WAL with `synchronous=FULL` syncs the log at each commit (sqlite.org/pragma.html#pragma_synchronous).
 */
function open(path: string): Store {
  makeFile(path);
  const database = new DatabaseSync(path, { timeout: 3_000 });
  enterWal(database);
  database.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON");
  // The log is copied into the file at 32 MB, not at the default 4 MB, which a stream of posts fills five times a second. A long read keeps
  // it from being copied and lets it grow; it is cut to 64 MB afterwards.
  database.exec("PRAGMA wal_autocheckpoint = 8000; PRAGMA journal_size_limit = 67108864");
  // SQLite lower-cases ASCII only; erasing "müller@client.example" must find "Müller@client.example" as it does on PostgreSQL.
  database.function("lower", { deterministic: true }, (value) => (typeof value === "string" ? value.toLowerCase() : value));
  return { database, file: statSync(path), statements: new Map() };
}

function makeFile(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    closeSync(openSync(path, "a", 0o600));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new StoreFailure(fileFailures[code] ?? "unreachable", error, error instanceof Error ? error.message : undefined);
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

/**
 * Two first starts that change the journal mode would deadlock, so SQLite refuses one at once, despite its timeout
 * (sqlite.org/c3ref/busy_handler.html). This one retries every 50 ms, for ten seconds at most.
 */
function enterWal(database: DatabaseSync): void {
  for (let left = 200; ; left -= 1) {
    try {
      database.exec("PRAGMA journal_mode = WAL");
      return;
    } catch (error) {
      if (left === 0 || !isBusy(error)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
}

/**
 * SQLite goes on writing to a file that was deleted or replaced, and acknowledged messages would be lost. So the path must still lead to
 * the opened file (about 2 µs).
 */
function assertPresent(opened: Stats): void {
  const found = statSync(workerData, { throwIfNoEntry: false });
  if (found?.ino !== opened.ino || found.dev !== opened.dev) throw new StoreFailure("missing");
}
