import { readEvents } from "./lists.ts";
import { person } from "./person.ts";

/** An entry of events.yaml. */
export type SiteEvent = (typeof events)[number];

/**
 * All events in any order. An event is upcoming until it ends. Reads events.yaml, so bundles contain the result instead
 * (web/build/evaluated-modules.ts).
 */
export const events = readEvents().values.map((event) => ({ ...event, speaker: person(event.speaker).name }));
