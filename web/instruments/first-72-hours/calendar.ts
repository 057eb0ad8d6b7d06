import type { RetentionClock } from "content/retention-clocks.ts";
import { retentionSources } from "content/retention-clocks.ts";
import { type CalendarEntry, calendarText, escapeText } from "content/wire/calendar.ts";
import { addDays } from "content/wire/zoned-time.ts";
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
  return calendarText(calendar.product, [
    ...checkpointsOf(plan).map((checkpoint) => checkpointEntry(checkpoint, key, now)),
    ...dated.filter(({ left }) => left >= 0).map((expiry) => dayEntry(expiry, key, now)),
  ]);
}

function checkpointEntry({ hours, moment }: Checkpoint, key: string, now: number): CalendarEntry {
  const title = calendar.checkpoint(hours);
  return {
    id: `${hours}-hours-${key}`,
    stamp: now,
    start: moment,
    end: moment + QUARTER_OF_AN_HOUR_MS,
    title,
    text: calendar.checkpointText,
    more: reminder(title, BEFORE_A_MOMENT),
  };
}

function dayEntry({ clock: { id, what, source, screen, page }, expires }: Expiry, key: string, now: number): CalendarEntry {
  const title = calendar.goes(what);
  return {
    id: `${id}-${key}`,
    stamp: now,
    start: { day: expires },
    end: { day: addDays(expires, 1) },
    title,
    text: calendar.text(retentionSources[source], screen, page?.href),
    more: reminder(title, BEFORE_A_DAY),
  };
}

/** An entry that rings and leaves its owner free. */
function reminder(title: string, triggers: readonly string[]): readonly string[] {
  const alarm = (trigger: string) => [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:${trigger}`,
    `DESCRIPTION:${escapeText(title)}`,
    "END:VALARM",
  ];
  return ["TRANSP:TRANSPARENT", ...triggers.flatMap(alarm)];
}
