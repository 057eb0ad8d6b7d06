/// <reference lib="esnext.temporal" />

import { company } from "content/company.ts";
import { officeState, openingOf } from "content/wire/business-days.ts";
import {
  formatChicago,
  formatChicagoBrief,
  formatChicagoDate,
  formatUtc,
  replyDue,
} from "content/wire/reply-clock.ts";
import { addDays, wallTime } from "content/wire/zoned-time.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

const { zone, opens, closes, days } = company.hours;
const [minute, hour] = [60_000, 3_600_000];

describe("both promises", () => {
  test.each([
    ["in the morning of a business day", "2026-11-23T10:00-06:00", "Monday, 12:00 PM CST"],
    ["two hours before closing", "2026-11-23T16:00-06:00", "Monday, 6:00 PM CST"],
    ["in the last hour", "2026-11-23T17:30-06:00", "Tuesday, 9:30 AM CST"],
    ["before opening", "2026-11-24T05:00-06:00", "Tuesday, 10:00 AM CST"],
    ["at night on a Wednesday", "2026-11-18T23:00-06:00", "Thursday, 10:00 AM CST"],
    ["on a Friday evening", "2026-11-20T19:00-06:00", "Monday, 10:00 AM CST"],
    ["on a Friday with an hour left", "2026-11-20T17:00-06:00", "Monday, 9:00 AM CST"],
    ["on the eve of Thanksgiving", "2026-11-25T17:59-06:00", "Friday, 9:59 AM CST"],
    [
      "on a Saturday, the day before clocks go forward",
      "2026-03-07T12:00-06:00",
      "Monday, 10:00 AM CDT",
    ],
    [
      "on a Saturday, the day before clocks go back",
      "2026-10-31T12:00-05:00",
      "Monday, 10:00 AM CST",
    ],
  ])("a message that comes %s has its reply by", (_, received, due) => {
    expect(formatChicago(replyDue(Date.parse(received)).due)).toBe(due);
  });

  test.each([
    ["on a business day before another", "2026-11-18T23:00-06:00", "Thursday, 11:00 PM CST"],
    ["on a Friday evening", "2026-11-20T21:05-06:00", "Monday, 9:05 PM CST"],
    ["on a Saturday", "2026-11-21T15:00-06:00", "Tuesday, 12:00 AM CST"],
    ["on the eve of Thanksgiving", "2026-11-25T17:59-06:00", "Friday, 5:59 PM CST"],
    [
      "on a Saturday, the day before clocks go back",
      "2026-10-31T12:00-05:00",
      "Tuesday, 12:00 AM CST",
    ],
  ])("a message that comes %s is answered at the latest by", (_, received, latest) => {
    expect(formatChicago(replyDue(Date.parse(received), false).latest)).toBe(latest);
  });

  test("where closed days count, both promises end 24 hours after a message of a Saturday", () => {
    const received = Date.parse("2026-11-21T15:00-06:00");
    expect(replyDue(received, true)).toEqual({
      due: received + 24 * hour,
      latest: received + 24 * hour,
    });
  });
});

/** Whole minutes of the years 2025 to 2045. */
const moment = fc
  .integer({ min: Date.UTC(2025, 0, 1) / minute, max: Date.UTC(2045, 11, 31) / minute })
  .map((minutes) => minutes * minute);

describe("over the years 2025 to 2045", () => {
  test("a reply is due within opening hours or at closing, two hours of them after the message", () => {
    fc.assert(
      fc.property(moment, (received) => {
        const { due, latest } = replyDue(received);
        expect(latest - received).toBeGreaterThanOrEqual(24 * hour);
        expect(latest).toBeGreaterThanOrEqual(due);
        expect(officeState(due - 1).open).toBe(true);
        expect(openMs(received, due)).toBe(2 * hour);
      }),
    );
  });

  test("a later message is never due earlier", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 14 * 24 * 60 }), (received, later) => {
        expect(replyDue(received + later * minute).due).toBeGreaterThanOrEqual(
          replyDue(received).due,
        );
      }),
    );
  });

  test("the office is open or closed until the moment it says, and then it changes", () => {
    fc.assert(
      fc.property(moment, (now) => {
        const state = officeState(now);
        const change = state.open ? state.closesAt : state.opensAt;
        expect(change).toBeGreaterThan(now);
        expect(officeState(change - 1).open).toBe(state.open);
        expect(officeState(change).open).toBe(!state.open);
      }),
    );
  });

  test("The office is open on its days and hours in Chicago, but on no holiday, as Temporal says", () => {
    fc.assert(
      fc.property(moment, (now) => {
        const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
        const time = local.toPlainTime().toString({ smallestUnit: "minute" });
        const isDay = local.dayOfWeek <= days.length && !isFederalHoliday(local.toPlainDate());
        expect(officeState(now).open).toBe(isDay && opens <= time && time < closes);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a moment in words", () => {
  const winter = Date.parse("2026-11-23T10:00-06:00");
  test("A moment in words has the weekday, and the zone's abbreviation of that day", () => {
    expect(formatChicago(winter)).toBe("Monday, 10:00 AM CST");
    expect(formatChicago(Date.parse("2026-07-13T12:05-05:00"))).toBe("Monday, 12:05 PM CDT");
  });
  test("A moment in words has the year on a receipt, and the time of UTC", () => {
    expect(formatChicagoDate(winter)).toBe("Monday, November 23, 2026, 10:00 AM CST");
    expect(formatChicagoBrief(winter)).toBe("Nov 23, 2026, 10:00 AM CST");
    expect(formatUtc(winter)).toBe("2026-11-23 16:00:00 UTC");
  });
});

/** The office's open time between two moments. */
function openMs(from: number, to: number): number {
  let open = 0;
  for (let day = wallTime(from, zone).day; day <= wallTime(to, zone).day; day = addDays(day, 1)) {
    const { opensAt, closesAt } = openingOf(day) ?? { opensAt: 0, closesAt: 0 };
    open += Math.max(0, Math.min(closesAt, to) - Math.max(opensAt, from));
  }
  return open;
}

/**
 * The rules of 5 U.S.C. 6103, stated differently from the code: each holiday by its possible days
 * of the month.
 */
function isFederalHoliday(date: Temporal.PlainDate): boolean {
  const { month, day, dayOfWeek } = date;
  const week = Math.ceil(day / 7);
  if (dayOfWeek === 1) {
    if ((month === 1 && week === 3) || (month === 2 && week === 3) || (month === 5 && day > 24))
      return true;
    if ((month === 9 && week === 1) || (month === 10 && week === 2)) return true;
  }
  if (month === 11 && week === 4 && dayOfWeek === 4) return true;
  const isFixed = (at: Temporal.PlainDate) =>
    ["1-1", "6-19", "7-4", "11-11", "12-25"].includes(`${at.month}-${at.day}`);
  const [yesterday, tomorrow] = [date.subtract({ days: 1 }), date.add({ days: 1 })];
  return (
    isFixed(date) ||
    (dayOfWeek === 5 && isFixed(tomorrow)) ||
    (dayOfWeek === 1 && isFixed(yesterday))
  );
}
