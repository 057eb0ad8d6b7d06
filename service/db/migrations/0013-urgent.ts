import type { Kysely } from "kysely";

/** Whether the sender marked a message as due within 24 hours; the index is for the order of the inbox. Column meanings: db/tables.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
