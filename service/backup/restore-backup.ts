import { sql, type Transaction } from "kysely";
import { type BackupCounts, type BackupEntry, type BackupHeader, type BackupTable, backupTables, noRows } from "service/backup/format.ts";
import { BackupFault, readBackup, verifyBackup } from "service/backup/read-backup.ts";
import { appliedMigrations } from "service/backup/write-backup.ts";
import { wasErased } from "service/contact/staff-changes.ts";
import type { Database } from "service/db/database.ts";
import type { ErasureRow, Tables } from "service/db/tables.ts";
import * as z from "zod/mini";

/** What is read of these rows besides being put back. */
const messageRow = z.object({ reference: z.string(), email: z.string(), received_at: z.number() });
const erasureRow = z.object({ id: z.string(), at: z.number(), salt: z.string(), hash: z.string() });

export type Restored = {
  readonly header: BackupHeader;
  /** Rows put back, including audit entries and erasures that the store already had. */
  readonly counts: BackupCounts;
  /** Messages left out because their sender was erased after the backup was made. */
  readonly erased: number;
  /** Messages of the store that the backup replaced. */
  readonly replaced: number;
};

/**
 * Restores the backup `file` in one transaction: all or nothing. The whole file is verified first. Refuses a store that holds messages
 * unless `replace` is set. The store's audit trail and erasures stay. Senders erased in the store or in the backup are left out. Accounts
 * and tokens come back only to a store with neither: people removed since must stay out. Throws a BackupFault when it refuses, else what
 * readBackup or the store throws.
 */
export async function restoreBackup(database: Database, file: string, { replace }: { readonly replace: boolean }): Promise<Restored> {
  const erasures: ErasureRow[] = [];
  const { header } = await verifyBackup(file, (entry) => {
    if (entry.table === "erasure") erasures.push(erasureRow.parse(entry.row));
  });
  const known = await appliedMigrations(database.kysely);
  const newer = header.migrations.filter((name) => !known.includes(name));
  if (newer.length > 0) throw new BackupFault(`it was made by a newer version of this program (${newer.join(", ")})`);

  return database.kysely.transaction().execute(async (trx) => {
    if (database.engine === "postgres") await prepareForLong(trx);
    const { held } = await trx
      .selectFrom("contact_message")
      .select((eb) => eb.fn.countAll<number>().as("held"))
      .executeTakeFirstOrThrow();
    if (held > 0 && !replace) throw new BackupFault(`the store is not empty (messages: ${held}); --replace puts the backup in their place`);
    await trx.deleteFrom("contact_message").execute();
    erasures.push(...(await trx.selectFrom("erasure").selectAll().execute()));
    return { header, replaced: held, ...(await fill(trx, file, erasures, await hasStaff(trx))) };
  });
}

/** Locks out other writers and lifts the time limits for visitors, which deleting a large store may exceed. */
async function prepareForLong(trx: Transaction<Tables>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql.raw(`lock table ${backupTables.map(({ table }) => table).join(", ")} in access exclusive mode`).execute(trx);
}

const batchSize = 200;

/** Verifies a second time: if the file changed meanwhile this throws, and the transaction is rolled back. */
async function fill(trx: Transaction<Tables>, file: string, erasures: readonly ErasureRow[], keepStaff: boolean) {
  const counts = noRows();
  const leftOut = new Set<string>();
  let batch: BackupEntry[] = [];
  const flush = async () => {
    await insertRows(trx, batch);
    batch = [];
  };
  for await (const entry of readBackup(file)) {
    if (isLeftOut(entry, erasures, leftOut) || (keepStaff && isOfStaff(entry))) continue;
    if (batch.length >= batchSize || (batch[0] && batch[0].table !== entry.table)) await flush();
    batch.push(entry);
    counts[entry.table] += 1;
  }
  await flush();
  return { counts, erased: leftOut.size };
}

/** Tables whose rows belong to a message. */
const ofMessage: readonly BackupTable[] = ["delivery", "delivery_attempt", "handling", "note", "reply", "booking"];

async function hasStaff(trx: Transaction<Tables>): Promise<boolean> {
  const person = await trx.selectFrom("staff_account").select("id").limit(1).executeTakeFirst();
  const token = await trx.selectFrom("staff_token").select("name").limit(1).executeTakeFirst();
  return person !== undefined || token !== undefined;
}

function isOfStaff({ table }: BackupEntry): boolean {
  return table === "staff_account" || table === "staff_passkey" || table === "staff_token";
}

/** A message's rows in other tables are left out with it. */
function isLeftOut(entry: BackupEntry, erasures: readonly ErasureRow[], leftOut: Set<string>): boolean {
  if (entry.table === "contact_message") {
    const { email, received_at, reference } = messageRow.parse(entry.row);
    const erased = wasErased(erasures, email, received_at);
    if (erased) leftOut.add(reference);
    return erased;
  }
  return ofMessage.includes(entry.table) && leftOut.has(String(entry.row.reference));
}

/** Inserts rows, all of one table. Audit entries, erasures and counts that already exist stay unchanged. */
async function insertRows(trx: Transaction<Tables>, entries: readonly BackupEntry[]): Promise<void> {
  const [first] = entries;
  if (!first) return;
  const columns = Object.keys(first.row);
  const values = entries.map(({ row }) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const kept = ["audit", "erasure", "daily_count"].includes(first.table) ? sql`on conflict do nothing` : sql``;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(first.table)} (${names}) values ${sql.join(values)} ${kept}`.execute(trx);
}
