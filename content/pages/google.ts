import { checklist, closing, fields, item, lead, list, practiceHero, section, text } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const google = readPage("google", {
  hero: practiceHero,
  drive: section({ lead, steps: list(item), bar: fields({ takenText: text, totalText: text }) }),
  consulting: checklist,
  formats: section({ deliveredAs: text, rows: list({ from: text, to: text, text }), limits: list(item) }),
  closing,
});
