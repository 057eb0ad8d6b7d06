// Run by the build and by `npm run dev`; by hand after a change to an event: node web/build/write-calendars.ts [folder]
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { events } from "content/events.ts";
import { calendarFeed, calendarFile } from "./ics.ts";

/** Writes {folder}/{id}.ics for each event and {folder}/events.ics, with all of them, to subscribe to. Makes `folder`. */
export function writeCalendars(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const event of events) writeFileSync(join(folder, `${event.id}.ics`), calendarFile(event));
  writeFileSync(join(folder, "events.ics"), calendarFeed(events));
}

if (import.meta.main) writeCalendars(process.argv[2] ?? "public/calendar");
