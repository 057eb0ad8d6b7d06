import { type RawBuilder, sql } from "kysely";
import type { Engine } from "#server/db/database.ts";
import { wordsOf } from "#server/db/migrations/0005-contact-words.ts";

/** Longer words are indexed by their first 100 characters on PostgreSQL (migrations/0005-contact-words.ts). */
const longestWord = 100;

/**
 * The condition that a message holds all words of `text`, or words that begin with them, in any of its texts and without regard to case.
 * Null when the text has no letter and no digit.
 */
export function holdsWords(text: string, engine: Engine): RawBuilder<boolean> | null {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .map((word) => [...word].slice(0, longestWord).join(""));
  if (words.length === 0) return null;
  // With the "+" SQLite goes through the messages in their order and stops at a full page: 30 ms for a word that all of 250,000 have, not 300.
  return engine === "sqlite"
    ? sql`+rowid in (select rowid from contact_words where contact_words match ${words.map((word) => `"${word}"*`).join(" ")})`
    : sql`${sql.raw(wordsOf)} @@ ${words.map((word) => `'${word}':*`).join(" & ")}::tsquery`;
}
