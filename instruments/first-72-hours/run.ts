import { type Given, linesOf, pairsOf, type Report, refusedFigures, type Typed } from "instruments/contract.ts";
import { answer, calendarOf, type Described, report as reportOn } from "./answer.ts";
import type { first72HoursOptions } from "./options.ts";
import type { TypedPlan } from "./plan.ts";

type PlanGiven = Given<Typed<typeof first72HoursOptions>>;

const typedPlan = ({ options }: PlanGiven): TypedPlan => ({
  ...options,
  began: options.began || now(),
  sources: linesOf(options.sources),
  days: Object.fromEntries(pairsOf(options.days)),
  names: Object.fromEntries(pairsOf(options.names)),
});

/** This minute, in the zone of the machine. */
function now(): string {
  const date = new Date();
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What is deleted when, and what to do first. Refuses dates that cannot be read. */
export function run(given: PlanGiven): Described {
  const { described, errors } = answer(typedPlan(given));
  if (!described) throw refusedFigures(errors);
  return described;
}

/** The plan, with the calendar that the page saves. */
export const report = (given: PlanGiven, { plan }: Described): Report => ({
  ...reportOn(plan, typedPlan(given)),
  more: { calendar: calendarOf(plan) },
});
