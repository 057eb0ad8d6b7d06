import { readBuyerFacts } from "./lists.ts";

// Reads content/buyer/, so bundles contain the result instead (web/build/evaluated-modules.ts).

/** What buyers ask of the company, by the name of the file: the anchor of its dialog. */
export const buyerFacts = readBuyerFacts().map(({ name, values }) => ({ name, ...values }));
