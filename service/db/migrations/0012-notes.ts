import type { Kysely } from "kysely";

/** Staff's notes on messages; erased with the message. Column meanings: db/tables.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
