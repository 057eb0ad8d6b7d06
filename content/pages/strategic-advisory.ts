import { brief, closing, division, lead, lines, list, practiceHero, section, text, title } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const strategicAdvisory = readPage("strategic-advisory", {
  hero: practiceHero,
  services: section({ lead, keep: text, items: list({ title, text, paper: text }) }),
  seasons: section({ lead, columns: list({ when: text, title, text, items: lines }) }),
  table: division,
  limits: brief,
  closing,
});
