import { company } from "content/company.ts";
import { zonedToInstant } from "content/wire/zoned-time.ts";

/**
 * The time of every browser test: an hour after the office opens on the Monday after the date of
 * test builds (test-site.mjs).
 */
export const pinnedNow =
  zonedToInstant({ day: "2026-11-02", time: company.hours.opens }, company.hours.zone) + 3_600_000;

/**
 * Runs in a page before its scripts: stops the date. Timers, performance and frames go on, unlike
 * with Playwright's clock.
 */
export function pinClock(now: number) {
  const Real = Date;
  window.Date = new Proxy(Real, {
    construct: (_, given: [number]) => (given.length > 0 ? new Real(...given) : new Real(now)),
    apply: () => new Real(now).toString(),
    get: (_, name) => (name === "now" ? () => now : Reflect.get(Real, name)),
  });
}
