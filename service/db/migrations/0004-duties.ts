import { type Kysely, sql } from "kysely";

/** Duties that one of several processes must do (delivery/duties.ts), and an index of the few held messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("duty")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  // A literal: the condition of an index allows no parameters.
  await db.schema
    .createIndex("contact_message_held")
    .on("contact_message")
    .column("received_at")
    .where(sql<boolean>`state = 'quarantined'`)
    .execute();
}
