import { brief, checklist, closing, figures, lead, list, pairs, partners, practiceHero, section, target, text, title } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const nextGenAi = readPage("next-gen-ai", {
  hero: practiceHero.required({ name: true }),
  capabilities: checklist,
  solutions: section({ lead, cards: list({ title, text, href: target }) }),
  figures,
  applications: section({ applications: list({ title, question: text, text, facts: pairs }) }),
  limits: brief,
  partners,
  closing,
});
