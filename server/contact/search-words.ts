import { type RawBuilder, sql } from "kysely";
import type { Engine } from "#server/db/database.ts";
import { wordsOf } from "#server/db/migrations/0005-contact-words.ts";

/** Longer words are indexed by their first 100 characters on PostgreSQL (migrations/0005-contact-words.ts). */
const longestWord = 100;

/** Condition: each word of `text` begins a word of the message, in any of its texts and any case. Null without a letter or digit. */
export function holdsWords(text: string, engine: Engine): RawBuilder<boolean> | null {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .map((word) => [...word].slice(0, longestWord).join(""));
  if (words.length === 0) return null;
  // The "+" makes SQLite scan in list order and stop at a full page: 30 ms, not 300, for a word in all 250,000 messages.
  return engine === "sqlite"
    ? sql`+rowid in (select rowid from contact_words where contact_words match ${words.map((word) => `"${word}"*`).join(" ")})`
    : sql`${sql.raw(wordsOf)} @@ ${words.map((word) => `'${word}':*`).join(" & ")}::tsquery`;
}
