import { type Described, type DescribedPlan, describe, describePlan } from "./describe.ts";
import { type Errors, readFigures, type TypedFigures } from "./figures.ts";

export type Answer = { readonly sample?: Described; readonly plan?: DescribedPlan; readonly errors: Errors };

/** Calculates everything from the cells. Loaded when a visitor first types or saves a report. */
export function answer(typed: TypedFigures): Answer {
  const { figures, plan, errors } = readFigures(typed);
  return {
    errors,
    ...(figures ? { sample: describe(figures) } : {}),
    ...(plan ? { plan: describePlan(plan, Number(typed.confidence) / 100, figures?.size) } : {}),
  };
}
