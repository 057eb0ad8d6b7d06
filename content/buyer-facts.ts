import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

/** What buyers ask of the company, by the name of the file in buyer/: the anchor of its dialog. */
export let buyerFacts: Content["buyerFacts"];
whenShown("buyerFacts", (facts) => {
  buyerFacts = facts;
});
