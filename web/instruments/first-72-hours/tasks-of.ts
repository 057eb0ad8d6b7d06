import type { Plan } from "./plan.ts";
import { type First72Task, first72Tasks } from "./tasks.ts";

/** The tasks for these sources, in order. Leaver tasks only with a leaver. */
export function tasksOf({ sources, leaving }: Pick<Plan, "sources" | "leaving">): readonly First72Task[] {
  return first72Tasks.filter(
    (task) => (!task.leaver || leaving !== undefined) && (!task.sources || task.sources.some((source) => sources.includes(source))),
  );
}
