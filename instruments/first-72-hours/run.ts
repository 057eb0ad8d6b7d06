import { retentionClocks, retentionSources } from "content/retention-clocks.ts";
import {
  type Given,
  linesOf,
  pairsOf,
  type Report,
  refusedFigures,
  type Typed,
} from "instruments/contract.ts";
import { answer, calendarOf, type Described, report as reportOn } from "./answer.ts";
import type { first72HoursOptions } from "./options.ts";
import { first72Tasks, type TypedPlan } from "./plan.ts";

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

/**
 * Names that the plan does not know, by option, with those that it knows: a source left out in
 * silence would look as if it had no clock.
 */
function unknownNames({ sources, days, names }: TypedPlan): Readonly<Record<string, string>> {
  const known = {
    sources: [sources, Object.keys(retentionSources)],
    days: [Object.keys(days), retentionClocks.map(({ id }) => id)],
    names: [Object.keys(names), first72Tasks.map(({ id }) => id)],
  } as const;
  return Object.fromEntries(
    Object.entries(known).flatMap(([option, [given, all]]) => {
      const unknown = given.filter((name) => !all.some((one) => one === name));
      return unknown.length > 0 ? [[option, `${unknown.join(", ")}: ${all.join(", ")}`]] : [];
    }),
  );
}

/**
 * What is deleted when, and what to do first. Refuses dates that cannot be read, and names that it
 * does not know.
 */
export function run(given: PlanGiven): Described {
  const unknown = unknownNames(typedPlan(given));
  if (Object.keys(unknown).length > 0) throw refusedFigures(unknown);
  const { described, errors } = answer(typedPlan(given));
  if (!described) throw refusedFigures(errors);
  return described;
}

/** The plan, with the calendar that the page saves. */
export const report = (given: PlanGiven, { plan }: Described): Report => ({
  ...reportOn(plan, typedPlan(given)),
  more: { calendar: calendarOf(plan) },
});
