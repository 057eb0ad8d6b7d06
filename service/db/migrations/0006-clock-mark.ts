import type { Kysely } from "kysely";

/** The latest time that the retention has believed. Column meanings: db/tables.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("clock_mark")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
}
