// The thread that owns a SQLite file, whose path is in workerData (sqlite.ts starts it). Only this
// thread waits for the disk, for
// locks, checkpoints and searches. It answers orders in the order in which they come.
import { closeSync, mkdirSync, openSync, type Stats, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import {
  errcodeOf,
  isBusy,
  StoreFailure,
  type StoreFailureReason,
} from "service/db/store-failure.ts";
import { codeOf } from "service/failure-reasons.ts";

export type Statement = { readonly sql: string; readonly parameters: readonly SQLInputValue[] };

/**
 * `alone`: a statement outside transactions. `all`: a whole transaction. `first` and `next`: the
 * statements of a transaction, whose first takes the write lock. `commit` and `rollback` end it;
 * `close` ends the thread.
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
  readonly failure: {
    readonly message: string;
    readonly errcode: number | null;
    readonly reason: StoreFailureReason | null;
  } | null;
};

type Store = {
  readonly database: DatabaseSync;
  readonly file: Stats;
  readonly statements: Map<string, StatementSync>;
};

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
    const reason = error instanceof StoreFailure ? error.reason : null;
    return { ...nothing, id, failure: { message, errcode: errcodeOf(error), reason } };
  }
}

const nothing = { rows: [], changes: 0 };

function carryOut(kind: Order["kind"], statements: readonly Statement[]) {
  if (kind === "close") {
    store?.database.close();
    return nothing;
  }
  store ??= open(workerData);
  const opened = store;
  const { database } = opened;
  const begins = kind === "first" || kind === "all";
  const ends = kind === "all" || kind === "commit" || kind === "rollback";
  if (begins || kind === "alone") assertPresent(opened.file);
  // A full disk ends a transaction by itself (sqlite.org/lang_transaction.html §3): what follows
  // must not be stored alone.
  else if (kind !== "rollback" && !database.isTransaction)
    throw new Error("the transaction has ended");
  if (begins) database.exec("BEGIN IMMEDIATE");
  try {
    const results = statements.map((statement) => run(opened, statement));
    if (ends && kind !== "rollback") database.exec("COMMIT");
    return results.at(-1) ?? nothing;
  } finally {
    // Also after a commit that failed: the next transaction begins afresh.
    if (ends && database.isTransaction) database.exec("ROLLBACK");
  }
}

function run(opened: Store, { sql, parameters }: Statement) {
  const statement = prepare(opened, sql);
  if (statement.columns().length > 0) return { rows: statement.all(...parameters), changes: 0 };
  return { rows: [], changes: statement.run(...parameters).changes };
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
 * The file is its owner's alone. WAL with `synchronous=FULL` syncs at each commit
 * (sqlite.org/pragma.html#pragma_synchronous).
 */
function open(path: string): Store {
  makeFile(path);
  const database = new DatabaseSync(path, { timeout: 3_000 });
  enterWal(database);
  database.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON");
  // The log is copied into the file at 32 MB, not at the default 4 MB, which a stream of posts
  // fills five times a second. A long read keeps it from being copied and lets it grow; it is cut
  // to 64 MB afterwards.
  database.exec("PRAGMA wal_autocheckpoint = 8000; PRAGMA journal_size_limit = 67108864");
  // SQLite lower-cases ASCII only; erasing "müller@client.example" must find
  // "Müller@client.example" as it does on PostgreSQL.
  database.function("lower", { deterministic: true }, (value) =>
    typeof value === "string" ? value.toLowerCase() : value,
  );
  return { database, file: statSync(path), statements: new Map() };
}

function makeFile(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    closeSync(openSync(path, "a", 0o600));
  } catch (error) {
    throw new StoreFailure(
      fileFailures[codeOf(error) ?? ""] ?? "unreachable",
      error,
      error instanceof Error ? error.message : undefined,
    );
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
 * Of two first starts SQLite refuses the second at once, despite its timeout
 * (sqlite.org/c3ref/busy_handler.html); it retries for 10 s.
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
 * SQLite goes on writing to a file that was deleted or replaced, and what was acknowledged would be
 * lost (the check takes 2 µs).
 */
function assertPresent(opened: Stats): void {
  const found = statSync(workerData, { throwIfNoEntry: false });
  if (found?.ino !== opened.ino || found.dev !== opened.dev) throw new StoreFailure("missing");
}
