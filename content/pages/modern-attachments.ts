import { brief, closing, item, itemList, lead, list, pairs, practiceHero, section } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const modernAttachments = readPage("modern-attachments", {
  hero: practiceHero,
  challenge: section({ lead, items: list(item) }),
  solution: itemList,
  fields: section({ lead, fields: pairs }),
  limits: brief,
  closing,
});
