import type { Clock } from "#server/clock.ts";
import type { StaffChanges } from "#server/contact/staff-changes.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Erases messages older than `days`, now and every six hours. `erased` takes away what is kept outside the store and may fail, `error` hears what went wrong (the next round tries again).
 * Gives a function that ends it.
 */
export function startRetention(
  changes: StaffChanges,
  clock: Clock,
  days: number,
  on: { readonly erased: (references: readonly string[]) => void | Promise<void>; readonly error: (error: unknown) => void },
): () => void {
  const run = () => {
    changes
      .eraseOlderThan("retention", clock.now() - days * day)
      .then((references) => (references.length > 0 ? on.erased(references) : undefined))
      .catch(on.error);
  };
  run();
  const timer = setInterval(run, day / 4);
  timer.unref();
  return () => clearInterval(timer);
}
