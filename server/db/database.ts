import type { Kysely } from "kysely";
import type { AuditTable, ContactMessageTable, ErasureTable } from "#server/contact/table.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { openSqlite } from "#server/db/sqlite.ts";
import type { DeliveryAttemptTable, DeliveryTable, DutyTable } from "#server/delivery/table.ts";

/** Every table, as both engines know it. */
export type Tables = {
  contact_message: ContactMessageTable;
  delivery: DeliveryTable;
  delivery_attempt: DeliveryAttemptTable;
  audit: AuditTable;
  erasure: ErasureTable;
  duty: DutyTable;
};

export type Engine = "sqlite" | "postgres";

export type Database = {
  readonly kysely: Kysely<Tables>;
  readonly engine: Engine;
  /** Where the data lives, fit to be shown to the operator: a file path, or host and database name. */
  readonly place: string;
  /** Group commits that may be under way together (group-commit.ts). */
  readonly commitsAtOnce: number;
  /** Removes from the disk what was erased but still stands in older versions of its pages, where the engine keeps such. */
  readonly emptyLog: () => Promise<void>;
  /** Closes all connections; waits for running queries. */
  readonly close: () => Promise<void>;
};

export type DatabaseSettings = { readonly engine: "sqlite"; readonly file: string } | { readonly engine: "postgres"; readonly url: string };

/**
 * Opens the store without creating tables (see migrate.ts).
 * SQLite creates the file and its folder when absent, and throws at once when it cannot; PostgreSQL connects at the first query.
 */
export function openDatabase(settings: DatabaseSettings): Database {
  return settings.engine === "sqlite" ? openSqlite(settings.file) : openPostgres(settings.url);
}
