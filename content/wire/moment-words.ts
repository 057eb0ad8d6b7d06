/** A moment in words: "Monday", "November", "23", "2026", "10:00 AM", "CST". */
export type MomentWords = Readonly<Record<"weekday" | "month" | "day" | "year" | "time" | "zone", string>>;

/** The words for `moment` (milliseconds since 1970) in `zone` (IANA). Their `zone` is that day's abbreviation, or "GMT+9" without one. */
export function momentWords(moment: number, zone: string): MomentWords {
  // Joined from parts, because browsers differ in the separators.
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const { weekday = "", month = "", day = "", year = "", hour, minute, dayPeriod, timeZoneName = "" } = part;
  return { weekday, month, day, year, time: `${hour}:${minute} ${dayPeriod}`, zone: timeZoneName };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a formatter takes far longer than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { timeZone, ...words });
  formats.set(timeZone, format);
  return format;
}

const words = {
  hourCycle: "h12",
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;
