import { ZONE } from "#app/pages/events/schedule.ts";
import { company } from "#content/company.ts";
import type { SiteEvent } from "#content/events.ts";
import { calendarText, escapeText } from "#shared/calendar-lines.ts";

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

/** One event as a calendar file (RFC 5545). The same event always gives the same bytes. */
export function calendarFile(event: SiteEvent): string {
  return calendar([], [event]);
}

/** All events as one calendar to subscribe to. Name and refresh interval are given by RFC 7986 and by the older X- properties. */
export function calendarFeed(events: readonly SiteEvent[]): string {
  const name = escapeText(`${company.name}: events`);
  return calendar([`NAME:${name}`, `X-WR-CALNAME:${name}`, "REFRESH-INTERVAL;VALUE=DURATION:P1D", "X-PUBLISHED-TTL:P1D"], events);
}

function calendar(properties: readonly string[], events: readonly SiteEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(company.name)}//Events//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...properties,
    ...zone,
    ...events.flatMap(entry),
    "END:VCALENDAR",
  ];
  return calendarText(lines);
}

function entry(event: SiteEvent): readonly string[] {
  const host = new URL(company.origin).hostname;
  const page = `${company.origin}/events#details-${event.id}`;
  return [
    "BEGIN:VEVENT",
    // Stable, so that a second download updates the entry instead of doubling it.
    `UID:${event.id}@${host}`,
    `DTSTAMP:${compact(event.changed)}T000000Z`,
    `LAST-MODIFIED:${compact(event.changed)}T000000Z`,
    `DTSTART;TZID=${ZONE}:${local(event.date, event.time.start)}`,
    `DTEND;TZID=${ZONE}:${local(event.date, event.time.end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(`${event.description}\n\nSpeaker: ${event.speaker}\n${page}`)}`,
    `LOCATION:${escapeText([event.location, event.address].filter(Boolean).join(", "))}`,
    `URL:${page}`,
    `ORGANIZER;CN="${company.name}":${company.mail.info.href}`,
    "STATUS:CONFIRMED",
    "TRANSP:OPAQUE",
    "END:VEVENT",
  ];
}

const compact = (date: string) => date.replaceAll("-", "");
const local = (date: string, time: string) => `${compact(date)}T${time.replace(":", "")}00`;
