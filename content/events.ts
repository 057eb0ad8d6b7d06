import { readEvents } from "./lists.ts";
import { person } from "./person.ts";
import { isPublished } from "./publish-at.ts";

/** An entry of events.yaml. */
export type SiteEvent = (typeof events)[number];

/**
 * All published events in any order. An event is upcoming until it ends. Reads events.yaml, so bundles contain the result instead
 * (web/build/evaluated-modules.ts).
 */
export const events = readEvents()
  .values.filter(isPublished)
  .map(({ publishAt: _, ...event }) => ({ ...event, speaker: person(event.speaker).name }));
