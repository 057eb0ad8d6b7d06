import type { Kysely } from "kysely";

/** Which address was sent an acknowledgement within the last hour. Column meanings: db/tables.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("acknowledgement")
    .addColumn("address_key", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull().references("contact_message.reference").onDelete("cascade"))
    .execute();
  // Erasing a message looks up the rows that refer to it.
  await db.schema.createIndex("acknowledgement_reference").on("acknowledgement").column("reference").execute();
}
