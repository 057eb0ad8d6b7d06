import { actions, brief, checklist, closing, lead, list, practiceHero, section, text } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const microsoft365 = readPage("microsoft-365", {
  hero: practiceHero,
  questions: section({ lead, items: list({ date: text, question: text, service: text, text, links: actions }) }),
  consulting: checklist,
  limits: brief,
  closing,
});
