// Evaluated by the build (web/build/content-modules.ts): pages show the specimen's estimate without loading the arithmetic.

import { whenShown } from "content/shown.ts";
import { answerOf } from "./answer.ts";
import { estimateKinds } from "./assumptions.ts";
import { recordOf, standardAssumptions } from "./figures.ts";
import { estimate as words } from "./words.ts";

const { gigabytes, custodians, months, shares } = words.specimen;

/** The initial estimate; `typed` are the initial cells. */
export let answerAtRest: ReturnType<typeof answerOf>;
whenShown("prices", () => {
  answerAtRest = answerOf({
    gigabytes,
    custodians,
    months,
    shares: recordOf(estimateKinds, (kind) => shares[kind] / 100),
    assumptions: standardAssumptions(),
  });
});
