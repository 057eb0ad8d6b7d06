import { openingOf } from "content/wire/business-days.ts";
import { formatChicagoDate } from "content/wire/reply-clock.ts";
import { describe, expect, it } from "vitest";
import { anyDay, bookableDays } from "./bookable-days.ts";

const opening = openingOf("2026-11-23") ?? { opensAt: 0, closesAt: 0 };
const HOUR_MS = 3_600_000;
const halfHours = Math.floor((2 * (opening.closesAt - opening.opensAt)) / HOUR_MS);
/** The Sunday before Thanksgiving. */
const { days, holidays } = bookableDays(Date.parse("2026-11-22T20:00-06:00"));

describe("the days on offer", () => {
  it("are the next ten business days, and the holiday among them is named", () => {
    expect(days.map(({ day }) => day)).toEqual([
      ...["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-27", "2026-11-30"],
      ...["2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-07"],
    ]);
    expect(holidays).toEqual([{ day: "2026-11-26", name: "Thanksgiving Day" }]);
  });

  it("name a holiday that is tomorrow, and not the one of today", () => {
    expect(bookableDays(Date.parse("2026-11-25T12:00-06:00")).holidays).toHaveLength(1);
    expect(bookableDays(Date.parse("2026-11-26T12:00-06:00")).holidays).toEqual([]);
  });

  it("leave out no half hour except those that an answer would be too late for", () => {
    const early = days[0]?.halfHours
      .filter(({ isTooSoon }) => isTooSoon)
      .map(({ at }) => formatChicagoDate(at));
    expect(early?.at(-1)).toBe(formatChicagoDate(opening.opensAt + 2 * HOUR_MS));
    expect(early).toHaveLength(5);
    expect(
      days.slice(1).flatMap((day) => day.halfHours.filter(({ isTooSoon }) => isTooSoon)),
    ).toEqual([]);
    expect(new Set(days.map((day) => day.halfHours.length))).toEqual(new Set([halfHours]));
  });

  it("are drawn by the build with as many half hours", () => {
    expect(anyDay()).toHaveLength(halfHours);
  });
});
