import { createAcknowledgementLimit } from "#server/delivery/acknowledgement-limit.ts";
import { acknowledgementChannel } from "#server/delivery/channels/recipients.ts";
import type { RoundDeps } from "#server/delivery/rounds/rounds.ts";

/** Milliseconds. A younger row may belong to a process that acknowledges, during a rolling restart. */
const settledMs = 2 * 60_000;

/**
 * Forgets addresses after an hour. Deletes waiting acknowledgements when the setting is off: retention never erases a message that waits
 * (staff-changes.ts).
 */
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
