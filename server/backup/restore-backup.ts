import { sql, type Transaction } from "kysely";
import { type BackupCounts, type BackupEntry, type BackupHeader, backupTables, noRows } from "#server/backup/format.ts";
import { insertRows } from "#server/backup/insert-rows.ts";
import { BackupFault, readBackup, verifyBackup } from "#server/backup/read-backup.ts";
import { appliedMigrations } from "#server/backup/write-backup.ts";
import { wasErased } from "#server/contact/erasure.ts";
import type { ErasureRow } from "#server/contact/table.ts";
import type { Database, Tables } from "#server/db/database.ts";

export type Restored = {
  readonly header: BackupHeader;
  /** Rows put back. Audit entries and erasures that the store has already count as well. */
  readonly counts: BackupCounts;
  /** Messages left out because their sender was erased after the backup was made. */
  readonly erased: number;
  /** Messages that were in the store and are gone. */
  readonly replaced: number;
};

/**
 * Puts the backup `file` into the store, in one transaction: all of it or nothing. The whole file is verified before anything is changed.
 * A store that holds messages is left alone unless `replace` is set; its audit trail and its erasures stay in any case, and senders who are
 * erased according to either are left out. People and tokens come back only where the store has neither: who was removed since must stay out. Throws a BackupFault when it refuses, else what the store throws.
 */
export async function restoreBackup(database: Database, file: string, { replace }: { readonly replace: boolean }): Promise<Restored> {
  const erasures: ErasureRow[] = [];
  const { header } = await verifyBackup(file, (entry) => {
    if (entry.table === "erasure") erasures.push(entry.row);
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

/** Nobody may write in between, and deleting a large store may take longer than a visitor would wait. */
async function prepareForLong(trx: Transaction<Tables>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql.raw(`lock table ${backupTables.join(", ")} in access exclusive mode`).execute(trx);
}

const batchSize = 200;

/** The second reading verifies again: a file that changed meanwhile throws, and the transaction goes back. */
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

type OfMessage = Extract<BackupEntry, { table: "delivery" | "delivery_attempt" | "handling" | "note" }>;

function isOfMessage(entry: BackupEntry): entry is OfMessage {
  return ["delivery", "delivery_attempt", "handling", "note"].includes(entry.table);
}

async function hasStaff(trx: Transaction<Tables>): Promise<boolean> {
  const person = await trx.selectFrom("staff_account").select("id").limit(1).executeTakeFirst();
  const token = await trx.selectFrom("staff_token").select("name").limit(1).executeTakeFirst();
  return person !== undefined || token !== undefined;
}

function isOfStaff({ table }: BackupEntry): boolean {
  return table === "staff_account" || table === "staff_passkey" || table === "staff_token";
}

/** What hangs on a message follows it. */
function isLeftOut(entry: BackupEntry, erasures: readonly ErasureRow[], leftOut: Set<string>): boolean {
  if (entry.table === "contact_message") {
    const { email, received_at, reference } = entry.row;
    const erased = wasErased(erasures, email, received_at);
    if (erased) leftOut.add(reference);
    return erased;
  }
  return isOfMessage(entry) && leftOut.has(entry.row.reference);
}
