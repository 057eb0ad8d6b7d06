import { claim, closing, division, itemList, list, practiceHero, process, section, text } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const documentTranslation = readPage("document-translation", {
  hero: practiceHero,
  languages: section({ claim, measures: text, scripts: list({ script: text, languages: text, trap: text }), note: text }),
  features: itemList,
  levels: process,
  benefits: itemList,
  uses: itemList,
  limits: division,
  closing,
});
