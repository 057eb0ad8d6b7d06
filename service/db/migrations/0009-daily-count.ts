import type { Kysely } from "kysely";

/** Counts by day. Column meanings: db/tables.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("daily_count")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("n", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("daily_count_key", ["day", "kind", "key"])
    .execute();
}
