import type { Clock } from "#server/clock.ts";
import type { StaffChanges } from "#server/contact/staff-changes.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Erases messages older than `days`, now and every six hours. `onErased` hears how many, `onError` what went wrong (the next round tries again).
 * Gives a function that ends it.
 */
export function startRetention(
  changes: StaffChanges,
  clock: Clock,
  days: number,
  on: { readonly erased: (count: number) => void; readonly error: (error: unknown) => void },
): () => void {
  const run = () => {
    changes.eraseOlderThan("retention", clock.now() - days * day).then((count) => count > 0 && on.erased(count), on.error);
  };
  run();
  const timer = setInterval(run, day / 4);
  timer.unref();
  return () => clearInterval(timer);
}
