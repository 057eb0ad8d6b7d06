import { currentClocks } from "../../../scripts/retention/current-clocks.ts";
import { type Described, describe } from "./describe.ts";
import type { TypedPlan } from "./plan.ts";
import { type Errors, readPlan } from "./read-plan.ts";

export { planCalendar } from "./calendar.ts";
export { savePlan } from "./save-plan.ts";

/** What follows from the form, on the visitor's own clock. Loaded when somebody first types, or saves. */
export function answer(typed: TypedPlan): { readonly described?: Described; readonly errors: Errors } {
  const { plan, errors } = readPlan(typed, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return plan ? { errors, described: describe(plan, currentClocks) } : { errors };
}
