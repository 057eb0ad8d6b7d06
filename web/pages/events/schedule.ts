import { company } from "content/company.ts";
import type { SiteEvent } from "content/events.ts";
import { zonedToInstant } from "content/wire/zoned-time.ts";

/** All times of events are in the office's zone. */

type Sitting = Pick<SiteEvent, "date" | "time">;

export const startOf = ({ date, time }: Sitting) =>
  zonedToInstant({ day: date, time: time.start }, company.hours.zone);
export const endOf = ({ date, time }: Sitting) =>
  zonedToInstant({ day: date, time: time.end }, company.hours.zone);

/**
 * Splits events at `now` (milliseconds since 1970); an event is upcoming until its end. Upcoming:
 * the next first. Past: the latest first.
 */
export function partition(
  events: readonly SiteEvent[],
  now: number,
): { upcoming: readonly SiteEvent[]; past: readonly SiteEvent[] } {
  const inOrder = events.toSorted((a, b) => startOf(a) - startOf(b));
  return {
    upcoming: inOrder.filter((event) => endOf(event) > now),
    past: inOrder.filter((event) => endOf(event) <= now).toReversed(),
  };
}

/**
 * “2:00 to 3:00 PM” when both times are in the same half of the day, else “11:30 AM to 12:30 PM”.
 */
export function hours({ time }: SiteEvent): string {
  const [start, end] = [twelve(time.start), twelve(time.end)];
  return start.half === end.half
    ? `${start.clock} to ${end.clock} ${end.half}`
    : `${start.clock} ${start.half} to ${end.clock} ${end.half}`;
}

function twelve(time: string) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return {
    clock: `${hour % 12 || 12}:${String(minute).padStart(2, "0")}`,
    half: hour < 12 ? "AM" : "PM",
  };
}
