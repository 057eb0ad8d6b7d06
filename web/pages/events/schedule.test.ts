import { events } from "content/events.ts";
import { describe, expect, test } from "vitest";
import { endOf, hours, partition } from "./schedule.ts";

const next = events.find(({ featured }) => featured);
const on = (iso: string) => Date.parse(iso);

describe("the schedule", () => {
  test("The featured event is to come and the others are past, on the pinned day (SPEC §9)", () => {
    const { upcoming, past } = partition(events, on("2026-11-01T12:00:00Z"));
    expect(upcoming.map(({ id }) => id)).toContain(next?.id);
    expect(past.length + upcoming.length).toBe(events.length);
    expect(past.filter(({ featured }) => featured)).toEqual([]);
  });

  test("The schedule moves an event to the past when it ends, not before", () => {
    if (!next) throw new Error("no featured event");
    expect(partition(events, endOf(next) - 1).upcoming).toContain(next);
    expect(partition(events, endOf(next)).upcoming).toEqual([]);
    expect(partition(events, endOf(next)).past[0]).toBe(next);
  });

  test("The schedule shows past events from the latest to the oldest", () => {
    const { past } = partition(events, on("2027-12-31T00:00:00Z"));
    expect(past.map(({ date }) => date)).toEqual(
      [...past.map(({ date }) => date)].sort().reverse(),
    );
  });

  test("The schedule writes hours as people say them", () => {
    const event = events[0];
    if (!event) throw new Error("no event");
    expect(hours(event)).toBe("2:00 to 3:00 PM");
    expect(hours({ ...event, time: { start: "11:30", end: "12:15" } })).toBe(
      "11:30 AM to 12:15 PM",
    );
    expect(hours({ ...event, time: { start: "00:00", end: "09:05" } })).toBe("12:00 to 9:05 AM");
  });
});
