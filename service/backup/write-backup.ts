import { createHash } from "node:crypto";
import { access } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import {
  type BackupCounts,
  type BackupEntry,
  type BackupHeader,
  type BackupLine,
  type BackupRow,
  type BackupTable,
  backupTables,
  backupVersion,
  noRows,
} from "service/backup/format.ts";
import { BackupFault } from "service/backup/read-backup.ts";
import type { Clock } from "service/clock.ts";
import type { Database, Engine } from "service/db/database.ts";
import type { Tables } from "service/db/tables.ts";
import { writeWholeFile } from "service/whole-file.ts";

/**
 * Writes the store as it is now to the new `file`, readable by its owner only. Gives the number of rows by table. Safe while the service
 * runs. The file appears whole and synced, or not at all. Throws a BackupFault when it exists, else what the store or the file system
 * throws.
 */
export async function writeBackup(database: Database, file: string, clock: Clock): Promise<BackupCounts> {
  if (await exists(file)) throw new BackupFault(`${file} exists already`);
  const counts = noRows();
  await writeWholeFile(file, (draft) =>
    inSnapshot(database, async (db) => {
      const header = await describe(db, database.engine, clock);
      const gzip = createGzip();
      await Promise.all([pipeline(Readable.from(backupLines(db, header, counts)), gzip), draft.writeFile(gzip)]);
    }),
  );
  return counts;
}

async function* backupLines(db: Kysely<Tables>, header: BackupHeader, counts: Record<BackupTable, number>): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const hashed = (line: BackupLine) => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    return text;
  };
  yield hashed({ header });
  for await (const entry of everyRow(db)) {
    counts[entry.table] += 1;
    yield hashed(entry);
  }
  const line: BackupLine = { seal: { counts, sha256: hash.digest("hex") } };
  yield `${JSON.stringify(line)}\n`;
}

async function describe(db: Kysely<Tables>, engine: Engine, clock: Clock): Promise<BackupHeader> {
  return {
    format: "contact-backup",
    version: backupVersion,
    engine,
    time: new Date(clock.now()).toISOString(),
    migrations: await appliedMigrations(db),
  };
}

/** Names of the migrations applied to the store, in order. */
export async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The counts in words, for the operator. */
export function describeCounts(counts: Partial<BackupCounts>): string {
  return backupTables.map(({ table, words }) => `${words}: ${counts[table] ?? 0}`).join(", ");
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

const pageSize = 500;

/**
 * Runs `work` in a read transaction (PostgreSQL: REPEATABLE READ) while others write. Kysely's own transactions would take SQLite's write
 * lock and delay posts.
 */
async function inSnapshot<Result>(database: Database, work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
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
async function* everyRow(db: Kysely<Tables>): AsyncGenerator<BackupEntry> {
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
