/** The days of a week as calendars head them, and in full. */
export const dayNames = {
  Mon: "Monday",
  Tue: "Tuesday",
  Wed: "Wednesday",
  Thu: "Thursday",
  Fri: "Friday",
  Sat: "Saturday",
  Sun: "Sunday",
} as const;

export type Day = keyof typeof dayNames;

export const week = [
  "Mon",
  "Tue",
  "Wed",
  "Thu",
  "Fri",
  "Sat",
  "Sun",
] as const satisfies readonly Day[];

export const isDay = (name: string): name is Day => Object.hasOwn(dayNames, name);

/**
 * Whether programs know the zone by this name (IANA), such as "America/Chicago" or "US/Central".
 */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

type Opening = {
  /** In the order of the week. */
  readonly days: readonly Day[];
  /** 24 hours, "08:00". */
  readonly opens: string;
  readonly closes: string;
  /** The office's zone for programs (IANA) and for people. */
  readonly zone: string;
  readonly abbreviation: string;
  readonly clock: string;
};

export type OfficeHours = Opening & {
  /** "Monday to Friday, 8:00 AM to 6:00 PM CST" */
  readonly text: string;
  /** "8 to 6" */
  readonly short: string;
  /** "Mon–Fri, 8 to 6" */
  readonly brief: string;
};

/** The hours with all their wordings, so that a change of hours is one edit. */
export function officeHours(opening: Opening): OfficeHours {
  const { opens, closes, abbreviation } = opening;
  return {
    ...opening,
    text: `${daysText(opening.days)}, ${twelve(opens)} to ${twelve(closes)} ${abbreviation}`,
    short: `${onDial(opens)} to ${onDial(closes)}`,
    brief: `${briefDays(opening.days)}, ${onDial(opens)} to ${onDial(closes)}`,
  };
}

/** The opening hour: "8:00 AM". */
export const opensAt = ({ opens }: Pick<Opening, "opens">): string => twelve(opens);

/** "Monday to Friday" for three or more in a row, else each by its name: "Tuesday and Friday". */
function daysText(days: readonly Day[]): string {
  const row = rowOf(days);
  if (row) return `${dayNames[row.first]} to ${dayNames[row.last]}`;
  return new Intl.ListFormat("en-US").format(days.map((day) => dayNames[day]));
}

/** "Mon–Fri", or "Tue, Fri" */
function briefDays(days: readonly Day[]): string {
  const row = rowOf(days);
  return row ? `${row.first}–${row.last}` : days.join(", ");
}

/** The first and the last of three or more consecutive days; null for others. */
function rowOf(days: readonly Day[]): { readonly first: Day; readonly last: Day } | null {
  const [first = "Mon", last = first] = [days[0], days.at(-1)];
  const isRow = week.indexOf(last) - week.indexOf(first) === days.length - 1;
  return isRow && days.length > 2 ? { first, last } : null;
}

/** "8:00 AM" */
function twelve(time: string): string {
  const [hour = 0, minutes = ""] = [Number(time.slice(0, 2)), time.slice(2)];
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/** "8", or "8:30", without a.m. or p.m. */
const onDial = (time: string) => twelve(time).replace(/(?::00)? [AP]M$/, "");
