/// <reference lib="esnext.temporal" />

/** When somebody is there: `opens` and `closes` as "HH:MM" in `zone` (IANA), on `days` ("Mon" ... "Sun"). */
export type OfficeHours = {
  readonly zone: string;
  readonly opens: string;
  readonly closes: string;
  readonly days: readonly string[];
};

/** True while the office is open at `now` (milliseconds since 1970). Holidays count as open: a mail too many on one of them costs nothing. */
export function isOpen({ zone, opens, closes, days }: OfficeHours, now: number): boolean {
  const local = localTime(zone, now);
  const time = local.toPlainTime().toString({ smallestUnit: "minute" });
  return days.includes(dayNames[local.dayOfWeek - 1] ?? "") && opens <= time && time < closes;
}

/** The last moment, not after `now`, at which clocks in `zone` showed `time` ("HH:MM"); milliseconds since 1970. On a day that skips it, the hour after. */
export function lastAt(time: string, zone: string, now: number): number {
  const local = localTime(zone, now);
  const today = local.withPlainTime(time);
  return (Temporal.ZonedDateTime.compare(today, local) > 0 ? local.subtract({ days: 1 }).withPlainTime(time) : today).epochMilliseconds;
}

const dayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

function localTime(zone: string, now: number) {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
}
