// Evaluated by the build (web/build/content-modules.ts): pages show the specimen's plan without loading the arithmetic.

import { whenShown } from "content/shown.ts";
import { describe } from "./answer.ts";
import { currentClocks } from "./current-clocks.ts";
import { readPlan, type TypedPlan } from "./plan.ts";
import { first72Hours } from "./words.ts";

/** The initial form. */
export let typedAtRest: TypedPlan;

/** The initial plan. */
export let planAtRest: ReturnType<typeof describe>;
whenShown("retention", () => {
  typedAtRest = { ...first72Hours.specimen, days: {}, names: {} };
  const { plan } = readPlan(typedAtRest, "America/Chicago");
  if (!plan) throw new Error("The specimen of the first 72 hours cannot be read");
  planAtRest = describe(plan, currentClocks);
});
