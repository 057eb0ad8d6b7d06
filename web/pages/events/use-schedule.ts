import { events } from "content/events.ts";
import { useSyncExternalStore } from "react";
import { everyMinute, thisMinute } from "web/parts/minute.ts";
import { partition } from "./schedule.ts";

/**
 * The upcoming and past events: as of `asOf` in the document and while it is hydrated, then by the
 * browser's clock, every minute.
 */
export const useSchedule = (asOf: number) =>
  partition(
    events,
    useSyncExternalStore(everyMinute, thisMinute, () => asOf),
  );
