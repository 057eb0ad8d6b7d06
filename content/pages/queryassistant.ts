import { beforeAfter, closing, evidence, itemList, practiceHero, questions } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const queryassistant = readPage("queryassistant", {
  hero: practiceHero,
  features: itemList,
  benefits: beforeAfter,
  log: evidence,
  uses: itemList,
  limits: questions,
  closing,
});
