/// <reference lib="esnext.temporal" />

import { wallTime, zonedToInstant } from "content/wire/zoned-time.ts";
import fc from "fast-check";
import { expect, test } from "vitest";

/** These include an offset of 45 minutes, and clock changes of half an hour. */
const zones = [
  "America/Chicago",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Europe/Dublin",
  "America/St_Johns",
  "UTC",
];

test("what clocks show becomes the moment that Temporal finds, skipped and doubled hours too", () => {
  const day = fc
    .date({ min: new Date("2025-01-01"), max: new Date("2045-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString());
  const time = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));
  const changes = [
    "2026-03-08",
    "2026-11-01",
    "2026-03-29",
    "2026-10-25",
    "2026-04-05",
    "2026-10-04",
  ];
  fc.assert(
    fc.property(
      fc.oneof(day, fc.constantFrom(...changes)),
      time,
      fc.constantFrom(...zones),
      (date, at, zone) => {
        const wall = { day: date.slice(0, 10), time: at };
        const oracle = Temporal.PlainDateTime.from(`${wall.day}T${at}`).toZonedDateTime(zone);
        expect(zonedToInstant(wall, zone)).toBe(oracle.epochMilliseconds);
        expect(wallTime(oracle.epochMilliseconds, zone)).toEqual({
          day: oracle.toPlainDate().toString(),
          time: oracle.toPlainTime().toString({ smallestUnit: "minute" }),
        });
      },
    ),
    { numRuns: 2000 },
  );
});
