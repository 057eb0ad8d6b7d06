import { maxAttempts, retryDelay } from "#server/delivery/backoff.ts";
import type { DeliveryFailure } from "#server/delivery/failure.ts";
import type { DeliveryRow } from "#server/delivery/table.ts";

/** How a try ended: delivered, failed with a reason, or given back because the process is closing. */
export type Outcome =
  | { readonly kind: "delivered" }
  | { readonly kind: "failed"; readonly failure: DeliveryFailure }
  | { readonly kind: "released" };

/** The columns of an outbox row that a transition may change. */
export type DeliveryProgress = Pick<
  DeliveryRow,
  "state" | "attempts" | "next_attempt_at" | "lease_owner" | "lease_until" | "last_reason" | "delivered_at"
>;

/**
 * The outbox row after a try ended; pure. `row` is as its holder claimed it, `now` milliseconds since 1970, `random` in [0, 1). A permanent
 * and the tenth failure are final ("failed", the dead letters); every other waits for its next try.
 */
export function afterOutcome(row: DeliveryProgress, outcome: Outcome, now: number, random: number): DeliveryProgress {
  const free = { lease_owner: null, lease_until: null };
  switch (outcome.kind) {
    case "delivered":
      return { ...row, ...free, state: "delivered", delivered_at: now, last_reason: null };
    case "released":
      // The try did not fail, so it does not count.
      return { ...row, ...free, state: "pending", attempts: row.attempts - 1, next_attempt_at: now };
    case "failed": {
      const { reason, permanent, retryAfterMs } = outcome.failure;
      if (permanent || row.attempts >= maxAttempts) return { ...row, ...free, state: "failed", last_reason: reason };
      const delay = retryDelay(row.attempts, random, retryAfterMs);
      return { ...row, ...free, state: "pending", last_reason: reason, next_attempt_at: now + delay };
    }
  }
}

/** The outcome in one word, and the reason of a failure, for logs and metrics. */
export function describeOutcome(outcome: Outcome) {
  return { word: outcome.kind, reason: outcome.kind === "failed" ? outcome.failure.reason : null };
}
