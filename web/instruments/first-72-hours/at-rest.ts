// Evaluated by the build (web/build/evaluated-modules.ts): pages show the specimen's plan without loading the arithmetic.

import { currentClocks } from "./current-clocks.ts";
import { describe } from "./describe.ts";
import { holdWords as words } from "./hold-words.ts";
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
