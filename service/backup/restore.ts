import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { sql, type Transaction } from "kysely";
import {
  addTo,
  appliedMigrations,
  type BackupCounts,
  type BackupEntry,
  BackupFault,
  type BackupHeader,
  type BackupTable,
  backupTables,
  backupVersion,
} from "service/backup/backup.ts";
import { wasErased } from "service/contact/erasure.ts";
import type { Database } from "service/db/database.ts";
import type { ErasureRow, Tables } from "service/db/tables.ts";
import { codeOf } from "service/failure-reasons.ts";
import * as z from "zod/mini";

const header = z.object({
  format: z.literal("contact-backup"),
  version: z.number(),
  engine: z.enum(["sqlite", "postgres"]),
  time: z.string(),
  migrations: z.array(z.string()),
});

/** What a line may be. Of a row only that it is an object is checked: we wrote the file. */
const backupLine = z.union([
  z.object({ header }),
  z.object({
    table: z.enum(backupTables.map(({ table }) => table)),
    row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  }),
  z.object({ seal: z.unknown() }),
]);

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
 * Restores the backup `file` in one transaction: all or nothing. The whole file is verified first.
 * Refuses a store that holds messages unless `replace` is set. The store's audit trail and erasures
 * stay. Senders erased in the store or in the backup are left out. Accounts and tokens come back
 * only to a store with neither: people removed since must stay out. Throws a BackupFault when it
 * refuses, else what readBackup or the store throws.
 */
export async function restoreBackup(
  database: Database,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<Restored> {
  const erasures: ErasureRow[] = [];
  const { header } = await verifyBackup(file, (entry) => {
    if (entry.table === "erasure") erasures.push(erasureRow.parse(entry.row));
  });
  const known = await appliedMigrations(database.kysely);
  const newer = header.migrations.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new BackupFault(`it was made by a newer version of this program (${newer.join(", ")})`);

  return database.kysely.transaction().execute(async (trx) => {
    if (database.engine === "postgres") await prepareForLong(trx);
    const { held } = await trx
      .selectFrom("contact_message")
      .select((eb) => eb.fn.countAll<number>().as("held"))
      .executeTakeFirstOrThrow();
    if (held > 0 && !replace)
      throw new BackupFault(
        `the store is not empty (messages: ${held}); --replace puts the backup in their place`,
      );
    await trx.deleteFrom("contact_message").execute();
    erasures.push(...(await trx.selectFrom("erasure").selectAll().execute()));
    return { header, replaced: held, ...(await fill(trx, file, erasures, await hasStaff(trx))) };
  });
}

/**
 * Locks out other writers and lifts the time limits for visitors, which deleting a large store may
 * exceed.
 */
async function prepareForLong(trx: Transaction<Tables>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql
    .raw(`lock table ${backupTables.map(({ table }) => table).join(", ")} in access exclusive mode`)
    .execute(trx);
}

const batchSize = 200;

async function fill(
  trx: Transaction<Tables>,
  file: string,
  erasures: readonly ErasureRow[],
  keepStaff: boolean,
) {
  const counts: BackupCounts = {};
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
    addTo(counts, entry);
  }
  await flush();
  return { counts, erased: leftOut.size };
}

/** Tables whose rows belong to a message. */
const ofMessage: readonly BackupTable[] = [
  "delivery",
  "delivery_attempt",
  "handling",
  "note",
  "conflict_search",
  "reply",
  "booking",
];

async function hasStaff(trx: Transaction<Tables>): Promise<boolean> {
  const person = await trx.selectFrom("staff_account").select("id").limit(1).executeTakeFirst();
  const token = await trx.selectFrom("staff_token").select("name").limit(1).executeTakeFirst();
  return person !== undefined || token !== undefined;
}

function isOfStaff({ table }: BackupEntry): boolean {
  return table === "staff_account" || table === "staff_passkey" || table === "staff_token";
}

/** A message's rows in other tables are left out with it. */
function isLeftOut(
  entry: BackupEntry,
  erasures: readonly ErasureRow[],
  leftOut: Set<string>,
): boolean {
  if (entry.table === "contact_message") {
    const { email, received_at, reference } = messageRow.parse(entry.row);
    const erased = wasErased(erasures, email, received_at);
    if (erased) leftOut.add(reference);
    return erased;
  }
  return ofMessage.includes(entry.table) && leftOut.has(String(entry.row.reference));
}

/**
 * Inserts rows, all of one table. Audit entries, erasures and counts that already exist stay
 * unchanged.
 */
async function insertRows(
  trx: Transaction<Tables>,
  entries: readonly BackupEntry[],
): Promise<void> {
  const [first] = entries;
  if (!first) return;
  const columns = Object.keys(first.row);
  const values = entries.map(({ row }) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const kept = ["audit", "erasure", "daily_count"].includes(first.table)
    ? sql`on conflict do nothing`
    : sql``;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(first.table)} (${names}) values ${sql.join(values)} ${kept}`.execute(
    trx,
  );
}

/**
 * Reads a whole backup without keeping its rows; `each` sees every row. Throws as readBackup does.
 */
export async function verifyBackup(
  file: string,
  each: (entry: BackupEntry) => void = () => {},
): Promise<{ readonly header: BackupHeader; readonly counts: BackupCounts }> {
  const counts: BackupCounts = {};
  const rows = readBackup(file);
  for (;;) {
    const { done, value } = await rows.next();
    if (done) return { header: value, counts };
    addTo(counts, value);
    each(value);
  }
}

/**
 * Yields the rows of `file` and returns its header. Throws a BackupFault for a damaged one (discard
 * all rows then), or a system error.
 */
async function* readBackup(file: string): AsyncGenerator<BackupEntry, BackupHeader> {
  let header: BackupHeader | null = null;
  for await (const text of linesOf(file)) {
    const line = parseLine(text);
    if ("header" in line) header = line.header;
    else if (!header) throw new BackupFault("it does not begin as a backup");
    else if (header.version > backupVersion)
      throw new BackupFault(
        `it has format version ${header.version}; this program reads version ${backupVersion}`,
      );
    else if ("table" in line) yield line;
  }
  if (!header) throw new BackupFault("it is empty");
  return header;
}

function parseLine(text: string) {
  try {
    return backupLine.parse(JSON.parse(text));
  } catch (error) {
    throw new BackupFault("a line of it is not what a backup holds", { cause: error });
  }
}

/**
 * Not with Node's readline: it also breaks lines at U+2028 and U+2029, which visitors' texts may
 * contain.
 */
async function* linesOf(file: string): AsyncGenerator<string> {
  const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding("utf8");
  let rest = "";
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    // zlib's own errors: wrong header, wrong checksum, unexpected end.
    if (codeOf(error)?.startsWith("Z_"))
      throw new BackupFault("it is damaged, or no backup at all", { cause: error });
    throw error;
  }
  if (rest !== "") yield rest;
}
