import type { Kysely } from "kysely";

/** What staff does about a message; erased with it. Column meanings: db/tables.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("handling")
    .addColumn("reference", "text", (column) => column.primaryKey().references("contact_message.reference").onDelete("cascade"))
    .addColumn("taken_by", "text")
    .addColumn("taken_at", "bigint")
    .addColumn("answered_by", "text")
    .addColumn("answered_at", "bigint")
    .addColumn("conflict", "text", (column) => column.notNull())
    .addColumn("escalations", "integer", (column) => column.notNull())
    .addColumn("escalated_at", "bigint")
    .execute();
}
