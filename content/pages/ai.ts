import { checklist, claim, closing, item, lead, leader, lines, list, practiceHero, section, target, text, title } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const ai = readPage("ai", {
  hero: practiceHero,
  solutions: section({ lead, cards: list({ letter: text, title, text, features: lines, href: target.optional(), note: text.optional() }) }),
  benefits: section({ lead, items: list(item) }),
  terms: checklist,
  leader,
  projects: section({ lead, more: text, projects: list({ category: text, title, claim, measures: text, text, href: target }) }),
  closing,
});
