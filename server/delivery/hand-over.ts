import type { Transaction } from "kysely";
import { newDelivery } from "#server/contact/message-store.ts";
import type { Database, Tables } from "#server/db/database.ts";
import { endsInMailbox } from "#server/delivery/channels/recipients.ts";

/** Milliseconds. A younger row may belong to a process with other settings, during a rolling restart. */
const settledMs = 2 * 60_000;

export type HandedOver = { readonly channel: string; readonly messages: number };

/**
 * Passes undelivered mail of readers who left MAIL_TO to its present readers. Undelivered rows of a mailbox not in `current` are deleted;
 * each message gets a row for each of `current` that it lacks. Rows of former releases, one mail to all readers, count as such. Without a
 * mailbox in `current` the mail folder takes over. Gives the number of messages by channel. Throws what the store throws.
 */
export async function handOver({ kysely }: Database, current: readonly string[], now: number): Promise<readonly HandedOver[]> {
  const known = await kysely
    .selectFrom("delivery")
    .select("channel")
    .distinct()
    .where("state", "in", ["pending", "delivering", "failed"])
    .execute();
  const gone = known.map(({ channel }) => channel).filter((channel) => endsInMailbox(channel) && !current.includes(channel));
  const heirs = current.some(endsInMailbox) ? current.filter(endsInMailbox) : current.filter((channel) => channel === "file");
  if (gone.length === 0 || heirs.length === 0) return [];
  return kysely.transaction().execute(async (trx) => {
    const done: HandedOver[] = [];
    for (const channel of gone) done.push({ channel, messages: await handOverChannel(trx, channel, heirs, now) });
    return done.filter(({ messages }) => messages > 0);
  });
}

async function handOverChannel(trx: Transaction<Tables>, channel: string, heirs: readonly string[], now: number): Promise<number> {
  const rows = await trx
    .deleteFrom("delivery")
    .where("channel", "=", channel)
    .where("created_at", "<=", now - settledMs)
    .where((eb) => eb.or([eb("state", "in", ["pending", "failed"]), eb("state", "=", "delivering").and(eb("lease_until", "<=", now))]))
    .returning("reference")
    .execute();
  for (let from = 0; from < rows.length; from += batch) {
    const entries = rows.slice(from, from + batch).flatMap(({ reference }) => heirs.map((heir) => newDelivery(reference, heir, now)));
    await trx
      .insertInto("delivery")
      .values(entries)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return rows.length;
}

/** Ten parameters a row and up to twenty readers: 20,000, below 32,766 a statement (sqlite.org/limits.html; PostgreSQL: 65,535). */
const batch = 100;
