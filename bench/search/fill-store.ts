import { sql } from "kysely";
import { newDelivery } from "#server/contact/message-store.ts";
import { type DatabaseSettings, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";

/**
 * Staff searches: one message, a few, a name many share, a word of every message, its beginning, and two words that never occur together.
 */
export const searches = ["PRB-0000-1234", "matter1234", "whitlock17", "custodians", "cust", "whitlock17 matter1234"] as const;

const batch = 2_000;

/** Makes the tables and fills them with delivered messages, one minute apart, the last one now. */
export async function fillStore(settings: DatabaseSettings, messages: number): Promise<void> {
  const database = openDatabase(settings);
  await migrate(database);
  const now = Date.now();
  for (let first = 0; first < messages; first += batch) {
    const numbers = Array.from({ length: Math.min(batch, messages - first) }, (_, number) => first + number);
    await database.kysely.transaction().execute(async (trx) => {
      for (let part = 0; part < numbers.length; part += 500) {
        const some = numbers.slice(part, part + 500);
        await trx
          .insertInto("contact_message")
          .values(some.map((number) => row(number, now - (messages - number) * 60_000)))
          .execute();
        const delivered = some.map((number) => ({ ...newDelivery(referenceOf(number), "file", now), state: "delivered" as const }));
        await trx.insertInto("delivery").values(delivered).execute();
      }
    });
  }
  // The planner's statistics, which PostgreSQL collects by itself within a minute of such a load.
  if (settings.engine === "postgres") await sql`vacuum analyze`.execute(database.kysely);
  await database.close();
}

function referenceOf(number: number): string {
  return `PRB-${String(number)
    .padStart(8, "0")
    .replace(/^(.{4})/, "$1-")}`;
}

function row(number: number, receivedAt: number) {
  return {
    reference: referenceOf(number),
    received_at: receivedAt,
    first_name: `Ada${number % 50}`,
    last_name: `Whitlock${number % 500}`,
    email: `ada${number}@client${number % 900}.example`,
    phone: `312 555 ${String(number % 10_000).padStart(4, "0")}`,
    message: `I would like to talk about matter${number}, with forty custodians and ${number % 40} languages. `.repeat(3),
    contact_method: "email" as const,
    state: "new" as const,
    quarantine_reason: null,
    source: "json" as const,
    idempotency_key: null,
    fingerprint: String(number),
  };
}
