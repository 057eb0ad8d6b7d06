/** The time of every browser test: a Monday morning in Chicago, one day after the date of test builds (tools/test.mjs). */
export const pinnedNow = Date.UTC(2026, 10, 2, 15);

/** Runs in a page before its scripts: stops the date. Timers, performance and frames go on, unlike with Playwright's clock. */
export function pinClock(now: number) {
  const Real = Date;
  window.Date = new Proxy(Real, {
    construct: (_, given: [number]) => (given.length > 0 ? new Real(...given) : new Real(now)),
    apply: () => new Real(now).toString(),
    get: (_, name) => (name === "now" ? () => now : Reflect.get(Real, name)),
  });
}
