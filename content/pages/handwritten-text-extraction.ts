import {
  beforeAfter,
  checklist,
  choice,
  closing,
  itemList,
  lead,
  list,
  practiceHero,
  process,
  section,
  text,
  useDocket,
} from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const handwrittenTextExtraction = readPage("handwritten-text-extraction", {
  hero: practiceHero,
  threshold: section({
    lead,
    line: text.meta({ kind: "plain" }),
    words: list({ certainty: text, read: text, state: choice(["doubted", "kept"]), fate: text }),
  }),
  benefits: beforeAfter,
  features: itemList,
  uses: useDocket,
  process,
  limits: checklist,
  closing,
});
