import { existsSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import type { Clock } from "service/clock.ts";
import type { Database, Engine } from "service/db/database.ts";
import type { Tables } from "service/db/tables.ts";
import { writeWholeFile } from "service/whole-file.ts";

/**
 * gzip'd JSON, one value a line: a header, then rows in the order of `backupTables`. gzip shows
 * damage. Version 1 ended with a seal.
 */
export const backupVersion = 2;

/**
 * Referenced tables first. `key`: columns to page by; `words`: for the operator. No sessions or
 * invitations: a restore signs nobody in.
 */
export const backupTables = [
  { table: "contact_message", key: ["reference"], words: "messages" },
  { table: "delivery", key: ["reference", "channel"], words: "deliveries" },
  { table: "delivery_attempt", key: ["id"], words: "tries" },
  { table: "audit", key: ["id"], words: "audit entries" },
  { table: "erasure", key: ["id"], words: "erasures" },
  { table: "daily_count", key: ["day", "kind", "key"], words: "counts" },
  { table: "handling", key: ["reference"], words: "messages that staff has seen to" },
  { table: "note", key: ["id"], words: "notes" },
  { table: "conflict_search", key: ["id"], words: "conflict searches" },
  { table: "reply", key: ["id"], words: "replies" },
  { table: "booking", key: ["provider", "id"], words: "bookings" },
  { table: "staff_account", key: ["id"], words: "people" },
  { table: "staff_passkey", key: ["id"], words: "passkeys" },
  { table: "staff_token", key: ["name"], words: "tokens" },
] as const;

export type BackupTable = (typeof backupTables)[number]["table"];

export type BackupEntry = {
  readonly table: BackupTable;
  readonly row: Readonly<Record<string, string | number | null>>;
};

/** `migrations` are those of the store when the backup was made. */
export type BackupHeader = {
  readonly format: "contact-backup";
  readonly version: number;
  readonly engine: Engine;
  readonly time: string;
  readonly migrations: readonly string[];
};

/** Rows by table; a table without rows is absent. */
export type BackupCounts = Partial<Record<BackupTable, number>>;

/** Why a backup cannot be made or used, in a sentence for the operator. */
export class BackupFault extends Error {
  override readonly name = "BackupFault";
}

/**
 * Writes the store as it is now to the new `file`, readable by its owner only. Gives the number of
 * rows by table. Safe while the service runs. The file appears whole and synced, or not at all.
 * Throws a BackupFault when it exists, else what the store or the file system throws.
 */
export async function writeBackup(
  database: Database,
  file: string,
  clock: Clock,
): Promise<BackupCounts> {
  if (existsSync(file)) throw new BackupFault(`${file} exists already`);
  const counts: BackupCounts = {};
  await writeWholeFile(file, (draft) =>
    inSnapshot(database, async (db) => {
      const gzip = createGzip();
      await Promise.all([
        pipeline(Readable.from(backupLines(db, database.engine, clock, counts)), gzip),
        draft.writeFile(gzip),
      ]);
    }),
  );
  return counts;
}

async function* backupLines(
  db: Kysely<Tables>,
  engine: Engine,
  clock: Clock,
  counts: BackupCounts,
): AsyncGenerator<string> {
  const time = new Date(clock.now()).toISOString();
  const header: BackupHeader = {
    format: "contact-backup",
    version: backupVersion,
    engine,
    time,
    migrations: await appliedMigrations(db),
  };
  yield `${JSON.stringify({ header })}\n`;
  for await (const entry of everyRow(db)) {
    addTo(counts, entry);
    yield `${JSON.stringify(entry)}\n`;
  }
}

export function addTo(counts: BackupCounts, { table }: BackupEntry): void {
  counts[table] = (counts[table] ?? 0) + 1;
}

/** Names of the migrations applied to the store, in order. */
export async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The counts in words, for the operator. */
export function describeCounts(counts: BackupCounts): string {
  return backupTables.map(({ table, words }) => `${words}: ${counts[table] ?? 0}`).join(", ");
}

const pageSize = 500;

/**
 * Runs `work` in a read transaction. Kysely's own transactions would take SQLite's write lock and
 * delay posts.
 */
async function inSnapshot<Result>(
  database: Database,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return database.kysely.connection().execute(async (db) => {
    await sql
      .raw(
        database.engine === "postgres"
          ? "begin isolation level repeatable read read only"
          : "begin",
      )
      .execute(db);
    try {
      // Writing a page to the file may take longer than the time limit for visitors.
      if (database.engine === "postgres")
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
      return await work(db);
    } finally {
      await sql.raw("rollback").execute(db);
    }
  });
}

/** Every row of a backup in the order of `backupTables`, read in pages of 500. */
async function* everyRow(db: Kysely<Tables>): AsyncGenerator<BackupEntry> {
  for (const { table, key } of backupTables) {
    const columns = sql.join(key.map((column) => sql.ref(column)));
    let last: BackupEntry["row"] | undefined;
    do {
      const after = last;
      const rest = after
        ? sql`where (${columns}) > (${sql.join(key.map((column) => after[column]))})`
        : sql``;
      const page = sql<
        BackupEntry["row"]
      >`select * from ${sql.table(table)} ${rest} order by ${columns} limit ${sql.lit(pageSize)}`;
      const { rows } = await page.execute(db);
      for (const row of rows) yield { table, row };
      last = rows.length === pageSize ? rows.at(-1) : undefined;
    } while (last);
  }
}
