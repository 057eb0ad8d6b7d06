import { createAcknowledgementLimit } from "#server/delivery/acknowledgement-limit.ts";
import { acknowledgementChannel } from "#server/delivery/channels/recipients.ts";
import type { RoundDeps } from "#server/delivery/rounds/rounds.ts";

/** A row this young may belong to a process that acknowledges, during a restart of one after the other. */
const settledMs = 2 * 60_000;

/** Forgets addresses after their hour, and takes back what waits to be acknowledged when nobody does that any more: the messages would wait with it for ever. */
export async function tidyAcknowledgements({ database, acknowledges }: RoundDeps, now: number): Promise<void> {
  await createAcknowledgementLimit(database).forget(now);
  if (acknowledges) return;
  await database.kysely
    .deleteFrom("delivery")
    .where("channel", "=", acknowledgementChannel)
    .where("created_at", "<=", now - settledMs)
    .where((eb) => eb.or([eb("state", "=", "pending"), eb("state", "=", "delivering").and(eb("lease_until", "<=", now))]))
    .execute();
}
