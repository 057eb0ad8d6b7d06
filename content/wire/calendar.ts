import { company } from "content/company.ts";

/** An entry of a calendar file. `more` has whole lines of further properties (RFC 5545, 3.6.1). */
export type CalendarEntry = {
  /** Stays the same when the words change, so that a second download updates the entry. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly stamp: number;
  readonly start: When;
  readonly end: When;
  readonly title: string;
  readonly text: string;
  readonly more: readonly string[];
};

/** Milliseconds since 1970, or a whole day ("2026-11-23"). */
type When = number | { readonly day: string };

/** Folding counts octets, not characters (RFC 5545, 3.1). */
const OCTETS = 75;

/**
 * A calendar file (RFC 5545). `more` has whole lines before the entries. The same entries always
 * give the same bytes.
 */
export function calendarText(
  product: string,
  entries: readonly CalendarEntry[],
  more: readonly string[] = [],
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(company.name)}//${product}//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...more,
    ...entries.flatMap(entryLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function entryLines({
  id,
  stamp,
  start,
  end,
  title,
  text,
  more,
}: CalendarEntry): readonly string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${id}@${new URL(company.origin).hostname}`,
    `DTSTAMP:${utcTime(stamp)}`,
    `DTSTART${whenText(start)}`,
    `DTEND${whenText(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    ...more,
    "END:VEVENT",
  ];
}

function whenText(when: When): string {
  return typeof when === "number" ? `:${utcTime(when)}` : `;VALUE=DATE:${bare(when.day)}`;
}

/** "20261123T160000Z" */
export const utcTime = (moment: number) => `${bare(new Date(moment).toISOString().slice(0, 19))}Z`;

const bare = (time: string) => time.replace(/[-:]/g, "");

/** Escapes text for a property's value (RFC 5545, 3.3.11). */
export const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

/**
 * Cuts a line at 75 octets, never inside a character. The next line starts with a space, which
 * counts.
 */
function fold(line: string): string {
  let folded = "";
  let used = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (used + size > OCTETS) {
      folded += "\r\n ";
      used = 1;
    }
    folded += character;
    used += size;
  }
  return folded;
}
