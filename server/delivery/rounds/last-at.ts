import { addDays, wallTime, zonedToInstant } from "#shared/zoned-time.ts";

/**
 * The last moment up to `now` (milliseconds since 1970) at which clocks in `zone` showed `time` ("HH:MM"). On a day without it, the hour
 * after.
 */
export function lastAt(time: string, zone: string, now: number): number {
  const { day } = wallTime(now, zone);
  const today = zonedToInstant({ day, time }, zone);
  return today <= now ? today : zonedToInstant({ day: addDays(day, -1), time }, zone);
}
