import { type First72Task, first72Tasks } from "#content/instruments/first-72-hours-tasks.ts";
import type { Plan } from "./plan.ts";

/** The tasks for these sources, in order. Leaver tasks only with a leaver. */
export function tasksOf({ sources, leaving }: Pick<Plan, "sources" | "leaving">): readonly First72Task[] {
  return first72Tasks.filter(
    (task) => (!task.leaver || leaving !== undefined) && (!task.sources || task.sources.some((source) => sources.includes(source))),
  );
}
