import { company } from "content/company.ts";
import { events, type SiteEvent } from "content/events.ts";
import { wallTime } from "content/wire/zoned-time.ts";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { startOf } from "web/pages/events/schedule.ts";
import { calendarFile } from "./write-calendars.ts";

const at = (date: SiteEvent["date"], start: string, end: string): SiteEvent => ({
  id: "hearing",
  title: "A hearing; with, awkward \\ marks",
  type: "cle",
  date,
  time: { start, end },
  location: "Chicago",
  isVirtual: false,
  description:
    "“Curly” quotes, ümlauts, § signs and a description long enough to be folded over several lines of the file, as every calendar expects.\nAnd a second line.",
  speaker: "Somebody",
  featured: false,
  changed: "2026-11-16",
});

function read(file: string) {
  const entry = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
  if (!entry) throw new Error("the file has no event");
  return { event: new ICAL.Event(entry), entry };
}

/** Milliseconds since 1970, as a calendar in another zone computes it. */
function moment(time: ICAL.Time) {
  expect(time.zone).toBe(ICAL.Timezone.utcTimezone);
  return time.toUnixTime() * 1000;
}

describe("a calendar file", () => {
  test.each([
    ["the Friday before clocks go forward", "2027-03-12"],
    ["the Monday after clocks went forward", "2027-03-15"],
    ["the Friday before clocks go back", "2027-11-05"],
    ["the Monday after clocks went back", "2027-11-08"],
    ["the day clocks go forward", "2027-03-14"],
    ["the day clocks go back", "2027-11-07"],
  ] as const)("places two o’clock at the office on %s", (_, day) => {
    const { event } = read(calendarFile(at(day, "14:00", "15:00")));
    expect(wallTime(moment(event.startDate), company.hours.zone)).toEqual({ day, time: "14:00" });
    expect(wallTime(moment(event.endDate), company.hours.zone)).toEqual({ day, time: "15:00" });
  });

  test.each(events.map((event) => [event.id, event] as const))(
    "The calendar file of %s agrees with the page on the hour",
    (_, event) => {
      const { event: entry } = read(calendarFile(event));
      expect(moment(entry.startDate)).toBe(startOf(event));
      expect(entry.summary).toBe(event.title);
    },
  );

  test("A calendar file gives back every character of its texts", () => {
    const source = at("2027-04-22", "14:00", "15:00");
    const { event } = read(calendarFile(source));
    expect(event.summary).toBe(source.title);
    expect(event.description).toContain(source.description);
  });

  test("A calendar file ends lines with CR LF and folds at 75 octets, never inside a character", () => {
    const file = calendarFile(at("2027-04-22", "14:00", "15:00"));
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of file.split("\r\n"))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file).not.toContain("\uFFFD");
  });

  test("A calendar file is the same every time, and its identity survives a change of words", () => {
    const source = at("2027-04-22", "14:00", "15:00");
    expect(calendarFile(source)).toBe(calendarFile(source));
    expect(read(calendarFile({ ...source, title: "Another title" })).event.uid).toBe(
      read(calendarFile(source)).event.uid,
    );
    expect(read(calendarFile(source)).entry.getFirstPropertyValue("dtstamp")?.toString()).toBe(
      "2026-11-16T00:00:00Z",
    );
  });
});
