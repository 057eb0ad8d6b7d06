import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { BackupEntry } from "service/backup/format.ts";
import type { Database, Tables } from "service/db/database.ts";
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
} from "service/db/tables.ts";

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
  const messages = db.selectFrom("contact_message").selectAll().orderBy("reference").limit(pageSize);
  for await (const row of pages<ContactMessageRow>((last) =>
    (last ? messages.where("reference", ">", last.reference) : messages).execute(),
  ))
    yield { table: "contact_message", row };

  const deliveries = db.selectFrom("delivery").selectAll().orderBy("reference").orderBy("channel").limit(pageSize);
  for await (const row of pages<DeliveryRow>((last) =>
    (last
      ? deliveries.where((eb) =>
          eb.or([eb("reference", ">", last.reference), eb("reference", "=", last.reference).and(eb("channel", ">", last.channel))]),
        )
      : deliveries
    ).execute(),
  ))
    yield { table: "delivery", row };

  const attempts = db.selectFrom("delivery_attempt").selectAll().orderBy("id").limit(pageSize);
  for await (const row of pages<DeliveryAttemptRow>((last) => (last ? attempts.where("id", ">", last.id) : attempts).execute()))
    yield { table: "delivery_attempt", row };

  const entries = db.selectFrom("audit").selectAll().orderBy("id").limit(pageSize);
  for await (const row of pages<AuditRow>((last) => (last ? entries.where("id", ">", last.id) : entries).execute()))
    yield { table: "audit", row };

  const erasures = db.selectFrom("erasure").selectAll().orderBy("id").limit(pageSize);
  for await (const row of pages<ErasureRow>((last) => (last ? erasures.where("id", ">", last.id) : erasures).execute()))
    yield { table: "erasure", row };

  const counts = db.selectFrom("daily_count").selectAll().orderBy("day").orderBy("kind").orderBy("key").limit(pageSize);
  for await (const row of pages<DailyCountRow>((last) => (last ? counts.where(isAfter(last)) : counts).execute()))
    yield { table: "daily_count", row };

  const handled = db.selectFrom("handling").selectAll().orderBy("reference").limit(pageSize);
  for await (const row of pages<HandlingRow>((last) => (last ? handled.where("reference", ">", last.reference) : handled).execute()))
    yield { table: "handling", row };

  const notes = db.selectFrom("note").selectAll().orderBy("id").limit(pageSize);
  for await (const row of pages<NoteRow>((last) => (last ? notes.where("id", ">", last.id) : notes).execute()))
    yield { table: "note", row };

  const replies = db.selectFrom("reply").selectAll().orderBy("id").limit(pageSize);
  for await (const row of pages<ReplyRow>((last) => (last ? replies.where("id", ">", last.id) : replies).execute()))
    yield { table: "reply", row };

  const bookings = db.selectFrom("booking").selectAll().orderBy("provider").orderBy("id").limit(pageSize);
  for await (const row of pages<BookingRow>((last) =>
    (last
      ? bookings.where((eb) => eb.or([eb("provider", ">", last.provider), eb("provider", "=", last.provider).and(eb("id", ">", last.id))]))
      : bookings
    ).execute(),
  ))
    yield { table: "booking", row };

  // Staff tables are small: no pages.
  for (const row of await db.selectFrom("staff_account").selectAll().orderBy("id").execute()) yield { table: "staff_account", row };
  for (const row of await db.selectFrom("staff_passkey").selectAll().orderBy("id").execute()) yield { table: "staff_passkey", row };
  for (const row of await db.selectFrom("staff_token").selectAll().orderBy("name").execute()) yield { table: "staff_token", row };
}

function isAfter({ day, kind, key }: DailyCountRow) {
  return (eb: ExpressionBuilder<Tables, "daily_count">) =>
    eb.or([
      eb("day", ">", day),
      eb("day", "=", day).and(eb("kind", ">", kind)),
      eb("day", "=", day)
        .and(eb("kind", "=", kind))
        .and(eb("key", ">", key)),
    ]);
}

async function* pages<Row>(read: (last: Row | undefined) => Promise<readonly Row[]>): AsyncGenerator<Row> {
  let page = await read(undefined);
  while (page.length > 0) {
    yield* page;
    if (page.length < pageSize) return;
    page = await read(page.at(-1));
  }
}
