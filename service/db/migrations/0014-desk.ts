import type { Kysely } from "kysely";

/** Replies, appointments from a calendar provider, and where staff are told of what is assigned to them. Column meanings: db/tables.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("reply")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("reference", "text", (column) => column.notNull().references("contact_message.reference").onDelete("cascade"))
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("reply_reference").on("reply").column("reference").execute();
  await db.schema
    .createTable("booking")
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull().references("contact_message.reference").onDelete("cascade"))
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("starts_at", "bigint", (column) => column.notNull())
    .addColumn("ends_at", "bigint", (column) => column.notNull())
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("booking_key", ["provider", "id"])
    .execute();
  await db.schema.createIndex("booking_reference").on("booking").column("reference").execute();
  await db.schema.alterTable("staff_account").addColumn("email", "text").execute();
}
