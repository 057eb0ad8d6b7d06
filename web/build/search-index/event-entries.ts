import { events, eventTypes, type SiteEvent } from "content/events.ts";
import { shortDay } from "web/parts/calendar-day.ts";
import type { Entry } from "./entry.ts";
import { textOfLines } from "./text-of-lines.ts";

/** All events, future and past: both have an anchor on the page. */
export const eventEntries = (): readonly Entry[] => events.map(eventEntry);

function eventEntry({ id, title, type, date, location, speaker, description, details }: SiteEvent): Entry {
  const text = textOfLines([...(details?.program.map(({ text }) => text) ?? []), ...(details?.notes ?? [])]);
  return {
    kind: "event",
    href: `/events#${id}`,
    title,
    description: `${description} ${eventTypes[type].one}, ${location}. ${speaker}.`,
    mark: shortDay(date),
    practice: "",
    sections: text ? [{ anchor: "", offset: 0, heading: "", text }] : [],
  };
}
