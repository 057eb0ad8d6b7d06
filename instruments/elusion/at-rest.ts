// Evaluated by the build (web/build/content-modules.ts): pages show the specimen's answer without
// loading the arithmetic.

import { count } from "content/numbers.ts";
import { whenShown } from "content/shown.ts";
import { setAside, stages } from "content/specimen/counts.ts";
import { describe, describePlan } from "./describe.ts";
import { readFigures, type TypedFigures } from "./figures.ts";

const specimen = {
  drawnFrom: "set-aside",
  size: setAside.belowCutOff,
  sampled: 1_534,
  found: 2,
  responsive: stages.produced + stages.withheld,
  confidence: 95,
} as const;

/** The initial values of the cells. */
export const typedAtRest: TypedFigures = {
  drawnFrom: specimen.drawnFrom,
  size: count(specimen.size),
  sampled: count(specimen.sampled),
  found: count(specimen.found),
  responsive: count(specimen.responsive),
  confidence: String(specimen.confidence),
  margin: "2",
  expected: "50",
};

/** The exhibit's initial answer. */
export let answerAtRest: {
  readonly sample: ReturnType<typeof describe>;
  readonly plan: ReturnType<typeof describePlan>;
};
whenShown("instruments", () => {
  const { figures, plan } = readFigures(typedAtRest);
  if (!figures || !plan)
    throw new Error("The specimen figures of the elusion calculator cannot be read");
  answerAtRest = {
    sample: describe(figures),
    plan: describePlan(plan, figures.confidence, figures.size),
  };
});
