import type { Transaction } from "kysely";
import type { Tables } from "#server/db/database.ts";
import { sortableId } from "#server/db/sortable-id.ts";
import type { Outcome } from "#server/delivery/outcome.ts";
import type { DeliveryAttemptRow, DeliveryRow } from "#server/delivery/table.ts";

/** Writes the end of a try into the history that staff sees. */
export async function recordTry(
  trx: Transaction<Tables>,
  row: DeliveryRow,
  outcome: Outcome,
  word: DeliveryAttemptRow["outcome"],
  now: number,
  durationMs: number,
) {
  const failure = outcome.kind === "failed" ? outcome.failure : null;
  await trx
    .insertInto("delivery_attempt")
    .values({
      id: sortableId(now),
      reference: row.reference,
      channel: row.channel,
      attempt: row.attempts,
      at: now,
      outcome: word,
      reason: failure?.reason ?? null,
      detail: failure?.message.slice(0, 300) ?? null,
      duration_ms: Math.round(durationMs),
    })
    .execute();
}
