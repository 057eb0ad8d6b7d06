import { type Kysely, SqliteAdapter, sql } from "kysely";

/** An index of the words of every message, kept by the engine: erased words leave it in the same commit. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
