import { expect, test } from "vitest";
import { isOpen, lastAt } from "#server/delivery/office-hours.ts";
import { officeHours } from "../../tests/support/rounds.ts";

test.each([
  ["2026-01-12T08:00:00-06:00", true],
  ["2026-01-12T07:59:59-06:00", false],
  ["2026-01-12T17:59:59-06:00", true],
  ["2026-01-12T18:00:00-06:00", false],
  ["2026-07-13T08:00:00-05:00", true],
  ["2026-07-13T07:30:00-05:00", false],
  ["2026-01-10T12:00:00-06:00", false],
  ["2026-01-11T12:00:00-06:00", false],
])("at %s the office is open: %s", (time, open) => {
  expect(isOpen(officeHours, Date.parse(time))).toBe(open);
});

test.each([
  ["07:00", "2026-06-01T12:00:00Z", "2026-06-01T12:00:00Z"],
  ["07:00", "2026-06-01T11:59:59Z", "2026-05-31T12:00:00Z"],
  // The day the clocks go forward in Chicago has no 02:30.
  ["02:30", "2026-03-08T20:00:00Z", "2026-03-08T08:30:00Z"],
  ["02:30", "2026-03-09T20:00:00Z", "2026-03-09T07:30:00Z"],
])("the last %s before %s was at %s", (time, now, last) => {
  expect(lastAt(time, "America/Chicago", Date.parse(now))).toBe(Date.parse(last));
});
