import { readPrices, readSecurityAnswers } from "./lists.ts";

// Reads prices.yaml and security-answers.yaml, so bundles contain the result instead (web/build/evaluated-modules.ts).

/** The owner's prices, or an example's. */
export const priceList = readPrices().values;

/** Typical hosting questions of a general counsel's questionnaire. Answers say no more than this site does. */
export const securityAnswers = readSecurityAnswers().values;
