import type { DeliveryRow } from "service/db/tables.ts";
import type { DeliveryFailure } from "service/delivery/failure.ts";

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
 * and the last failure are final ("failed", the dead letters); every other waits for its next try.
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

const minute = 60_000;

/**
 * The longest pauses between tries: at most ten minutes in the first two hours, within which greylisting ends and most faults are mended;
 * then three days.
 */
const pausesMs = [0.5, 1.5, 4, ...Array<number>(15).fill(10), 120, 360, 960, 2_880].map((minutes) => minutes * minute);

/** A message is tried so often, over three days. */
export const maxAttempts = pausesMs.length + 1;

/** Milliseconds; no pause is longer. A row that waits longer was scheduled while the clock was ahead. */
export const maxDelayMs = 2_880 * minute;

/**
 * Milliseconds to wait after try number `attempt` (from 1) failed. A `random` in [0, 1) shortens the pause by up to 20 %, so that messages
 * that failed together are not retried together. The receiver's wish, `retryAfterMs`, can lengthen it, up to a day.
 */
export function retryDelay(attempt: number, random: number, retryAfterMs: number | null = null): number {
  const own = (pausesMs[attempt - 1] ?? maxDelayMs) * (1 - 0.2 * random);
  const wished = Math.min(retryAfterMs ?? 0, 24 * 60 * minute);
  return Math.round(Math.max(own, wished));
}
