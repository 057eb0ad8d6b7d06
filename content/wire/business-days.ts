import { company } from "content/company.ts";
import { type Holiday, holidays } from "content/holidays.ts";
import { week } from "content/office-hours.ts";
import { addDays, wallTime, zonedToInstant } from "content/wire/zoned-time.ts";

const HALF_HOUR_MS = 30 * 60_000;

/**
 * When the office opens and closes on `day` ("YYYY-MM-DD"), in milliseconds since 1970; null on a
 * closed day.
 */
export function openingOf(
  day: string,
): { readonly opensAt: number; readonly closesAt: number } | null {
  const { days, opens, closes, zone } = company.hours;
  if (!days.some((open) => open === weekdayOf(day)) || holidayOn(day) !== null) return null;
  return {
    opensAt: zonedToInstant({ day, time: opens }, zone),
    closesAt: zonedToInstant({ day, time: closes }, zone),
  };
}

/**
 * The name of the holiday that closes the office on `day`. Null when there is none, or when the
 * office is open on it.
 */
export function holidayOn(day: string): string | null {
  if (holidays.open.some((open) => open === day)) return null;
  const own = holidays.closed.find((closed) => closed.day === day);
  return own?.name ?? federalHolidays(Number(day.slice(0, 4))).get(day) ?? null;
}

/**
 * The days of the year of `now` and of the next on which the office is closed in spite of its
 * hours. `now`: milliseconds since 1970.
 */
export function closedDays(
  now: number,
): readonly { readonly day: string; readonly name: string }[] {
  const first = `${wallTime(now, company.hours.zone).day.slice(0, 4)}-01-01`;
  const days = Array.from({ length: 730 }, (_, ahead) => addDays(first, ahead));
  return days.flatMap((day) => {
    const name = holidayOn(day);
    return name !== null && company.hours.days.some((open) => open === weekdayOf(day))
      ? [{ day, name }]
      : [];
  });
}

/**
 * The next `count` business days ("YYYY-MM-DD") after the office's day at `now` (milliseconds since
 * 1970).
 */
export function nextBusinessDays(now: number, count: number): readonly string[] {
  const found: string[] = [];
  const { day: today } = wallTime(now, company.hours.zone);
  for (let day = addDays(today, 1); found.length < count; day = addDays(day, 1))
    if (openingOf(day)) found.push(day);
  return found;
}

/**
 * The starts of the half hours of `day` within opening hours, in milliseconds since 1970; none on a
 * closed day.
 */
export function halfHourSlots(day: string): readonly number[] {
  const opening = openingOf(day);
  if (!opening) return [];
  const count = Math.floor((opening.closesAt - opening.opensAt) / HALF_HOUR_MS);
  return Array.from({ length: count }, (_, i) => opening.opensAt + i * HALF_HOUR_MS);
}

let known:
  | { readonly of: typeof holidays; readonly years: Map<number, ReadonlyMap<string, string>> }
  | undefined;

/**
 * The days in `year` on which federal holidays are observed, by name. These may include New Year's
 * Day of the next year.
 */
function federalHolidays(year: number): ReadonlyMap<string, string> {
  if (known?.of !== holidays) known = { of: holidays, years: new Map() };
  const days =
    known.years.get(year) ??
    new Map(
      [year + 1, year].flatMap((of) =>
        holidays.federal.map((it) => [keptOn(dateIn(of, it)), it.name]),
      ),
    );
  known.years.set(year, days);
  return days;
}

/** 5 U.S.C. 6103(b) for Saturdays, Executive Order 11582 for Sundays. */
function keptOn(day: string): string {
  const weekday = weekdayOf(day);
  return addDays(day, weekday === "Sat" ? -1 : weekday === "Sun" ? 1 : 0);
}

function dateIn(year: number, holiday: Holiday): string {
  const month = `${year}-${String(holiday.month).padStart(2, "0")}`;
  if ("day" in holiday) return `${month}-${String(holiday.day).padStart(2, "0")}`;
  const length = new Date(Date.UTC(year, holiday.month, 0)).getUTCDate();
  const days = Array.from({ length }, (_, i) => addDays(`${month}-01`, i)).filter(
    (day) => weekdayOf(day) === holiday.weekday,
  );
  return days.at(holiday.nth > 0 ? holiday.nth - 1 : holiday.nth) ?? `${month}-01`;
}

function weekdayOf(day: string) {
  return week[(new Date(day).getUTCDay() + 6) % 7] ?? "Sun";
}

export type OfficeState =
  | { readonly open: true; readonly closesAt: number }
  | { readonly open: false; readonly opensAt: number };

/**
 * Whether the office is open at `now`, and until or from when; milliseconds since 1970. At closing
 * time it is closed.
 */
export function officeState(now: number): OfficeState {
  const { opensAt, closesAt } = openingAfter(now);
  return opensAt <= now ? { open: true, closesAt } : { open: false, opensAt };
}

/** The opening hours that contain `now`, or the next ones. */
export function openingAfter(now: number): { readonly opensAt: number; readonly closesAt: number } {
  const today = wallTime(now, company.hours.zone).day;
  for (let ahead = 0; ahead <= 366; ahead++) {
    const opening = openingOf(addDays(today, ahead));
    if (opening && now < opening.closesAt) return opening;
  }
  throw new Error(
    "The office is not open on any day of a year: look at `hours` in content/company.yaml and at content/holidays.yaml.",
  );
}
