import { useSyncExternalStore } from "react";
import { everyMinute, thisMinute } from "#app/ui/minute.ts";
import { events } from "#content/events.ts";
import { buildTime, partition } from "./schedule.ts";

const DAY = 86_400_000;
export const AS_OF = "docket-as-of";

/**
 * What is upcoming and what is past, now. The prerendered page says so as of the day it was built and writes that day down;
 * the browser first draws the same page, then looks at its own clock, every minute.
 */
export function useSchedule() {
  const asOf = useSyncExternalStore(everyMinute, thisMinute, whenBuilt);
  return { asOf, ...partition(events, asOf) };
}

/** A whole day, so that two builds of one day are the same. In the browser, read from the page that the build made. */
function whenBuilt(): number {
  const written = typeof document === "undefined" ? null : document.getElementById(AS_OF)?.getAttribute("value");
  return written ? Number(written) : Math.floor(buildTime() / DAY) * DAY;
}
