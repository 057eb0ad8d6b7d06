import { type Kysely, sql } from "kysely";

/** What several processes must do once between them (delivery/duties.ts), and an index for the few held messages among many others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("duty")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  // Spelt out: a parameter is not allowed in the condition of an index.
  await db.schema
    .createIndex("contact_message_held")
    .on("contact_message")
    .column("received_at")
    .where(sql<boolean>`state = 'quarantined'`)
    .execute();
}
