// Evaluated by the build (web/build/content-modules.ts): pages show the specimen's estimate without
// loading the arithmetic.

import { whenShown } from "content/shown.ts";
import { custodians } from "content/specimen/people.ts";
import { answerOf } from "./answer.ts";
import { estimateKinds } from "./assumptions.ts";
import { recordOf, standardAssumptions } from "./figures.ts";

/** Gigabytes and shares are set so that the middle estimate equals the matter's counts. */
const gigabytes = 345;
const months = 12;
const shares = { mail: 57.1, office: 22.3, chat: 8, mobile: 5, images: 2.6, other: 5 };

/** The initial estimate; `typed` are the initial cells. */
export let answerAtRest: ReturnType<typeof answerOf>;
whenShown("prices", () => {
  answerAtRest = answerOf({
    gigabytes,
    custodians: custodians.length,
    months,
    shares: recordOf(estimateKinds, (kind) => shares[kind] / 100),
    assumptions: standardAssumptions(),
  });
});
