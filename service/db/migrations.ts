import { type Kysely, type Migration, SqliteAdapter, sql } from "kysely";

/** In the order they run. A migration that has shipped is never changed; the next one corrects it. Column meanings: db/tables.ts. */
export const migrations = {
  "0001-intake": { up: intake },
  "0002-erasure": { up: erasure },
  "0003-due-by-channel": { up: dueByChannel },
  "0004-duties": { up: duties },
  "0005-contact-words": { up: contactWords },
  "0006-clock-mark": { up: clockMark },
  "0007-acknowledgement": { up: acknowledgement },
  "0008-contact-origin": { up: contactOrigin },
  "0009-daily-count": { up: dailyCount },
  "0010-staff": { up: staff },
  "0011-handling": { up: handling },
  "0012-notes": { up: notes },
  "0013-urgent": { up: urgent },
  "0014-desk": { up: desk },
  "0015-sender-answers": { up: senderAnswers },
} satisfies Record<string, Migration>;

/** Messages, the outbox with its history, and the audit trail. */
async function intake(db: Kysely<unknown>): Promise<void> {
  await createMessages(db);
  await createOutbox(db);
  await db.schema
    .createTable("audit")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("reference", "text")
    .addColumn("detail", "text")
    .execute();
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("contact_message")
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("received_at", "bigint", (column) => column.notNull())
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("last_name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("contact_method", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("quarantine_reason", "text")
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("contact_message_newest").on("contact_message").columns(["received_at", "reference"]).execute();
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("delivery")
    .addColumn("reference", "text", (column) => column.notNull().references("contact_message.reference").onDelete("cascade"))
    .addColumn("channel", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
    .addColumn("lease_owner", "text")
    .addColumn("lease_until", "bigint")
    .addColumn("last_reason", "text")
    .addColumn("delivered_at", "bigint")
    .addPrimaryKeyConstraint("delivery_key", ["reference", "channel"])
    .execute();
  await db.schema.createIndex("delivery_due").on("delivery").columns(["state", "next_attempt_at"]).execute();
  await db.schema
    .createTable("delivery_attempt")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("reference", "text", (column) => column.notNull().references("contact_message.reference").onDelete("cascade"))
    .addColumn("channel", "text", (column) => column.notNull())
    .addColumn("attempt", "integer", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("detail", "text")
    .addColumn("duration_ms", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("delivery_attempt_reference").on("delivery_attempt").column("reference").execute();
}

/** Who was erased, as salted hashes. */
async function erasure(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("erasure")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("salt", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .execute();
}

/** The index finds each channel's next due row, however long the queue is. */
async function dueByChannel(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("delivery_due").execute();
  await db.schema.createIndex("delivery_due").on("delivery").columns(["state", "channel", "next_attempt_at"]).execute();
}

/** Duties that one of several processes must do (delivery/duties.ts), and an index of the few held messages. */
async function duties(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("duty")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  // A literal: the condition of an index allows no parameters.
  await db.schema
    .createIndex("contact_message_held")
    .on("contact_message")
    .column("received_at")
    .where(sql<boolean>`state = 'quarantined'`)
    .execute();
}

/** An index of the words of every message, kept by the engine: erased words leave it in the same commit. */
async function contactWords(db: Kysely<unknown>): Promise<void> {
  const statements = db.getExecutor().adapter instanceof SqliteAdapter ? sqlite : postgres;
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const columns = ["reference", "first_name", "last_name", "email", "phone", "message"] as const;
const values = (row: string) => columns.map((column) => `${row}.${column}`).join(", ");

/**
 * FTS5 without a copy of the texts (sqlite.org/fts5.html §4.4.4). `secure-delete` removes erased words from its pages. No trigger for
 * updates: texts never change.
 */
const sqlite = [
  `create virtual table contact_words using fts5(${columns}, content='contact_message', content_rowid='rowid', tokenize='unicode61 remove_diacritics 0')`,
  "insert into contact_words(contact_words, rank) values ('secure-delete', 1)",
  "insert into contact_words(contact_words) values ('rebuild')",
  `create trigger contact_words_insert after insert on contact_message begin
    insert into contact_words(rowid, ${columns}) values (new.rowid, ${values("new")}); end`,
  `create trigger contact_words_delete after delete on contact_message begin
    insert into contact_words(contact_words, rowid, ${columns}) values ('delete', old.rowid, ${values("old")}); end`,
];

/** What is indexed on PostgreSQL. Only a search with exactly this expression uses the index. */
export const wordsOf = `contact_words(${columns.join(" || ' ' || ")})`;

/**
 * Words are separated by white space, ASCII signs and Unicode punctuation, as in SQLite's unicode61. PostgreSQL's parser keeps addresses as
 * one word and depends on the locale. Only 100 characters are indexed: above 2 KB PostgreSQL would refuse the message (textsearch
 * limitations).
 */
const postgres = [
  String.raw`create function contact_words(texts text) returns tsvector language sql immutable strict parallel safe cost 10000 as $$
    select coalesce(array_to_tsvector(array_agg(distinct left(word, 100)) filter (where word <> '')), ''::tsvector)
    from regexp_split_to_table(lower(texts), '[\s\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+') word
  $$`,
  `create index contact_message_words on contact_message using gin (${wordsOf})`,
];

/** The latest time that the retention has believed. */
async function clockMark(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("clock_mark")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
}

/** Which address was sent an acknowledgement within the last hour. */
async function acknowledgement(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("acknowledgement")
    .addColumn("address_key", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull().references("contact_message.reference").onDelete("cascade"))
    .execute();
  // Erasing a message looks up the rows that refer to it.
  await db.schema.createIndex("acknowledgement_reference").on("acknowledgement").column("reference").execute();
}

/** The page and the topic that led to a message. */
async function contactOrigin(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("contact_message").addColumn("page", "text").execute();
  await db.schema.alterTable("contact_message").addColumn("topic", "text").execute();
}

/** Counts by day. */
async function dailyCount(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("daily_count")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("n", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("daily_count_key", ["day", "kind", "key"])
    .execute();
}

/** Named people with passkeys and sessions, and named tokens of programs. */
async function staff(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("staff_account")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("name_key", "text", (column) => column.notNull().unique())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("recovery_hash", "text", (column) => column.unique())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("staff_passkey")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.notNull().references("staff_account.id").onDelete("cascade"))
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await db.schema
    .createTable("staff_invitation")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.notNull().unique().references("staff_account.id").onDelete("cascade"))
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("staff_session")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("account_id", "text", (column) => column.notNull().references("staff_account.id").onDelete("cascade"))
    .addColumn("browser", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("staff_token")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("hash", "text", (column) => column.notNull().unique())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .execute();
}

/** What staff does about a message; erased with it. */
async function handling(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("handling")
    .addColumn("reference", "text", (column) => column.primaryKey().references("contact_message.reference").onDelete("cascade"))
    .addColumn("taken_by", "text")
    .addColumn("taken_at", "bigint")
    .addColumn("answered_by", "text")
    .addColumn("answered_at", "bigint")
    .addColumn("conflict", "text", (column) => column.notNull())
    .addColumn("escalations", "integer", (column) => column.notNull())
    .addColumn("escalated_at", "bigint")
    .execute();
}

/** Staff's notes on messages; erased with the message. */
async function notes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("note")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("reference", "text", (column) => column.notNull().references("contact_message.reference").onDelete("cascade"))
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("note_reference").on("note").column("reference").execute();
}

/** Whether the sender marked a message as due within 24 hours; the index is for the order of the inbox. */
async function urgent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("contact_message")
    .addColumn("urgent", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("contact_message_urgent")
    .on("contact_message")
    .columns(["urgent desc", "received_at", "reference"])
    .execute();
}

/** Replies, appointments from a calendar provider, and where staff are told of what is assigned to them. */
async function desk(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("reply")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("reference", "text", (column) => column.notNull().references("contact_message.reference").onDelete("cascade"))
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("reply_reference").on("reply").column("reference").execute();
  await db.schema
    .createTable("booking")
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull().references("contact_message.reference").onDelete("cascade"))
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("starts_at", "bigint", (column) => column.notNull())
    .addColumn("ends_at", "bigint", (column) => column.notNull())
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("booking_key", ["provider", "id"])
    .execute();
  await db.schema.createIndex("booking_reference").on("booking").column("reference").execute();
  await db.schema.alterTable("staff_account").addColumn("email", "text").execute();
}

/** Answers of senders in the thread of replies, and that one waits for a reply. */
async function senderAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("reply").addColumn("message_id", "text").execute();
  await db.schema.alterTable("reply").addColumn("attachments", "integer").execute();
  await db.schema.alterTable("handling").addColumn("sender_at", "bigint").execute();
}
