// Run by the build and by `npm run dev`; by hand after a change to an event: node web/build/write-calendars.ts [folder]
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { company } from "content/company.ts";
import { events, type SiteEvent } from "content/events.ts";
import { type CalendarEntry, calendarText, escapeText, utcTime } from "content/wire/calendar.ts";
import { ZONE } from "web/pages/events/schedule.ts";

/** Writes {folder}/{id}.ics for each event and {folder}/events.ics, with all of them, to subscribe to. Makes `folder`. */
export function writeCalendars(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const event of events) writeFileSync(join(folder, `${event.id}.ics`), calendarFile(event));
  writeFileSync(join(folder, "events.ics"), calendarFeed(events));
}

if (import.meta.main) writeCalendars(process.argv[2] ?? "public/calendar");

/** The rule of the United States since 2007, written out because Outlook does not know a zone by its name alone. */
const zone = [
  "BEGIN:VTIMEZONE",
  `TZID:${ZONE}`,
  "BEGIN:DAYLIGHT",
  "TZOFFSETFROM:-0600",
  "TZOFFSETTO:-0500",
  "TZNAME:CDT",
  "DTSTART:20070311T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZOFFSETFROM:-0500",
  "TZOFFSETTO:-0600",
  "TZNAME:CST",
  "DTSTART:20071104T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** One event as a calendar file. */
export function calendarFile(event: SiteEvent): string {
  return calendarText("Events", [entry(event)], zone);
}

/** All events as one calendar to subscribe to. Name and refresh interval are given by RFC 7986 and by the older X- properties. */
function calendarFeed(events: readonly SiteEvent[]): string {
  const name = escapeText(`${company.name}: events`);
  const feed = [`NAME:${name}`, `X-WR-CALNAME:${name}`, "REFRESH-INTERVAL;VALUE=DURATION:P1D", "X-PUBLISHED-TTL:P1D"];
  return calendarText("Events", events.map(entry), [...feed, ...zone]);
}

function entry({ id, changed, date, time, title, description, speaker, location, address }: SiteEvent): CalendarEntry {
  const page = `${company.origin}/events#details-${id}`;
  const stamp = Date.parse(changed);
  return {
    id,
    stamp,
    start: { time: `${date}T${time.start}:00`, zone: ZONE },
    end: { time: `${date}T${time.end}:00`, zone: ZONE },
    title,
    text: `${description}\n\nSpeaker: ${speaker}\n${page}`,
    more: [
      `LAST-MODIFIED:${utcTime(stamp)}`,
      `LOCATION:${escapeText([location, address].filter(Boolean).join(", "))}`,
      `URL:${page}`,
      `ORGANIZER;CN="${company.name}":${company.mail.info.href}`,
      "STATUS:CONFIRMED",
      "TRANSP:OPAQUE",
    ],
  };
}
