import { company } from "content/company.ts";
import { openingOf } from "./business-days.ts";
import { addDays, wallTime } from "./zoned-time.ts";

const { zone } = company.hours;

export type OfficeState = { readonly open: true; readonly closesAt: number } | { readonly open: false; readonly opensAt: number };

/** Whether the office is open at `now`, and until or from when; milliseconds since 1970. At closing time it is closed. */
export function officeState(now: number): OfficeState {
  const { opensAt, closesAt } = openingAfter(now);
  return opensAt <= now ? { open: true, closesAt } : { open: false, opensAt };
}

/** The opening hours that contain `now`, or the next ones. */
export function openingAfter(now: number): { readonly opensAt: number; readonly closesAt: number } {
  const today = wallTime(now, zone).day;
  for (let ahead = 0; ahead <= 366; ahead++) {
    const opening = openingOf(addDays(today, ahead));
    if (opening && now < opening.closesAt) return opening;
  }
  throw new Error("The office is not open on any day of a year: look at `hours` in content/company.yaml and at content/holidays.yaml.");
}
