import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

/** An entry of events.yaml. */
export type SiteEvent = Content["events"][number];

/** All published events in any order. An event is upcoming until it ends. */
export let events: Content["events"];
whenShown("events", (published) => {
  events = published;
});
