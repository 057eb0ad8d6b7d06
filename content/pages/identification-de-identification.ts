import { brief, closing, evidence, itemList, lead, lines, list, number, practiceHero, section, text } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const identificationDeIdentification = readPage("identification-de-identification", {
  hero: practiceHero,
  kinds: section({
    lead,
    columns: lines,
    rows: list({ kind: text, words: number, produced: text, rule: text }),
    lift: text,
    failed: text,
    note: text,
  }),
  key: evidence,
  features: itemList,
  benefits: itemList,
  uses: itemList,
  limits: brief,
  closing,
});
