// Run by the build and by `npm run dev`; by hand after a change to an event: node
// web/build/write-calendars.ts [folder]
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { company } from "content/company.ts";
import { events, type SiteEvent } from "content/events.ts";
import { type CalendarEntry, calendarText, escapeText, utcTime } from "content/wire/calendar.ts";
import { endOf, startOf } from "web/pages/events/schedule.ts";

/**
 * Writes {folder}/{id}.ics for each event and {folder}/events.ics, with all of them, to subscribe
 * to. Makes `folder`.
 */
export function writeCalendars(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const event of events) writeFileSync(join(folder, `${event.id}.ics`), calendarFile(event));
  writeFileSync(join(folder, "events.ics"), calendarFeed(events));
}

if (import.meta.main) writeCalendars(process.argv[2] ?? "public/calendar");

/** One event as a calendar file. */
export function calendarFile(event: SiteEvent): string {
  return calendarText("Events", [entry(event)]);
}

/**
 * All events as one calendar to subscribe to. Name and refresh interval are given by RFC 7986 and
 * by the older X- properties.
 */
function calendarFeed(events: readonly SiteEvent[]): string {
  const name = escapeText(`${company.name}: events`);
  const feed = [
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    "X-PUBLISHED-TTL:P1D",
  ];
  return calendarText("Events", events.map(entry), feed);
}

function entry(event: SiteEvent): CalendarEntry {
  const { id, changed, title, description, speaker, location, address } = event;
  const page = `${company.origin}/events#${id}`;
  const stamp = Date.parse(changed);
  return {
    id,
    stamp,
    start: startOf(event),
    end: endOf(event),
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
