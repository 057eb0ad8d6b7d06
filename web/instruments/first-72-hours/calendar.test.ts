import { retentionClocks } from "content/retention-clocks.ts";
import ICAL from "ical.js";
import { expect, describe as group, test } from "vitest";
import { planCalendar } from "./calendar.ts";
import { expiriesOf } from "./expiries.ts";
import { everything } from "./plan-of-everything.ts";

group("the calendar file", () => {
  const plan = { ...everything, began: { day: "2026-03-26", time: "18:40" } };
  const file = planCalendar(plan, retentionClocks, Date.UTC(2026, 2, 26, 23, 40));
  const events = new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents("vevent")
    .map((entry) => ({ entry, event: new ICAL.Event(entry) }));

  test("has the days to come, all day long, and the three windows; what has run out is left out", () => {
    const { dated } = expiriesOf(plan, retentionClocks);
    const coming = dated.filter(({ left }) => left >= 0);
    expect(coming.length).toBeLessThan(dated.length);
    const allDay = events.filter(({ event }) => event.startDate.isDate);
    expect(allDay.map(({ event }) => event.startDate.toString())).toEqual(coming.map(({ expires }) => expires));
    expect(allDay.every(({ event }) => event.duration.toSeconds() === 86_400)).toBe(true);
    const timed = events.filter(({ event }) => !event.startDate.isDate);
    expect(timed.map(({ event }) => event.startDate.toJSDate().toISOString())).toEqual([
      "2026-03-27T03:40:00.000Z",
      "2026-03-27T23:40:00.000Z",
      "2026-03-29T23:40:00.000Z",
    ]);
  });

  test("rings at nine a week and a day before, and half an hour before a window ends", () => {
    const rings = events.map(({ entry, event }) =>
      entry.getAllSubcomponents("valarm").map((alarm) => {
        const trigger = alarm.getFirstPropertyValue("trigger");
        if (!(trigger instanceof ICAL.Duration)) throw new Error("an alarm without a duration");
        const at = event.startDate.clone();
        at.isDate = false;
        at.addDuration(trigger);
        return (at.toUnixTime() - event.startDate.toUnixTime()) / 3600;
      }),
    );
    expect(new Set(rings.map(String))).toEqual(new Set(["-0.5", "-159,-15"]));
  });

  test("names each entry once, folds its lines at 75 octets, and gives back its words", () => {
    expect(new Set(events.map(({ event }) => event.uid)).size).toBe(events.length);
    for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const audit = events.find(({ event }) => event.uid.startsWith("purview-audit"))?.event;
    expect(audit?.description).toContain(retentionClocks.find(({ id }) => id === "purview-audit")?.screen);
    expect(file).toBe(planCalendar(plan, retentionClocks, Date.UTC(2026, 2, 26, 23, 40)));
  });
});
