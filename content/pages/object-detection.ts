import { checklist, choice, closing, division, evidence, itemList, lead, list, practiceHero, section, text, useDocket } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const objectDetection = readPage("object-detection", {
  hero: practiceHero,
  thresholds: evidence,
  classes: section({
    lead,
    classes: list({ drawing: choice(["vehicle", "plant", "screen", "paper", "damage", "sign", "product", "person"]), name: text, text }),
  }),
  benefits: itemList,
  features: checklist,
  uses: useDocket,
  limits: division,
  closing,
});
