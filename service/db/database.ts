import type { CompiledQuery, Kysely } from "kysely";
import { openPostgres } from "service/db/postgres.ts";
import { openSqlite } from "service/db/sqlite.ts";
import type { Tables } from "service/db/tables.ts";

export type Engine = "sqlite" | "postgres";

export type Database = {
  readonly kysely: Kysely<Tables>;
  /**
   * For long reads. On PostgreSQL they share one connection, so that they take one processor at
   * most.
   */
  readonly reader: Kysely<Tables>;
  readonly engine: Engine;
  /**
   * Carries out `queries`, none of which reads what another writes, in one transaction;
   * `overloaded` when `isLate` is true before.
   */
  readonly writeAll: (queries: readonly CompiledQuery[], isLate: () => boolean) => Promise<void>;
  /**
   * Where the data is, without secrets, for the operator: a file path, or host and database name.
   */
  readonly place: string;
  /** Removes erased data from older versions of its pages on disk, where the engine keeps such. */
  readonly emptyLog: () => Promise<void>;
  /** Closes all connections; waits for running queries. */
  readonly close: () => Promise<void>;
};

export type DatabaseSettings =
  | { readonly engine: "sqlite"; readonly file: string }
  | { readonly engine: "postgres"; readonly url: string };

/**
 * Whose queries: visitors' have time limits of seconds, staff's long work may take as long as it
 * needs.
 */
export type Patience = "visitor" | "staff";

/**
 * Opens the store, with the first query, without creating tables (open.ts). SQLite creates the file
 * and its folder.
 */
export function openDatabase(settings: DatabaseSettings, patience: Patience = "staff"): Database {
  return settings.engine === "sqlite"
    ? openSqlite(settings.file)
    : openPostgres(settings.url, patience);
}
