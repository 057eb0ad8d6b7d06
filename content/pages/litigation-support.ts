import { closing, item, lead, list, practiceHero, section, target, text, title } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const litigationSupport = readPage("litigation-support", {
  hero: practiceHero,
  services: section({ items: list({ href: target, title, text, call: text }) }),
  journey: section({ lead, day: text, steps: list({ day: text, hand: text, href: target, text }) }),
  reasons: section({ items: list(item), limit: text }),
  closing,
});
