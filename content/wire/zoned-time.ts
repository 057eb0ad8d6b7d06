const DAY_MS = 86_400_000;

/** A local date "YYYY-MM-DD" and time "HH:MM". */
export type WallTime = { readonly day: string; readonly time: string };

/** The local date and time in `zone` (IANA) at `moment` (milliseconds since 1970). */
export function wallTime(moment: number, zone: string): WallTime {
  const [day = "", time = ""] = new Date(asShown(moment, zone)).toISOString().split("T");
  return { day, time: time.slice(0, 5) };
}

/**
 * The moment, in milliseconds since 1970, of a local time in `zone` (IANA). Of a time that occurs
 * twice, it is the first. A skipped time is moved on by the clock change, as in `Temporal`, which
 * not every browser of 2026 has. Throws a RangeError when the zone or the time does not exist.
 */
export function zonedToInstant({ day, time }: WallTime, zone: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // Clocks change at most once within the two days, so one of the two offsets is right.
  const before = wanted - offset(wanted - DAY_MS, zone);
  const after = wanted - offset(wanted + DAY_MS, zone);
  const shows = [before, after].filter((moment) => asShown(moment, zone) === wanted);
  return shows.length > 0 ? Math.min(...shows) : before;
}

/** The date `count` days after `day`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** How far `zone` is ahead of UTC at `moment`, in milliseconds; `moment` is a whole second. */
function offset(moment: number, zone: string): number {
  return asShown(moment, zone) - moment;
}

/**
 * The local time in `zone` at `moment`, read as if it were UTC, in milliseconds since 1970; to the
 * second.
 */
function asShown(moment: number, zone: string): number {
  const part = Object.fromEntries(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(
    part.year ?? 0,
    (part.month ?? 1) - 1,
    part.day,
    part.hour,
    part.minute,
    part.second,
  );
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a formatter takes far longer than using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { timeZone, ...numbers });
  clocks.set(timeZone, clock);
  return clock;
}

const numbers = {
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
} as const;

/** A moment in words: "Monday", "November", "23", "2026", "10:00 AM", "CST". */
export type MomentWords = Readonly<
  Record<"weekday" | "month" | "day" | "year" | "time" | "zone", string>
>;

/**
 * The words for `moment` (milliseconds since 1970) in `zone` (IANA). Their `zone` is that day's
 * abbreviation, or "GMT+9" without one.
 */
export function momentWords(moment: number, zone: string): MomentWords {
  // Joined from parts, because browsers differ in the separators.
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const {
    weekday = "",
    month = "",
    day = "",
    year = "",
    hour,
    minute,
    dayPeriod,
    timeZoneName = "",
  } = part;
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
