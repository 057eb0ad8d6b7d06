const DAY_MS = 86_400_000;

/** What clocks in a zone show: the date as "YYYY-MM-DD", the time as "HH:MM". */
export type WallTime = { readonly day: string; readonly time: string };

/** What clocks in `zone` (IANA) show at `moment` (milliseconds since 1970). */
export function wallTime(moment: number, zone: string): WallTime {
  const [day = "", time = ""] = new Date(asShown(moment, zone)).toISOString().split("T");
  return { day, time: time.slice(0, 5) };
}

/**
 * The moment, in milliseconds since 1970, at which clocks in `zone` (IANA) show `time` on `day`. Of a time that comes twice it is the first; a time
 * that is skipped is put off by as much as the clocks were put forward (the rule of `Temporal`, which not every browser of 2026 has).
 * Throws a RangeError for a zone or a time that does not exist.
 */
export function zonedToInstant({ day, time }: WallTime, zone: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // Clocks change at most once between the two, so one of the offsets is right.
  const before = wanted - offset(wanted - DAY_MS, zone);
  const after = wanted - offset(wanted + DAY_MS, zone);
  const shows = [before, after].filter((moment) => asShown(moment, zone) === wanted);
  return shows.length > 0 ? Math.min(...shows) : before;
}

/** The date `count` days after `day`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** How far clocks in `zone` are ahead of UTC at `moment`, in milliseconds; `moment` is a whole second. */
function offset(moment: number, zone: string): number {
  return asShown(moment, zone) - moment;
}

/** The moment at which clocks in UTC show what those in `zone` show at `moment`, to the second. */
function asShown(moment: number, zone: string): number {
  const part = Object.fromEntries(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Kept, because making a format takes far longer than using it. */
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
