import {
  halfHourSlots,
  holidayOn,
  nextBusinessDays,
  openingOf,
} from "content/wire/business-days.ts";
import { formatChicagoDate } from "content/wire/reply-clock.ts";
import { describe, expect, test } from "vitest";

/**
 * Published by the Office of Personnel Management for 2026 and 2027; New Year's Day of 2028 is
 * observed in 2027.
 */
const published = [
  ...[
    "2026-01-01",
    "2026-01-19",
    "2026-02-16",
    "2026-05-25",
    "2026-06-19",
    "2026-07-03",
    "2026-09-07",
    "2026-10-12",
    "2026-11-11",
  ],
  ...[
    "2026-11-26",
    "2026-12-25",
    "2027-01-01",
    "2027-01-18",
    "2027-02-15",
    "2027-05-31",
    "2027-06-18",
    "2027-07-05",
    "2027-09-06",
  ],
  ...["2027-10-11", "2027-11-11", "2027-11-25", "2027-12-24", "2027-12-31"],
];

describe("holidays", () => {
  test("Holidays are those of the federal calendar, on the days on which they are kept", () => {
    const days = Array.from({ length: 730 }, (_, i) =>
      new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
    );
    expect(days.filter((day) => holidayOn(day) !== null)).toEqual(published);
  });

  test("close the office and have a name", () => {
    expect(openingOf("2026-11-26")).toBeNull();
    expect(holidayOn("2026-11-26")).toBe("Thanksgiving Day");
  });
});

test("the next business days begin after today in Chicago and leave out weekends and holidays", () => {
  // Monday evening in Chicago is Tuesday by UTC.
  expect(nextBusinessDays(Date.parse("2026-11-23T23:00-06:00"), 5)).toEqual([
    "2026-11-24",
    "2026-11-25",
    "2026-11-27",
    "2026-11-30",
    "2026-12-01",
  ]);
});

test("a day has half hours from opening to closing, by its own clocks", () => {
  for (const day of ["2026-03-06", "2026-03-09"]) {
    const slots = halfHourSlots(day).map(formatChicagoDate);
    expect(slots).toHaveLength(20);
    expect(slots[0]).toMatch(/ 8:00 AM C[SD]T$/);
    expect(slots.at(-1)).toMatch(/ 5:30 PM C[SD]T$/);
  }
  expect(halfHourSlots("2026-11-26")).toEqual([]);
});
