import { z } from "zod";
import { closing, item, lead, list, person, practiceHero, questions, section } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const siemly = readPage("siemly", {
  hero: practiceHero,
  instruments: section({ lead, items: list(item) }),
  limits: questions,
  leadership: section({ lead, people: z.array(person) }),
  closing,
});
