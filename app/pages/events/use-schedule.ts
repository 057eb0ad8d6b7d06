import { useSyncExternalStore } from "react";
import { everyMinute, thisMinute } from "#app/ui/minute.ts";
import { events } from "#content/events.ts";
import { buildTime, partition } from "./schedule.ts";

const DAY = 86_400_000;
export const AS_OF = "docket-as-of";

/**
 * The upcoming and past events as of the build's day, which the page contains, so that hydration renders the same. Then by the browser's
 * clock, every minute.
 */
export function useSchedule() {
  const asOf = useSyncExternalStore(everyMinute, thisMinute, whenBuilt);
  return { asOf, ...partition(events, asOf) };
}

/** Rounded down to a day, so that two builds of one day are equal. The browser reads it from the built page. */
function whenBuilt(): number {
  const written = typeof document === "undefined" ? null : document.getElementById(AS_OF)?.getAttribute("value");
  return written ? Number(written) : Math.floor(buildTime() / DAY) * DAY;
}
