import type { SiteEvent } from "content/events.ts";
import { startOf } from "web/pages/events/schedule.ts";

/** A time in Chicago with its offset from UTC, such as 2027-04-22T14:00:00-05:00. Without a time: midnight. */
export function chicagoTime(date: SiteEvent["date"], time = "00:00"): string {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const hours = (startOf({ date, time: { start: time, end: time } }) - shown) / 3_600_000;
  return `${date}T${time}:00-${String(hours).padStart(2, "0")}:00`;
}
