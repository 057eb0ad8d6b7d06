import { type Given, refusedFigures, type Typed } from "instruments/contract.ts";
import { answer, type Described, type DescribedPlan } from "./describe.ts";
import type { elusionOptions } from "./options.ts";

/** The interval of a sample, and the size of the next. Refuses figures that cannot be. */
export function run({ options }: Given<Typed<typeof elusionOptions>>): {
  readonly sample: Described;
  readonly plan: DescribedPlan;
} {
  const { sample, plan, errors } = answer(options);
  if (!sample || !plan) throw refusedFigures(errors);
  return { sample, plan };
}
