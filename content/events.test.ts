import { describe, expect, test } from "vitest";
import { events } from "./events.ts";

describe("the events", () => {
  test("The events have ids that name a file and an anchor, each once", () => {
    for (const { id } of events) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  test("fall on weekdays and end after they start", () => {
    for (const { date, time } of events) {
      expect([1, 2, 3, 4, 5]).toContain(new Date(`${date}T12:00:00Z`).getUTCDay());
      expect(time.end > time.start).toBe(true);
    }
  });

  test("feature one: a virtual CLE on AI-powered document review, 2:00 to 3:00 PM (SPEC §3)", () => {
    const featured = events.filter((event) => event.featured);
    expect(featured).toHaveLength(1);
    expect(featured[0]).toMatchObject({
      type: "cle",
      isVirtual: true,
      time: { start: "14:00", end: "15:00" },
    });
    expect(featured[0]?.title).toMatch(/AI-powered document review/);
  });
});
