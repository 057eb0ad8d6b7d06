import { lastAt } from "service/delivery/rounds/canary.ts";
import { expect, test } from "vitest";

test.each([
  ["07:00", "2026-06-01T12:00:00Z", "2026-06-01T12:00:00Z"],
  ["07:00", "2026-06-01T11:59:59Z", "2026-05-31T12:00:00Z"],
  // The day the clocks go forward in Chicago has no 02:30.
  ["02:30", "2026-03-08T20:00:00Z", "2026-03-08T08:30:00Z"],
  ["02:30", "2026-03-09T20:00:00Z", "2026-03-09T07:30:00Z"],
])("the last %s before %s was at %s", (time, now, last) => {
  expect(lastAt(time, "America/Chicago", Date.parse(now))).toBe(Date.parse(last));
});
