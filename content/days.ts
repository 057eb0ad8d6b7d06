import { type Day, dayNames, week } from "./office-hours.ts";

/** A day as `2025-05-22`. */
export type CalendarDay = `${number}-${string}-${string}`;

export const months: readonly string[] = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

type Result<T> = { readonly value: T } | { readonly fault: string };

/**
 * Reads `2027-04-22`, also as `Thursday, 2027-04-22`. Other ways to write a day are told how to
 * write it.
 */
export function readDay(text: string): Result<CalendarDay> {
  const [, weekday = "", day = ""] = /^(?:([A-Z][a-z]+),? +)?(.*)$/s.exec(text.trim()) ?? [];
  const named =
    weekday && week.find((key) => [key, dayNames[key]].some((name) => name === weekday));
  const written = named || !weekday ? day : text.trim();
  if (isWritten(written)) return checked(written, named || undefined);
  const iso = otherwise(written);
  return { fault: iso ? `write it as ${iso}` : "expected a day, as 2027-04-22" };
}

function checked(day: CalendarDay, named: Day | undefined): Result<CalendarDay> {
  if (!exists(day)) return { fault: notThere(day) };
  const real = weekdayOf(day);
  return named && named !== real
    ? { fault: `${day} is a ${dayNames[real]}, not a ${dayNames[named]}` }
    : { value: day };
}

/**
 * Days in running words that do not exist or fall on another weekday: “Thursday, April 23, 2027”.
 */
export function wrongDaysIn(text: string): readonly string[] {
  return [
    ...text.matchAll(
      new RegExp(
        `(?:(${Object.values(dayNames).join("|")}),? )?(${months.join("|")}) (\\d{1,2}), (\\d{4})`,
        "g",
      ),
    ),
  ].flatMap(([words, weekday, month = "", date = "", year = ""]) => {
    const day = iso(year, monthNumber(month), date);
    if (!exists(day)) return [`${words}: ${notThere(day)}`];
    const real = dayNames[weekdayOf(day)];
    return weekday && weekday !== real
      ? [`${words}: expected ${real}, ${month} ${date}, ${year}`]
      : [];
  });
}

/** Reads `14:00 to 15:00`. */
export function readTimes(text: string): Result<{ readonly start: string; readonly end: string }> {
  const [, first = "", last = "", ...more] = /^(.+?)\s*(?:to|–|-)\s*(.+)$/.exec(text.trim()) ?? [];
  const [start, end] = [clock(first), clock(last)];
  const written = /^\d\d:\d\d to \d\d:\d\d$/.test(text.trim()) && more.length === 0;
  if (!start || !end) {
    const only = clock(text);
    if (only) return { fault: `expected the end too: write it as ${only} to ${later(only)}` };
    return { fault: "expected a start and an end on a clock of 24 hours, as 14:00 to 15:00" };
  }
  if (end <= start)
    return {
      fault: `the end, ${end}, is not after the start, ${start}: expected 14:00 to 15:00, on a clock of 24 hours`,
    };
  return written ? { value: { start, end } } : { fault: `write it as ${start} to ${end}` };
}

/**
 * Reads `2027-05-06 09:00`, also with the weekday before it. Other ways to write day or time are
 * told how to write them.
 */
export function readMoment(
  text: string,
): Result<{ readonly day: CalendarDay; readonly time: string }> {
  const [, date = text, written] =
    /^(.+?)(?:,? +(?:at +)?|T)(\d{1,2}(?::\d\d)?(?:\s*[ap]\.?m\.?)?)$/i.exec(text.trim()) ?? [];
  const day = readDay(date);
  const time = clock(written ?? "");
  if ("fault" in day)
    return day.fault.startsWith("write it as") ? { fault: `${day.fault} ${time ?? "09:00"}` } : day;
  if (written === undefined)
    return { fault: `expected the time too: write it as ${day.value} 09:00` };
  if (!time) return { fault: `expected a time on a clock of 24 hours, as ${day.value} 09:00` };
  return text.trim().endsWith(`${day.value} ${time}`)
    ? { value: { day: day.value, time } }
    : { fault: `write it as ${day.value} ${time}` };
}

/** “2:00 PM” or “14:00” as `14:00`. */
function clock(text: string): string | undefined {
  const [, hours = "", minutes = "00", half = ""] =
    /^(\d{1,2})(?::(\d\d))?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim()) ?? [];
  if (hours === "" || (half === "" && !text.includes(":"))) return undefined;
  const hour =
    half === "" ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return hour > 23 || Number(minutes) > 59
    ? undefined
    : `${String(hour).padStart(2, "0")}:${minutes}`;
}

const later = (time: string) =>
  `${String((Number(time.slice(0, 2)) + 1) % 24).padStart(2, "0")}${time.slice(2)}`;

const monthNumber = (name: string) => months.indexOf(name) + 1;

const isWritten = (text: string): text is CalendarDay => /^\d{4}-\d\d-\d\d$/.test(text);

export function exists(day: string): boolean {
  return new Date(`${day}T00:00Z`).toJSON()?.slice(0, 10) === day;
}

export const weekdayOf = (day: string): Day => week[(new Date(day).getUTCDay() + 6) % 7] ?? "Sun";

function notThere(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  const name = months[Number(month) - 1];
  if (!name) return `there is no month ${month}: expected year, month and day, as 2027-04-22`;
  return `there is no ${name} ${Number(date)}: ${name} ${year} has ${new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()} days`;
}

/** A day in another way of writing: 4/22/2027, April 22, 2027, 22 April 2027, 2027-4-22. */
function otherwise(text: string): string | undefined {
  const [, m, d, y] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  if (y && m && d) return existing(iso(y, Number(m), d));
  const [, year, month, date] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year && month && date) return existing(iso(year, Number(month), date));
  const name = months.findIndex((one) => new RegExp(`\\b${one.slice(0, 3)}`, "i").test(text));
  const [, inWords] = /\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(text) ?? [];
  const [, yearInWords] = /\b(\d{4})\b/.exec(text) ?? [];
  return name >= 0 && inWords && yearInWords
    ? existing(iso(yearInWords, name + 1, inWords))
    : undefined;
}

const existing = (day: string) => (exists(day) ? day : undefined);

function iso(year: string, month: number, date: string): CalendarDay {
  return `${Number(year)}-${String(month).padStart(2, "0")}-${date.padStart(2, "0")}`;
}
