import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { zoneClock } from "./zone-clock.ts";

const zones = ["America/Chicago", "UTC", "Europe/Berlin", "Asia/Kolkata", "Australia/Lord_Howe", "America/St_Johns", "Asia/Tokyo"];
const [from, to] = [Date.UTC(2025, 9, 1), Date.UTC(2026, 11, 1)];
/** Minutes around the changes of the clocks of Chicago and Berlin in 2025 and 2026. */
const changes = [
  "2025-11-02T07:00Z",
  "2026-03-08T08:00Z",
  "2026-11-01T07:00Z",
  "2025-10-26T01:00Z",
  "2026-03-29T01:00Z",
  "2026-10-25T01:00Z",
];
const moment = fc.oneof(
  fc.integer({ min: from, max: to - 1 }),
  fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -7200, max: 7200 })).map(([at, seconds]) => Date.parse(at) + seconds * 1000),
);

describe("days and hours on the clocks of a zone", () => {
  it.each(zones)("agree with Temporal in %s, both changes of the clocks among them", (zone) => {
    const clock = zoneClock(zone);
    fc.assert(
      fc.property(moment, (at) => {
        const oracle = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
        expect(clock.hourOf(at)).toBe(oracle.hour);
        expect(new Date(clock.dayOf(at) * 86_400_000).toISOString().slice(0, 10)).toBe(oracle.toPlainDate().toString());
        expect(clock.iso(at)).toBe(`${oracle.toPlainDateTime().toString({ smallestUnit: "second" })}${oracle.offset}`);
      }),
    );
  });

  it("names the zone as it stands then", () => {
    const clock = zoneClock("America/Chicago");
    expect(clock.stamp(Date.parse("2026-03-08T07:59:59Z"))).toBe("2026-03-08 01:59:59 CST");
    expect(clock.stamp(Date.parse("2026-03-08T08:00:00Z"))).toBe("2026-03-08 03:00:00 CDT");
  });
});
