// Evaluated by the build (scripts/evaluated-modules.ts): pages show the specimen's plan without loading the arithmetic.

import { holdWords as words } from "../../../scripts/guides/hold-words.ts";
import { currentClocks } from "../../../scripts/retention/current-clocks.ts";
import { describe } from "./describe.ts";
import type { TypedPlan } from "./plan.ts";
import { readPlan } from "./read-plan.ts";
import { first72Hours } from "./words.ts";

/** The initial form. */
export const typedAtRest: TypedPlan = { ...first72Hours.specimen, days: {}, names: {} };

const { plan } = readPlan(typedAtRest, "America/Chicago");
if (!plan) throw new Error("The specimen of the first 72 hours cannot be read");

/** The initial plan. */
export const planAtRest = describe(plan, currentClocks);

/** The guides' words for the two papers. */
export const holdWords = words;
