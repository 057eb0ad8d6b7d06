import { company } from "content/company.ts";
import { consultationRequest } from "content/form-words.ts";
import type { Href } from "content/site-map.ts";
import { halfHourSlots } from "content/wire/business-days.ts";
import { formatChicagoDate } from "content/wire/reply-clock.ts";
import { type MomentWords, momentWords, wallTime } from "content/wire/zoned-time.ts";

/** How many half hours a visitor may ask for at once. */
export const MOST_TIMES = 3;

/**
 * The contact form's address to ask for a consultation at one of `times` (milliseconds since 1970),
 * for a visitor in `zone` (IANA).
 */
export function timesAddress(times: readonly number[], zone: string): Href {
  const query = new URLSearchParams(
    times.map((at) => ["time", `${new Date(at).toISOString().slice(0, 16)}Z`]),
  );
  query.set("zone", zone);
  return `/contact?${query}`;
}

/** The message for such an address; undefined when it names none of the office's half hours. */
export function timesMessage(query: URLSearchParams): string | undefined {
  const zone = knownZone(query.get("zone"));
  const lines = timesIn(query).map(
    (at, i) => `${i + 1}. ${formatChicagoDate(at)}${inBrackets(at, zone)}`,
  );
  return lines.length > 0 ? consultationRequest(lines.join("\n")) : undefined;
}

/** The office's half hours that such an address names, the best first. */
export function timesIn(query: URLSearchParams): readonly number[] {
  return [...new Set(query.getAll("time").map((text) => Date.parse(text)))]
    .filter(isSlot)
    .slice(0, MOST_TIMES);
}

/** The time in `zone` at a moment, in words; null when it equals the office's. */
export function otherClock(at: number, zone: string): MomentWords | null {
  const [here, there] = [wallTime(at, company.hours.zone), wallTime(at, zone)];
  return here.day === there.day && here.time === there.time ? null : momentWords(at, zone);
}

function isSlot(at: number): boolean {
  return Number.isFinite(at) && halfHourSlots(wallTime(at, company.hours.zone).day).includes(at);
}

function knownZone(zone: string | null): string {
  try {
    return new Intl.DateTimeFormat("en-US", {
      timeZone: zone ?? company.hours.zone,
    }).resolvedOptions().timeZone;
  } catch {
    return company.hours.zone;
  }
}

/** " (Wednesday, 12:00 AM GMT+9, Asia/Tokyo)" */
function inBrackets(at: number, zone: string): string {
  const clock = otherClock(at, zone);
  return clock ? ` (${clock.weekday}, ${clock.time} ${clock.zone}, ${zone})` : "";
}
