import { closing, item, lead, lines, list, practiceHero, questions, section, target, text, title } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const nextGenIntelligence = readPage("next-gen-intelligence", {
  hero: practiceHero,
  value: section({ items: list(item) }),
  categories: section({ lead, categories: list({ title, text, workflows: lines }) }),
  workflows: section({ lead, tools: list({ title, text, features: lines, href: target.optional() }) }),
  limits: questions,
  closing,
});
