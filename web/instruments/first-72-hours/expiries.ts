import type { RetentionClock } from "content/retention-clocks.ts";
import { addDays } from "content/wire/zoned-time.ts";
import type { Plan } from "./plan.ts";

/**
 * One clock with its dates. The day `expires` is `start` plus `days`: the item may be deleted from then on. The number `left` is days from
 * day one, negative if expired before. With `isRead`, the visitor read the period off a screen.
 */
export type Expiry = {
  readonly clock: RetentionClock;
  readonly start: string;
  readonly days: number;
  readonly expires: string;
  readonly left: number;
  readonly isRead: boolean;
};

export type Expiries = {
  /** Those with a period, the earliest first. */
  readonly dated: readonly Expiry[];
  /** Clocks of the ticked sources that have no period, in the order of the register. */
  readonly toRead: readonly RetentionClock[];
  /** How many clocks with a period have no day to count from. */
  readonly waiting: number;
};

/** Calculates what expires when. Adds and compares calendar days only, so that clock changes do not matter. */
export function expiriesOf(plan: Plan, clocks: readonly RetentionClock[]): Expiries {
  const ticked = clocks.filter(({ source }) => plan.sources.includes(source));
  const periodOf = ({ id, days }: RetentionClock) => plan.days[id] ?? days;
  const startOf = ({ from }: RetentionClock) => (from === "event" ? plan.event : plan.leaving);
  const timed = ticked.filter((clock) => periodOf(clock) !== null);
  const dated = timed.flatMap((clock): readonly Expiry[] => {
    const [days, start] = [periodOf(clock), startOf(clock)];
    if (days === null || start === undefined) return [];
    const expires = addDays(start, days);
    return [{ clock, start, days, expires, left: daysBetween(plan.began.day, expires), isRead: clock.id in plan.days }];
  });
  return {
    dated: dated.toSorted((a, b) => a.left - b.left),
    toRead: ticked.filter((clock) => periodOf(clock) === null),
    waiting: timed.length - dated.length,
  };
}

const DAY_MS = 86_400_000;

/** Days between two calendar days: 1 for tomorrow. Both are read as UTC, where every day has 24 hours. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
