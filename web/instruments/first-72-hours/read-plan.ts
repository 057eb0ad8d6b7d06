import { type RetentionSource, retentionSources } from "content/retention-clocks.ts";
import type { Plan, TypedPlan } from "./plan.ts";
import { first72Hours as words } from "./words.ts";

/** Errors by cell name: "event", "days.teams-chat". */
export type Errors = Readonly<Record<string, string>>;

/** A century in days: no setting is longer, and dates stay valid. */
const MOST_DAYS = 36_525;

/** Reads the form. Without a plan there is an error for each cell that cannot be read. `zone` is the visitor's (IANA). */
export function readPlan(typed: TypedPlan, zone: string): { readonly plan?: Plan; readonly errors: Errors } {
  const errors: Record<string, string> = {};
  const sources = typed.sources.filter(isSource);
  const [day = "", time = ""] = typed.began.split("T");
  const days: Record<string, number> = {};
  for (const [id, text] of Object.entries(typed.days)) {
    if (text.trim() === "") continue;
    const number = /^\s*\d[\d,]*\s*$/.test(text) ? Number(text.replace(/\D/g, "")) : Number.NaN;
    if (number <= MOST_DAYS) days[id] = number;
    else errors[`days.${id}`] = words.errors.days;
  }
  if (sources.length === 0) errors.sources = words.errors.sources;
  if (!isDay(typed.event)) errors.event = words.errors.day;
  if (typed.leaving !== "" && !isDay(typed.leaving)) errors.leaving = words.errors.day;
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d/.test(time)) errors.began = words.errors.time;
  if (Object.keys(errors).length > 0) return { errors };
  const leaving = typed.leaving === "" ? undefined : typed.leaving;
  return { errors, plan: { sources, event: typed.event, leaving, began: { day, time: time.slice(0, 5) }, zone, days } };
}

const isSource = (name: string): name is RetentionSource => Object.hasOwn(retentionSources, name);

/** Whether a day exists, in a year from 1900 to 2999. */
function isDay(text: string): boolean {
  if (!/^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
