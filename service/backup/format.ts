import * as z from "zod/mini";

/**
 * Gzip'd JSON, one value a line: a header, the rows in the order of `backupTables`, a seal. The seal has the counts and the SHA-256 of all
 * earlier lines; a truncated file has none. Both engines share the format.
 */
export const backupVersion = 1;

/**
 * Restore order: referenced tables first. `key`: the columns by which the rows are read in pages. `words`: what the operator reads. Sessions and
 * invitations are left out, so that a restore signs nobody in.
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
  { table: "reply", key: ["id"], words: "replies" },
  { table: "booking", key: ["provider", "id"], words: "bookings" },
  { table: "staff_account", key: ["id"], words: "people" },
  { table: "staff_passkey", key: ["id"], words: "passkeys" },
  { table: "staff_token", key: ["name"], words: "tokens" },
] as const;

export type BackupTable = (typeof backupTables)[number]["table"];

/** Rows by table. */
export type BackupCounts = Readonly<Record<BackupTable, number>>;

/** `migrations` are those of the store when the backup was made. */
const header = z.object({
  format: z.literal("contact-backup"),
  version: z.number(),
  engine: z.enum(["sqlite", "postgres"]),
  time: z.string(),
  migrations: z.array(z.string()),
});

export type BackupHeader = z.output<typeof header>;

const table = z.enum(backupTables.map((one) => one.table));
const count = z.number().check(z.nonnegative());
/** Older backups lack later tables. */
const seal = z.object({ counts: z.partialRecord(table, count), sha256: z.string() });

/** Zero rows for each table. */
export function noRows(): Record<BackupTable, number> {
  return z.record(table, count).parse(Object.fromEntries(backupTables.map((one) => [one.table, 0])));
}

export type BackupSeal = z.output<typeof seal>;

/** Of a row only that it is an object is checked: the seal shows that we wrote the file. */
const entry = z.object({ table, row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])) });

export type BackupEntry = z.output<typeof entry>;
export type BackupRow = BackupEntry["row"];

/** What a line of a backup may be. */
export const backupLine = z.union([z.object({ header }), z.object({ seal }), entry]);

export type BackupLine = z.output<typeof backupLine>;
