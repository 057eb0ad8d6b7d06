import { planCalendar } from "./calendar.ts";
import { currentClocks } from "./current-clocks.ts";
import { type Described, describe } from "./describe.ts";
import type { Plan, TypedPlan } from "./plan.ts";
import { planReport } from "./plan-report.ts";
import { type Errors, readPlan } from "./read-plan.ts";

/** Calculates everything from the form, in the visitor's zone. Loaded when a visitor first types or saves. */
export function answer(typed: TypedPlan): { readonly described?: Described; readonly errors: Errors } {
  const { plan, errors } = readPlan(typed, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return plan ? { errors, described: describe(plan, currentClocks) } : { errors };
}

/** The plan as a calendar file, made now. */
export const calendarOf = (plan: Plan): string => planCalendar(plan, currentClocks, Date.now());

/** The plan as a report, with what was typed. */
export const reportOn = (plan: Plan, typed: TypedPlan, isSpecimen: boolean) => planReport(plan, currentClocks, typed, isSpecimen);
