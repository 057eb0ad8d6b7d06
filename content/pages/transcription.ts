import { closing, evidence, figures, itemList, practiceHero, questions } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const transcription = readPage("transcription", {
  hero: practiceHero,
  figures,
  speakers: evidence,
  features: itemList,
  benefits: itemList,
  uses: itemList,
  limits: questions,
  closing,
});
