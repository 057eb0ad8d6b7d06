import type { DeliveryRow } from "#server/db/tables.ts";
import type { DeliveryFailure } from "#server/delivery/failure.ts";

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

const firstDelayMs = 30_000;
const factor = 2.95;
const jitter = 0.2;

/** Ten tries: on average the nine pauses between them (30 s, 89 s, 4 min ... 16 h, 48 h) add up to three days. */
export const maxAttempts = 10;

/** Milliseconds; no pause is longer. A row that waits longer was scheduled while the clock was ahead. */
export const maxDelayMs = Math.ceil(firstDelayMs * factor ** (maxAttempts - 2) * (1 + jitter));

/**
 * Milliseconds to wait after try number `attempt` (from 1) failed. A `random` in [0, 1) varies the pause by ±20 %, so that messages that
 * failed together are not retried together. The receiver's wish, `retryAfterMs`, can lengthen it, up to a day.
 */
export function retryDelay(attempt: number, random: number, retryAfterMs: number | null = null): number {
  const own = firstDelayMs * factor ** (attempt - 1) * (1 - jitter + 2 * jitter * random);
  const wished = Math.min(retryAfterMs ?? 0, 24 * 60 * 60 * 1000);
  return Math.min(Math.round(Math.max(own, wished)), maxDelayMs);
}
