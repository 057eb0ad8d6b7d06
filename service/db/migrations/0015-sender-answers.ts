import type { Kysely } from "kysely";

/** Answers of senders in the thread of replies, and that one waits for a reply. Column meanings: db/tables.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("reply").addColumn("message_id", "text").execute();
  await db.schema.alterTable("reply").addColumn("attachments", "integer").execute();
  await db.schema.alterTable("handling").addColumn("sender_at", "bigint").execute();
}
