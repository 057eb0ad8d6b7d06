import { type WallTime, wallTime, zonedToInstant } from "content/wire/zoned-time.ts";
import type { Plan } from "./plan.ts";

const windows = [4, 24, 72] as const;
export type Window = (typeof windows)[number];

/** The end of a window: the moment (milliseconds since 1970) and the visitor's local time. */
export type Checkpoint = { readonly hours: Window; readonly moment: number; readonly at: WallTime };

const HOUR_MS = 3_600_000;

/** The ends of the first 4, 24 and 72 elapsed hours. After a clock change the third falls on another time of day. */
export function checkpointsOf({ began, zone }: Pick<Plan, "began" | "zone">): readonly Checkpoint[] {
  const start = zonedToInstant(began, zone);
  return windows.map((hours) => {
    const moment = start + hours * HOUR_MS;
    return { hours, moment, at: wallTime(moment, zone) };
  });
}
