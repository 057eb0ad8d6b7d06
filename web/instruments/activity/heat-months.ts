import type { Heat } from "./heat-of.ts";

/** A day of the table: `name` as “Wed 18”, its records by hour, the fullest hour. */
export type HeatDay = {
  readonly name: string;
  readonly hours: Uint32Array;
  readonly records: number;
  readonly most: number;
  readonly isWeekend: boolean;
};
export type HeatMonth = { readonly name: string; readonly records: number; readonly days: readonly HeatDay[] };

const DAY = 86_400_000;
const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options });
const monthName = format({ year: "numeric", month: "long" });
const weekday = format({ weekday: "short" });

/** The months with records, each with all days within the log. */
export function heatMonths({ first, counts }: Heat): readonly HeatMonth[] {
  const months = new Map<string, HeatDay[]>();
  for (let at = 0; at < counts.length / 24; at++) {
    const date = new Date((first + at) * DAY);
    const hours = counts.subarray(at * 24, at * 24 + 24);
    const day = {
      name: `${weekday.format(date)} ${date.getUTCDate()}`,
      hours,
      records: hours.reduce((sum, n) => sum + n, 0),
      most: Math.max(...hours),
      isWeekend: date.getUTCDay() % 6 === 0,
    };
    const name = monthName.format(date);
    months.set(name, [...(months.get(name) ?? []), day]);
  }
  return [...months]
    .map(([name, days]) => ({ name, days, records: days.reduce((sum, { records }) => sum + records, 0) }))
    .filter(({ records }) => records > 0);
}

/** The shade of an hour, 0 to 4. The logarithm separates 1 from 0, and 50 from 500. */
export function levelOf(records: number, most: number): number {
  if (records === 0) return 0;
  return most === 1 ? 4 : 1 + Math.round((3 * Math.log(records)) / Math.log(most));
}
