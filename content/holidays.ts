import type { Day } from "./office-hours.ts";

/** A fixed date, or the nth weekday of a month; -1 is the last. */
export type Holiday = { readonly name: string; readonly month: number } & (
  | { readonly day: number }
  | { readonly nth: number; readonly weekday: Day }
);

/**
 * Days on which the office is closed in spite of `hours` in content/company.ts. All reply times, the header and the booking form use this
 * list. Remove federal holidays on which you work; add your own days to `closed`.
 */
export const holidays: Holidays = {
  /** 5 U.S.C. 6103(a). A holiday on a Saturday moves to Friday, one on a Sunday to Monday. */
  federal: [
    { name: "New Year’s Day", month: 1, day: 1 },
    { name: "Birthday of Martin Luther King, Jr.", month: 1, nth: 3, weekday: "Mon" },
    { name: "Washington’s Birthday", month: 2, nth: 3, weekday: "Mon" },
    { name: "Memorial Day", month: 5, nth: -1, weekday: "Mon" },
    { name: "Juneteenth", month: 6, day: 19 },
    { name: "Independence Day", month: 7, day: 4 },
    { name: "Labor Day", month: 9, nth: 1, weekday: "Mon" },
    { name: "Columbus Day", month: 10, nth: 2, weekday: "Mon" },
    { name: "Veterans Day", month: 11, day: 11 },
    { name: "Thanksgiving Day", month: 11, nth: 4, weekday: "Thu" },
    { name: "Christmas Day", month: 12, day: 25 },
  ],
  /** Other days on which the office is closed: `{ day: "2026-11-27", name: "Day after Thanksgiving" }`. */
  closed: [],
  /** Single holidays on which the office is open: `"2027-10-11"`. */
  open: [],
};

type Holidays = {
  readonly federal: readonly Holiday[];
  readonly closed: readonly { readonly day: CalendarDay; readonly name: string }[];
  readonly open: readonly CalendarDay[];
};

type CalendarDay = `${number}-${number}-${number}`;
