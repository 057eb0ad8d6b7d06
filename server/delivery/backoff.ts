const firstDelayMs = 30_000;
const factor = 2.95;
const jitter = 0.2;

/** Ten tries: the nine pauses between them (30 s, 89 s, 4 min ... 13 h, 38 h, in the mean 48 h at the end) add up to three days. */
export const maxAttempts = 10;

/** No pause is longer than this; a row that waits longer was scheduled by a clock that ran ahead. */
export const maxDelayMs = Math.ceil(firstDelayMs * factor ** (maxAttempts - 2) * (1 + jitter));

/**
 * Milliseconds to wait after try number `attempt` (from 1) failed. `random` in [0, 1) spreads the pause by ±20 %, so that
 * messages that failed together do not all come back together. The other side's own wish (`retryAfterMs`) can lengthen the pause, up to a day.
 */
export function retryDelay(attempt: number, random: number, retryAfterMs: number | null = null): number {
  const own = firstDelayMs * factor ** (attempt - 1) * (1 - jitter + 2 * jitter * random);
  const wished = Math.min(retryAfterMs ?? 0, 24 * 60 * 60 * 1000);
  return Math.min(Math.round(Math.max(own, wished)), maxDelayMs);
}
