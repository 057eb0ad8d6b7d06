import type { Clock } from "#server/clock.ts";
import type { ClockJump } from "#server/contact/clock-mark.ts";
import type { StaffChanges } from "#server/contact/staff-changes.ts";

const day = 24 * 60 * 60 * 1000;

export type RetentionEvents = {
  /** Removes what is kept outside the store; may fail. */
  readonly erased: (references: readonly string[]) => void | Promise<void>;
  /** The clock is believed: other data kept by age may be erased too. */
  readonly believed?: () => void | Promise<void>;
  /** Nothing was erased: the clock is not believed. */
  readonly refused: (jump: ClockJump) => void;
  /** A round failed; the next one tries again. */
  readonly error: (error: unknown) => void;
};

/** Erases messages older than `days` days, now and every six hours. Gives a function that stops it. */
export function startRetention(
  changes: Pick<StaffChanges, "checkClock" | "eraseOlderThan">,
  clock: Clock,
  days: number,
  on: RetentionEvents,
): () => void {
  let stopped = false;

  async function run(): Promise<void> {
    const jump = await changes.checkClock();
    if (jump) return on.refused(jump);
    await on.believed?.();
    const before = clock.now() - days * day;
    for (let more = true; more && !stopped; ) {
      const references = await changes.eraseOlderThan("retention", before);
      more = references.length > 0;
      if (more) await on.erased(references);
    }
  }

  const start = () => void run().catch(on.error);
  start();
  const timer = setInterval(start, day / 4);
  timer.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}
