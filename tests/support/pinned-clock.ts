/** What every browser of a test takes for now: a Monday morning in Chicago, a day after the date that test builds have (scripts/test.mjs). */
export const pinnedNow = Date.UTC(2026, 10, 2, 15);

/** In a page, before anything of it: the day stands still. Timers, performance and frames go on, which Playwright's own clock does not leave alone. */
export function pinClock(now: number) {
  const Real = Date;
  window.Date = new Proxy(Real, {
    construct: (_, given: [number]) => (given.length > 0 ? new Real(...given) : new Real(now)),
    apply: () => new Real(now).toString(),
    get: (_, name) => (name === "now" ? () => now : Reflect.get(Real, name)),
  });
}
