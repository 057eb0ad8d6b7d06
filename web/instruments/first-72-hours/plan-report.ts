import type { RetentionClock } from "content/retention-clocks.ts";
import type { Reported } from "web/instruments/frame/result.tsx";
import { checkpointsOf } from "./checkpoints.ts";
import { expiriesOf } from "./expiries.ts";
import type { Plan, TypedPlan } from "./plan.ts";
import { tasksOf } from "./tasks-of.ts";
import { first72Hours as words } from "./words.ts";

/** The plan as a report (docs/instruments.md), with everything typed. */
export function planReport(plan: Plan, clocks: readonly RetentionClock[], typed: TypedPlan, isSpecimen: boolean): Reported {
  const expiries = expiriesOf(plan, clocks);
  const { cells } = words;
  return {
    specimen: isSpecimen,
    inputs: [
      { name: cells.sources, value: plan.sources.join(", ") },
      { name: cells.event.label, value: plan.event },
      ...(plan.leaving ? [{ name: cells.leaving.label, value: plan.leaving }] : []),
      { name: cells.began.label, value: `${plan.began.day}T${plan.began.time} ${plan.zone}` },
      { name: cells.matter.label, value: typed.matter },
      { name: cells.custodians.label, value: typed.custodians },
    ],
    findings: {
      expiries: expiries.dated.map(({ clock, start, days, expires, left, isRead }) => ({
        ...factsOf(clock),
        start,
        days,
        expires,
        left,
        isRead,
      })),
      toRead: expiries.toRead.map((clock) => ({ ...factsOf(clock), screen: clock.screen })),
      windows: checkpointsOf(plan).map(({ hours, moment }) => ({ hours, ends: new Date(moment).toISOString() })),
      tasks: tasksOf(plan).map(({ id, within, what }) => ({ within, what, who: typed.names[id] ?? "" })),
    },
  };
}

const factsOf = ({ id, what, from, page, checked, owner }: RetentionClock) => ({
  id,
  what,
  from,
  page: page ? `${page.title}, ${page.href}` : null,
  checked,
  owner,
});
