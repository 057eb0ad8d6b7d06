import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

/** The owner's prices, or an example's: prices.yaml. */
export let priceList: Content["prices"];

/**
 * Typical hosting questions of a general counsel's questionnaire: security-answers.yaml. Answers
 * say no more than this site does; a fact that the owner has filled in takes the place of the
 * answer that stood in for it.
 */
export let securityAnswers: Content["securityAnswers"];

whenShown("prices", (prices) => {
  priceList = prices;
});
whenShown("securityAnswers", (answers) => {
  securityAnswers = answers;
});
