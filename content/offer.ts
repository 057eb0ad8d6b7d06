import { buyerFacts } from "./buyer-facts.ts";
import { readPrices, readSecurityAnswers } from "./lists.ts";

// Reads prices.yaml and security-answers.yaml, so bundles contain the result instead (web/build/evaluated-modules.ts).

/** The owner's prices, or an example's. */
export const priceList = readPrices().values;

const { answers, ...words } = readSecurityAnswers().values;
const facts = buyerFacts.flatMap((group) => group.facts);

/**
 * Typical hosting questions of a general counsel's questionnaire. Answers say no more than this site does; a fact that the owner has filled
 * in takes the place of the answer that stood in for it.
 */
export const securityAnswers = {
  ...words,
  answers: answers.map((answer) => {
    const value = answer.fact && facts.find(({ id }) => id === answer.fact)?.value;
    return value ? { ...answer, state: "stated" as const, answer: value, page: undefined } : answer;
  }),
};
