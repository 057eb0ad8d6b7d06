import { events, type SiteEvent } from "content/events.ts";
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
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent("vtimezone");
  const entry = calendar.getFirstSubcomponent("vevent");
  if (!zone || !entry) throw new Error("the file has no zone or no event");
  return { zone: new ICAL.Timezone(zone), event: new ICAL.Event(entry), entry };
}

/** Milliseconds since 1970 by the file's own time zone and not ours, as a calendar computes it. */
function moment(time: ICAL.Time, zone: ICAL.Timezone) {
  const local = time.clone();
  local.zone = zone;
  return local.toUnixTime() * 1000;
}

describe("a calendar file", () => {
  test.each([
    ["the Friday before clocks go forward", "2027-03-12", "2027-03-12T20:00:00Z"],
    ["the Monday after clocks went forward", "2027-03-15", "2027-03-15T19:00:00Z"],
    ["the Friday before clocks go back", "2027-11-05", "2027-11-05T19:00:00Z"],
    ["the Monday after clocks went back", "2027-11-08", "2027-11-08T20:00:00Z"],
    ["the day clocks go forward", "2027-03-14", "2027-03-14T19:00:00Z"],
    ["the day clocks go back", "2027-11-07", "2027-11-07T20:00:00Z"],
  ] as const)("places two o’clock in Chicago on %s", (_, date, utc) => {
    const source = at(date, "14:00", "15:00");
    const { event, zone } = read(calendarFile(source));
    expect(new Date(moment(event.startDate, zone)).toISOString()).toBe(new Date(utc).toISOString());
    expect(moment(event.endDate, zone) - moment(event.startDate, zone)).toBe(3_600_000);
    expect(startOf(source)).toBe(Date.parse(utc));
  });

  test.each(events.map((event) => [event.id, event] as const))("of %s agrees with the page on the hour", (_, event) => {
    const { event: entry, zone } = read(calendarFile(event));
    expect(moment(entry.startDate, zone)).toBe(startOf(event));
    expect(entry.summary).toBe(event.title);
  });

  test("gives back every character of its texts", () => {
    const source = at("2027-04-22", "14:00", "15:00");
    const { event } = read(calendarFile(source));
    expect(event.summary).toBe(source.title);
    expect(event.description).toContain(source.description);
  });

  test("ends every line with CR LF and folds at 75 octets, never inside a character", () => {
    const file = calendarFile(at("2027-04-22", "14:00", "15:00"));
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file).not.toContain("\uFFFD");
  });

  test("is the same every time, and its identity survives a change of words", () => {
    const source = at("2027-04-22", "14:00", "15:00");
    expect(calendarFile(source)).toBe(calendarFile(source));
    expect(read(calendarFile({ ...source, title: "Another title" })).event.uid).toBe(read(calendarFile(source)).event.uid);
    expect(read(calendarFile(source)).entry.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-16T00:00:00Z");
  });
});
