import { type Kysely, sql, type Transaction } from "kysely";
import { type BackupEntry, type BackupRow, backupTables } from "service/backup/format.ts";
import type { Database, Tables } from "service/db/database.ts";

const pageSize = 500;

/**
 * Runs `work` in a read transaction (PostgreSQL: REPEATABLE READ) while others write. Kysely's own transactions would take SQLite's write
 * lock and delay posts.
 */
export async function inSnapshot<Result>(database: Database, work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  return database.kysely.connection().execute(async (db) => {
    await sql.raw(database.engine === "postgres" ? "begin isolation level repeatable read read only" : "begin").execute(db);
    try {
      // Writing a page to the file may take longer than the time limit for visitors.
      if (database.engine === "postgres") await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
      return await work(db);
    } finally {
      await sql.raw("rollback").execute(db);
    }
  });
}

/** Every row of a backup in the order of `backupTables`, read in pages of 500. */
export async function* everyRow(db: Kysely<Tables>): AsyncGenerator<BackupEntry> {
  for (const { table, key } of backupTables) {
    const columns = sql.join(key.map((column) => sql.ref(column)));
    let last: BackupRow | undefined;
    do {
      const after = last;
      const rest = after ? sql`where (${columns}) > (${sql.join(key.map((column) => after[column]))})` : sql``;
      const page = sql<BackupRow>`select * from ${sql.table(table)} ${rest} order by ${columns} limit ${sql.lit(pageSize)}`;
      const { rows } = await page.execute(db);
      for (const row of rows) yield { table, row };
      last = rows.length === pageSize ? rows.at(-1) : undefined;
    } while (last);
  }
}

/** Inserts rows, all of one table. Audit entries, erasures and counts that already exist stay unchanged. */
export async function insertRows(trx: Transaction<Tables>, entries: readonly BackupEntry[]): Promise<void> {
  const [first] = entries;
  if (!first) return;
  const columns = Object.keys(first.row);
  const values = entries.map(({ row }) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const kept = ["audit", "erasure", "daily_count"].includes(first.table) ? sql`on conflict do nothing` : sql``;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(first.table)} (${names}) values ${sql.join(values)} ${kept}`.execute(trx);
}
