import { buildTime } from "content/build-time.ts";
import type { RetentionClock } from "content/retention-clocks.ts";
import { whenShown } from "content/shown.ts";
import { addDays } from "content/wire/zoned-time.ts";

/** Days after which the owner of a figure reads its source again. */
const FRESH_DAYS = 90;

/**
 * Whether a clock is past its review on `today` (YYYY-MM-DD). The ninetieth day is still fresh; a
 * future day is not stale.
 */
export const isStale = ({ checked }: Pick<RetentionClock, "checked">, today: string) =>
  today > addDays(checked, FRESH_DAYS);

const buildDay = new Date(buildTime()).toISOString().slice(0, 10);

/**
 * The clocks as pages show them. Bundles get the result instead of this module
 * (web/build/content-modules.ts).
 */
export let currentClocks: readonly RetentionClock[];
whenShown("retention", ({ retentionClocks }) => {
  currentClocks = retentionClocks.map((clock) =>
    isStale(clock, buildDay) ? { ...clock, isStale: true } : clock,
  );
});

/**
 * One line for each clock past its review, with its id and owner, and what to do; null when there
 * is none.
 */
export function staleReport(clocks: readonly RetentionClock[], today: string): string | null {
  const stale = clocks.filter((clock) => isStale(clock, today));
  if (stale.length === 0) return null;
  const lines = stale.map(
    ({ id, checked, owner, page, screen }) =>
      `  ${id.padEnd(28)} checked ${checked}, ${owner}: ${page?.href ?? screen}`,
  );
  return [
    `Retention clocks (${stale.length}): last checked more than ${FRESH_DAYS} days before ${today}. Each owner reads the page again, corrects`,
    "what has changed in content/retention-clocks.yaml, and sets `checked` to the day.",
    ...lines,
    "Until then the page says of each that it was not checked since that day.",
  ].join("\n");
}
