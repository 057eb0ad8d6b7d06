import { promisedHours } from "content/claims.ts";
import { company } from "content/company.ts";
import { openingAfter, openingOf } from "content/wire/business-days.ts";
import { addDays, momentWords, wallTime, zonedToInstant } from "content/wire/zoned-time.ts";

const HOUR_MS = 3_600_000;
const workingMs = () => promisedHours.open * HOUR_MS;
const limitMs = () => promisedHours.latest * HOUR_MS;

/**
 * Both promises for a message received at `receivedAt`; milliseconds since 1970. `due` is after two
 * open hours of the office, closing time included. `latest` is after 24 hours, day and night;
 * unless `closedDaysCount`, hours of closed days are left out, so that a message of a closed day
 * counts from the start of the next business day. `due` is never later than `latest`
 * (docs/decisions/0022-one-clock.md).
 */
export function replyDue(
  receivedAt: number,
  closedDaysCount = company.closedDays.counted,
): { readonly due: number; readonly latest: number } {
  const latest = closedDaysCount ? receivedAt + limitMs() : afterBusinessDays(receivedAt);
  return { due: Math.min(afterOpenHours(receivedAt), latest), latest };
}

function afterOpenHours(receivedAt: number): number {
  let [from, left] = [receivedAt, workingMs()];
  for (;;) {
    const { opensAt, closesAt } = openingAfter(from);
    const start = Math.max(from, opensAt);
    if (start + left <= closesAt) return start + left;
    left -= closesAt - start;
    from = closesAt;
  }
}

/**
 * Business days count from midnight to midnight, so 23 or 25 hours when the clocks change on one.
 */
function afterBusinessDays(receivedAt: number): number {
  const { zone } = company.hours;
  let [from, left] = [receivedAt, limitMs()];
  for (;;) {
    const { day } = wallTime(from, zone);
    const midnight = zonedToInstant({ day: addDays(day, 1), time: "00:00" }, zone);
    const counted = openingOf(day) ? midnight - from : 0;
    if (left <= counted) return from + left;
    left -= counted;
    from = midnight;
  }
}

/** "Monday, 10:00 AM CST": in the office's zone, with that day's abbreviation (CST or CDT). */
export function formatChicago(moment: number): string {
  const { weekday, time, zone: abbreviation } = momentWords(moment, company.hours.zone);
  return `${weekday}, ${time} ${abbreviation}`;
}

/** "Monday, November 23, 2026, 10:00 AM CST" */
export function formatChicagoDate(moment: number): string {
  const {
    weekday,
    month,
    day,
    year,
    time,
    zone: abbreviation,
  } = momentWords(moment, company.hours.zone);
  return `${weekday}, ${month} ${day}, ${year}, ${time} ${abbreviation}`;
}

/** "Nov 23, 2026, 10:00 AM CST" */
export function formatChicagoBrief(moment: number): string {
  const { month, day, year, time, zone: abbreviation } = momentWords(moment, company.hours.zone);
  return `${month.slice(0, 3)} ${day}, ${year}, ${time} ${abbreviation}`;
}

/** "2026-11-23 16:00:00 UTC" */
export function formatUtc(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
