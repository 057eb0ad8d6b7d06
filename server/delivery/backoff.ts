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
