import type {
  AuditRow,
  BookingRow,
  ContactMessageRow,
  DailyCountRow,
  DeliveryAttemptRow,
  DeliveryRow,
  ErasureRow,
  HandlingRow,
  NoteRow,
  ReplyRow,
  StaffAccountRow,
  StaffPasskeyRow,
  StaffTokenRow,
} from "service/db/tables.ts";
import * as z from "zod/mini";

/**
 * Gzip'd JSON, one value a line: a header, the rows in the order of `backupTables`, a seal. The seal has the counts and the SHA-256 of all
 * earlier lines; a truncated file has none. Both engines share the format.
 */
export const backupVersion = 1;

/** Restore order: referenced tables first. Sessions and invitations are left out, so that a restore signs nobody in. */
export const backupTables = [
  "contact_message",
  "delivery",
  "delivery_attempt",
  "audit",
  "erasure",
  "daily_count",
  "handling",
  "note",
  "reply",
  "booking",
  "staff_account",
  "staff_passkey",
  "staff_token",
] as const;

export type BackupTable = (typeof backupTables)[number];

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

const count = z.number().check(z.nonnegative());
/** For tables that older backups lack. */
const laterCount = z._default(count, 0);
const seal = z.object({
  counts: z.object({
    contact_message: count,
    delivery: count,
    delivery_attempt: count,
    audit: count,
    erasure: count,
    daily_count: laterCount,
    handling: laterCount,
    note: laterCount,
    reply: laterCount,
    booking: laterCount,
    staff_account: laterCount,
    staff_passkey: laterCount,
    staff_token: laterCount,
  }),
  sha256: z.string(),
});

export type BackupSeal = z.output<typeof seal>;

/** Checks only that a row is an object: the seal shows that we wrote the file. */
const row = <Row>() => z.custom<Row>((value) => typeof value === "object" && value !== null && !Array.isArray(value));
const entry = z.discriminatedUnion("table", [
  z.object({ table: z.literal("contact_message"), row: row<ContactMessageRow>() }),
  z.object({ table: z.literal("delivery"), row: row<DeliveryRow>() }),
  z.object({ table: z.literal("delivery_attempt"), row: row<DeliveryAttemptRow>() }),
  z.object({ table: z.literal("audit"), row: row<AuditRow>() }),
  z.object({ table: z.literal("erasure"), row: row<ErasureRow>() }),
  z.object({ table: z.literal("daily_count"), row: row<DailyCountRow>() }),
  z.object({ table: z.literal("handling"), row: row<HandlingRow>() }),
  z.object({ table: z.literal("note"), row: row<NoteRow>() }),
  z.object({ table: z.literal("reply"), row: row<ReplyRow>() }),
  z.object({ table: z.literal("booking"), row: row<BookingRow>() }),
  z.object({ table: z.literal("staff_account"), row: row<StaffAccountRow>() }),
  z.object({ table: z.literal("staff_passkey"), row: row<StaffPasskeyRow>() }),
  z.object({ table: z.literal("staff_token"), row: row<StaffTokenRow>() }),
]);

/** Zero rows for each table. */
export function noRows(): Record<BackupTable, number> {
  return {
    contact_message: 0,
    delivery: 0,
    delivery_attempt: 0,
    audit: 0,
    erasure: 0,
    daily_count: 0,
    handling: 0,
    note: 0,
    reply: 0,
    booking: 0,
    staff_account: 0,
    staff_passkey: 0,
    staff_token: 0,
  };
}

export type BackupEntry = z.output<typeof entry>;

/** What a line of a backup may be. */
export const backupLine = z.union([z.object({ header }), z.object({ seal }), entry]);

export type BackupLine = z.output<typeof backupLine>;
