import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";
import { isBusy } from "#server/db/store-failure.ts";

const waitForLock = { totalMs: 3_000, stepMs: 15 } as const;

/**
 * Kysely's SQLite dialect over `node:sqlite` (Kysely has one for better-sqlite3 only). Transactions take the write lock at once (BEGIN
 * IMMEDIATE). They wait up to three seconds for another process, without blocking the event loop. `beforeWrite` may refuse a transaction by
 * throwing.
 */
export function createSqliteDialect(database: DatabaseSync, hooks: { readonly beforeWrite: () => void }): Dialect {
  const dialect = new SqliteDialect({ database: adapt(database) });
  return {
    createDriver: () => new ImmediateDriver(database, hooks.beforeWrite),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (kysely) => dialect.createIntrospector(kysely),
  };
}

/**
 * SQLite can create tables in a transaction (sqlite.org/lang_transaction.html); Kysely assumes not. Without one a start that is killed
 * would leave half of them.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #sqlite: DatabaseSync;
  readonly #beforeWrite: () => void;

  constructor(sqlite: DatabaseSync, beforeWrite: () => void) {
    super({ database: adapt(sqlite) });
    this.#sqlite = sqlite;
    this.#beforeWrite = beforeWrite;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#beforeWrite();
    const deadline = performance.now() + waitForLock.totalMs;
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw("begin immediate"));
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await pause(waitForLock.stepMs);
      }
    }
  }

  /** A full disk ends the transaction by itself (sqlite.org/lang_transaction.html §3); a second rollback would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.isTransaction) await super.rollbackTransaction(connection);
  }
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      // Group commits of different sizes are different statements; the limit bounds the memory.
      if (prepared.size >= 500) prepared.clear();
      const statement = adaptStatement(database.prepare(sql));
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toSqlValue)),
    run: (parameters) => statement.run(...parameters.map(toSqlValue)),
    iterate: (parameters) => statement.iterate(...parameters.map(toSqlValue)),
  };
}

function toSqlValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint") return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
}
