import { company } from "#content/company.ts";
import { retentionSources } from "#content/retention-clocks/sources.ts";
import type { RetentionClock } from "#content/retention-clocks.ts";
import { calendarText, escapeText } from "#shared/calendar-lines.ts";
import { addDays } from "#shared/zoned-time.ts";
import { type Checkpoint, checkpointsOf } from "./checkpoints.ts";
import { type Expiry, expiriesOf } from "./expiries.ts";
import type { Plan } from "./plan.ts";
import { first72Hours as words } from "./words.ts";

const { calendar } = words;
/** Alarms relative to the day's first midnight: at 9 a.m. one week before and one day before. */
const BEFORE_A_DAY = ["-P6DT15H", "-PT15H"];
const BEFORE_A_MOMENT = ["-PT30M"];
const QUARTER_OF_AN_HOUR_MS = 15 * 60_000;

/**
 * A plan as a calendar file (RFC 5545). It has an all-day entry for each expiry day, and the ends of the three windows, all with alarms.
 * Expired items are left out. `now` is in milliseconds since 1970. The same plan saved again replaces its entries.
 */
export function planCalendar(plan: Plan, clocks: readonly RetentionClock[], now: number): string {
  const { dated } = expiriesOf(plan, clocks);
  const key = `${plan.began.day}-${plan.began.time}-${plan.event}`.replaceAll(":", "");
  return calendarText([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(company.name)}//${calendar.product}//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...checkpointsOf(plan).flatMap((checkpoint) => checkpointEntry(checkpoint, key, now)),
    ...dated.filter(({ left }) => left >= 0).flatMap((expiry) => dayEntry(expiry, key, now)),
    "END:VCALENDAR",
  ]);
}

function checkpointEntry({ hours, moment }: Checkpoint, key: string, now: number): readonly string[] {
  const when = [`DTSTART:${compact(moment)}`, `DTEND:${compact(moment + QUARTER_OF_AN_HOUR_MS)}`];
  return entry(`${hours}-hours-${key}`, now, when, calendar.checkpoint(hours), calendar.checkpointText, BEFORE_A_MOMENT);
}

function dayEntry({ clock, expires }: Expiry, key: string, now: number): readonly string[] {
  const { id, what, source, screen, page } = clock;
  const when = [`DTSTART;VALUE=DATE:${bare(expires)}`, `DTEND;VALUE=DATE:${bare(addDays(expires, 1))}`];
  return entry(`${id}-${key}`, now, when, calendar.goes(what), calendar.text(retentionSources[source], screen, page?.href), BEFORE_A_DAY);
}

function entry(
  id: string,
  now: number,
  when: readonly string[],
  title: string,
  text: string,
  alarms: readonly string[],
): readonly string[] {
  const summary = `SUMMARY:${escapeText(title)}`;
  const description = `DESCRIPTION:${escapeText(text)}`;
  const uid = `UID:${id}@${new URL(company.origin).hostname}`;
  // Calendars show the owner as free: the entry is a reminder.
  const head = ["BEGIN:VEVENT", uid, `DTSTAMP:${compact(now)}`, ...when, summary, description, "TRANSP:TRANSPARENT"];
  const rings = alarms.flatMap((trigger) => [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:${trigger}`,
    `DESCRIPTION:${escapeText(title)}`,
    "END:VALARM",
  ]);
  return [...head, ...rings, "END:VEVENT"];
}

/** "20261123T160000Z" */
const compact = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

const bare = (day: string) => day.replaceAll("-", "");
