import { type Kysely, type Migration, SqliteAdapter, sql } from "kysely";

/** Erased with its message. */
const ofMessage =
  "reference text not null references contact_message (reference) on delete cascade";

/**
 * In their order, in SQL that both engines read. One that has shipped is never changed. Column
 * meanings: db/tables.ts.
 */
export const migrations = {
  "0001-intake": statements(
    `create table contact_message (
      reference text primary key, received_at bigint not null, first_name text not null, last_name text not null, email text not null,
      phone text not null, message text not null, contact_method text not null, state text not null, quarantine_reason text,
      source text not null, idempotency_key text unique, fingerprint text not null
    )`,
    "create index contact_message_newest on contact_message (received_at, reference)",
    `create table delivery (
      ${ofMessage}, channel text not null, state text not null, attempts integer not null, created_at bigint not null,
      next_attempt_at bigint not null, lease_owner text, lease_until bigint, last_reason text, delivered_at bigint,
      constraint delivery_key primary key (reference, channel)
    )`,
    "create index delivery_due on delivery (state, next_attempt_at)",
    `create table delivery_attempt (
      id text primary key, ${ofMessage}, channel text not null, attempt integer not null, at bigint not null, outcome text not null,
      reason text, detail text, duration_ms integer not null
    )`,
    "create index delivery_attempt_reference on delivery_attempt (reference)",
    `create table audit (
      id text primary key, at bigint not null, actor text not null, action text not null, reference text, detail text
    )`,
  ),
  "0002-erasure": statements(
    "create table erasure (id text primary key, at bigint not null, salt text not null, hash text not null)",
  ),
  // Finds each channel's next due row, however long the queue is.
  "0003-due-by-channel": statements(
    "drop index delivery_due",
    "create index delivery_due on delivery (state, channel, next_attempt_at)",
  ),
  "0004-duties": statements(
    "create table duty (name text primary key, at bigint not null)",
    "create index contact_message_held on contact_message (received_at) where state = 'quarantined'",
  ),
  "0005-contact-words": { up: contactWords },
  "0006-clock-mark": statements(
    "create table clock_mark (id text primary key, at bigint not null)",
  ),
  "0007-acknowledgement": statements(
    `create table acknowledgement (address_key text primary key, at bigint not null, ${ofMessage})`,
    "create index acknowledgement_reference on acknowledgement (reference)",
  ),
  "0008-contact-origin": statements(
    "alter table contact_message add column page text",
    "alter table contact_message add column topic text",
  ),
  "0009-daily-count": statements(
    `create table daily_count (
      day text not null, kind text not null, key text not null, n bigint not null,
      constraint daily_count_key primary key (day, kind, key)
    )`,
  ),
  "0010-staff": statements(
    `create table staff_account (
      id text primary key, name text not null, name_key text not null unique, role text not null, recovery_hash text unique,
      created_at bigint not null, created_by text not null
    )`,
    `create table staff_passkey (
      id text primary key, account_id text not null references staff_account (id) on delete cascade, public_key text not null,
      counter bigint not null, transports text not null, label text not null, created_at bigint not null, used_at bigint
    )`,
    `create table staff_invitation (
      token_hash text primary key, account_id text not null unique references staff_account (id) on delete cascade,
      expires_at bigint not null
    )`,
    `create table staff_session (
      id text primary key, token_hash text not null unique, account_id text not null references staff_account (id) on delete cascade,
      browser text not null, created_at bigint not null, seen_at bigint not null
    )`,
    `create table staff_token (
      name text primary key, hash text not null unique, role text not null, created_at bigint not null, created_by text not null,
      used_at bigint
    )`,
  ),
  "0011-handling": statements(
    `create table handling (
      reference text primary key references contact_message (reference) on delete cascade, taken_by text, taken_at bigint,
      answered_by text, answered_at bigint, conflict text not null, escalations integer not null, escalated_at bigint
    )`,
  ),
  "0012-notes": statements(
    `create table note (id text primary key, ${ofMessage}, at bigint not null, author text not null, text text not null)`,
    "create index note_reference on note (reference)",
  ),
  "0013-urgent": statements(
    "alter table contact_message add column urgent integer default 0 not null",
    "create index contact_message_urgent on contact_message (urgent desc, received_at, reference)",
  ),
  "0014-desk": statements(
    `create table reply (
      id text primary key, ${ofMessage}, at bigint not null, author text not null, subject text not null, text text not null
    )`,
    "create index reply_reference on reply (reference)",
    `create table booking (
      provider text not null, id text not null, ${ofMessage}, state text not null, title text not null, starts_at bigint not null,
      ends_at bigint not null, changed_at bigint not null,
      constraint booking_key primary key (provider, id)
    )`,
    "create index booking_reference on booking (reference)",
    "alter table staff_account add column email text",
  ),
  "0015-sender-answers": statements(
    "alter table reply add column message_id text",
    "alter table reply add column attachments integer",
    "alter table handling add column sender_at bigint",
  ),
  "0016-moved-bookings": statements("alter table booking add column replaces text"),
  "0017-conflict-search": statements(
    `create table conflict_search (
      id text primary key, ${ofMessage}, at bigint not null, author text not null, party text not null, found text not null
    )`,
    "create index conflict_search_reference on conflict_search (reference)",
  ),
  "0018-follow-up": statements(
    "alter table handling add column follow_up_at bigint",
    "alter table handling add column practice text",
  ),
  "0019-reply-files": statements("alter table reply add column files text"),
} satisfies Record<string, Migration>;

function statements(...texts: readonly string[]): Migration {
  return {
    async up(db) {
      for (const text of texts) await sql.raw(text).execute(db);
    },
  };
}

/**
 * An index of the words of every message, kept by the engine: erased words leave it in the same
 * commit.
 */
async function contactWords(db: Kysely<unknown>): Promise<void> {
  const statements = db.getExecutor().adapter instanceof SqliteAdapter ? sqlite : postgres;
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const columns = ["reference", "first_name", "last_name", "email", "phone", "message"] as const;
const values = (row: string) => columns.map((column) => `${row}.${column}`).join(", ");

/**
 * FTS5 without a copy of the texts (sqlite.org/fts5.html §4.4.4). `secure-delete` removes erased
 * words. Texts never change.
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
 * Words are separated by white space, ASCII signs and Unicode punctuation, as in SQLite's
 * unicode61. PostgreSQL's parser keeps addresses as one word and depends on the locale. Only 100
 * characters are indexed: above 2 KB PostgreSQL would refuse the message (textsearch limitations).
 */
const postgres = [
  String.raw`create function contact_words(texts text) returns tsvector language sql immutable strict parallel safe cost 10000 as $$
    select coalesce(array_to_tsvector(array_agg(distinct left(word, 100)) filter (where word <> '')), ''::tsvector)
    from regexp_split_to_table(lower(texts), '[\s\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+') word
  $$`,
  `create index contact_message_words on contact_message using gin (${wordsOf})`,
];
