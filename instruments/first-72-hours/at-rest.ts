// Evaluated by the build (web/build/content-modules.ts): pages show the specimen's plan without
// loading the arithmetic.

import { whenShown } from "content/shown.ts";
import { matter } from "content/specimen/matter.ts";
import { custodians, specimenPeople } from "content/specimen/people.ts";
import { describe } from "./answer.ts";
import { currentClocks } from "./current-clocks.ts";
import { readPlan, type TypedPlan } from "./plan.ts";

/** The initial form. */
export let typedAtRest: TypedPlan;

/** The initial plan. */
export let planAtRest: ReturnType<typeof describe>;
whenShown("retention", () => {
  typedAtRest = {
    sources: ["mail", "files", "teams", "logs", "iphone", "laptops", "backups"],
    event: "2026-03-18",
    leaving: "2026-03-20",
    began: matter.hold.placed.slice(0, 16),
    matter: `${matter.name} (specimen)`,
    custodians: custodians.map((id) => specimenPeople[id].name).join("\n"),
    days: {},
    names: {},
  };
  const { plan } = readPlan(typedAtRest, "America/Chicago");
  if (!plan) throw new Error("The specimen of the first 72 hours cannot be read");
  planAtRest = describe(plan, currentClocks);
});
