import { closing, item, lead, leader, lines, list, partner, practiceHero, section, target, text, title } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const dataHosting = readPage("data-hosting", {
  hero: practiceHero,
  benefits: section({ lead, unit: text, items: list(item) }),
  platforms: section({ lead, items: list({ partner, text, features: lines }) }),
  tools: section({ lead, items: list({ title, text, href: target }) }),
  leader,
  trust: section({ lead, items: list({ strong: text, rest: text }) }),
  projects: section({ lead, specimen: text, items: list(item) }),
  partners: section({}),
  closing,
});
