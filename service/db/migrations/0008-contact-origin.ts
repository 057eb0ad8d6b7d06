import type { Kysely } from "kysely";

/** The page and the topic that led to a message. Column meanings: db/tables.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("contact_message").addColumn("page", "text").execute();
  await db.schema.alterTable("contact_message").addColumn("topic", "text").execute();
}
