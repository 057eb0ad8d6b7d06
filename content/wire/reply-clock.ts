import { claims } from "content/claims.ts";
import { company } from "content/company.ts";
import { openingAfter } from "content/wire/business-days.ts";
import { momentWords } from "content/wire/zoned-time.ts";

const { zone } = company.hours;
const HOUR_MS = 3_600_000;
/** Both promises (SPEC §9) in milliseconds, from content/claims.yaml: "2 hours" and "24 hours". */
const WORKING_MS = Number.parseInt(claims.responseHours.figure, 10) * HOUR_MS;
const LIMIT_MS = Number.parseInt(claims.noticeHours.figure, 10) * HOUR_MS;

/**
 * Both promises for a message received at `receivedAt`; milliseconds since 1970. `due` is after two open hours of the office, so within
 * opening hours, closing time included. `latest` is 24 hours later, closed hours included. Over a weekend `latest` is the earlier one. The
 * earlier one binds (docs/decisions/0022-one-clock.md).
 */
export function replyDue(receivedAt: number): { readonly due: number; readonly latest: number } {
  let [from, left] = [receivedAt, WORKING_MS];
  for (;;) {
    const { opensAt, closesAt } = openingAfter(from);
    const start = Math.max(from, opensAt);
    if (start + left <= closesAt) return { due: start + left, latest: receivedAt + LIMIT_MS };
    left -= closesAt - start;
    from = closesAt;
  }
}

/** "Monday, 10:00 AM CST": in the office's zone, with that day's abbreviation (CST or CDT). */
export function formatChicago(moment: number): string {
  const { weekday, time, zone: abbreviation } = momentWords(moment, zone);
  return `${weekday}, ${time} ${abbreviation}`;
}

/** "Monday, November 23, 2026, 10:00 AM CST" */
export function formatChicagoDate(moment: number): string {
  const { weekday, month, day, year, time, zone: abbreviation } = momentWords(moment, zone);
  return `${weekday}, ${month} ${day}, ${year}, ${time} ${abbreviation}`;
}

/** "2026-11-23 16:00:00 UTC" */
export function formatUtc(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
