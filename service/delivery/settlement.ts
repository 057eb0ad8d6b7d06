import type { Transaction } from "kysely";
import { isDeliverable } from "service/contact/message-store.ts";
import { takeBackAnswer } from "service/contact/replies.ts";
import type { Tables } from "service/db/database.ts";
import { sortableId } from "service/db/sortable-id.ts";
import type { DeliveryAttemptRow, DeliveryRow } from "service/db/tables.ts";
import { replyKind } from "service/delivery/channels/recipients.ts";
import { type Claim, removeRows } from "service/delivery/claims.ts";
import { afterOutcome, type Outcome } from "service/delivery/outcome.ts";

/** A try that ended. `durationMs` is its length in milliseconds. */
export type EndedTry = { readonly claim: Claim; readonly outcome: Outcome; readonly now: number; readonly durationMs: number };

type Trx = Transaction<Tables>;

/** Stores how a try ended; false when `owner` no longer holds its row. A failed try of an undeliverable message is its last. */
export async function settleOne(trx: Trx, { claim, outcome, now, durationMs }: EndedTry, owner: string): Promise<boolean> {
  const next = afterOutcome(claim.row, outcome, now, Math.random());
  const { state, attempts, next_attempt_at, lease_owner, lease_until, last_reason, delivered_at } = next;
  const { numUpdatedRows } = await trx
    .updateTable("delivery")
    .set({ state, attempts, next_attempt_at, lease_owner, lease_until, last_reason, delivered_at })
    .where("reference", "=", claim.row.reference)
    .where("channel", "=", claim.row.channel)
    .where("lease_owner", "=", owner)
    .where("attempts", "=", claim.row.attempts)
    .where("state", "=", "delivering")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  const over =
    (outcome.kind === "failed" && outcome.failure.drop) || (state !== "delivered" && (await isWithdrawn(trx, claim.row.reference)));
  if (over) await removeRows(trx, [claim.row]);
  const word = outcome.kind === "failed" ? (over ? "dropped" : state === "failed" ? "failed" : "retry") : outcome.kind;
  await recordTry(trx, claim.row, outcome, word, now, durationMs);
  if (state === "failed" && claim.row.channel.startsWith(replyKind)) await takeBackAnswer(trx, claim.row.reference, claim.row.channel, now);
  return true;
}

async function isWithdrawn(trx: Trx, reference: string): Promise<boolean> {
  const row = await trx.selectFrom("contact_message").select("state").where("reference", "=", reference).executeTakeFirst();
  return row !== undefined && !isDeliverable(row.state);
}

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
