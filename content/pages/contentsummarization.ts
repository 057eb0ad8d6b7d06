import { brief, checklist, claim, closing, item, lead, list, pairs, practiceHero, section, text, useDocket } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const contentsummarization = readPage("contentsummarization", {
  hero: practiceHero,
  lengths: section({ lead, lengths: list({ name: text, amount: text, sample: text, facts: pairs }) }),
  figure: section({ before: text, claim, measures: text, items: list(item) }),
  features: checklist,
  uses: useDocket,
  limits: brief,
  closing,
});
