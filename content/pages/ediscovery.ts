import { checklist, closing, figures, itemList, leader, partners, practiceHero, process, questions } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const ediscovery = readPage("ediscovery", {
  hero: practiceHero,
  benefits: itemList,
  metrics: figures,
  why: checklist,
  process,
  limits: questions,
  leader,
  partners,
  closing,
});
