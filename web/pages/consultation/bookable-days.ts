import { company } from "content/company.ts";
import { halfHourSlots, holidayOn, nextBusinessDays } from "content/wire/business-days.ts";
import { replyDue } from "content/wire/reply-clock.ts";
import { addDays, wallTime } from "content/wire/zoned-time.ts";

/** How many business days are offered. */
export const DAYS_OFFERED = 10;

/**
 * A half hour that begins at `at` (milliseconds since 1970). `isTooSoon`: it begins before the
 * reply to a request is due.
 */
export type HalfHour = { readonly at: number; readonly isTooSoon: boolean };

export type BookableDay = { readonly day: string; readonly halfHours: readonly HalfHour[] };

/**
 * The next business days with their half hours, as of `now` (milliseconds since 1970), and the
 * holidays between them.
 */
export function bookableDays(now: number): {
  readonly days: readonly BookableDay[];
  readonly holidays: readonly { readonly day: string; readonly name: string }[];
} {
  const { due } = replyDue(now);
  const days = nextBusinessDays(now, DAYS_OFFERED);
  return {
    days: days.map((day) => ({
      day,
      halfHours: halfHourSlots(day).map((at) => ({ at, isTooSoon: at <= due })),
    })),
    holidays: holidaysUntil(days.at(-1) ?? "", now),
  };
}

/**
 * The half hours of an arbitrary day, to be drawn until the browser's clock is known. Only their
 * time of day matters.
 */
export function anyDay(): readonly HalfHour[] {
  const [day = ""] = nextBusinessDays(0, 1);
  return halfHourSlots(day).map((at) => ({ at, isTooSoon: false }));
}

function holidaysUntil(last: string, now: number) {
  const found: { day: string; name: string }[] = [];
  for (
    let day = addDays(wallTime(now, company.hours.zone).day, 1);
    day < last;
    day = addDays(day, 1)
  ) {
    const name = holidayOn(day);
    if (name) found.push({ day, name });
  }
  return found;
}
