import type { Kysely } from "kysely";

/** The index finds each channel's next due row, however long the queue is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("delivery_due").execute();
  await db.schema.createIndex("delivery_due").on("delivery").columns(["state", "channel", "next_attempt_at"]).execute();
}
