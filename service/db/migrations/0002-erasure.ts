import type { Kysely } from "kysely";

/** Who was erased, as salted hashes. Column meanings: db/tables.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("erasure")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("salt", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .execute();
}
