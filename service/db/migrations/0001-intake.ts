import type { Kysely } from "kysely";

/** Messages, the outbox with its history, and the audit trail. Column meanings: db/tables.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMessages(db);
  await createOutbox(db);
  await db.schema
    .createTable("audit")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("reference", "text")
    .addColumn("detail", "text")
    .execute();
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("contact_message")
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("received_at", "bigint", (column) => column.notNull())
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("last_name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("contact_method", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("quarantine_reason", "text")
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("contact_message_newest").on("contact_message").columns(["received_at", "reference"]).execute();
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("delivery")
    .addColumn("reference", "text", (column) => column.notNull().references("contact_message.reference").onDelete("cascade"))
    .addColumn("channel", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
    .addColumn("lease_owner", "text")
    .addColumn("lease_until", "bigint")
    .addColumn("last_reason", "text")
    .addColumn("delivered_at", "bigint")
    .addPrimaryKeyConstraint("delivery_key", ["reference", "channel"])
    .execute();
  await db.schema.createIndex("delivery_due").on("delivery").columns(["state", "next_attempt_at"]).execute();
  await db.schema
    .createTable("delivery_attempt")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("reference", "text", (column) => column.notNull().references("contact_message.reference").onDelete("cascade"))
    .addColumn("channel", "text", (column) => column.notNull())
    .addColumn("attempt", "integer", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("detail", "text")
    .addColumn("duration_ms", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("delivery_attempt_reference").on("delivery_attempt").column("reference").execute();
}
