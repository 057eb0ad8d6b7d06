import { z } from "zod";
import { closing, fields, itemList, lead, leader, list, number, practiceHero, section, text, title } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const documentReview = readPage("document-review", {
  hero: practiceHero,
  teams: section({
    hours: text,
    until: text,
    terms: fields({ reads: text, fits: text, stops: text }),
    items: list({ title, shift: z.tuple([number, number]), text, reads: text, fits: text, stops: text }),
  }),
  assisted: itemList,
  projects: section({ lead, specimen: text, items: list({ figure: text, unit: text, title, text }) }),
  reasons: section({ tally: text, items: list({ strong: text, rest: text }) }),
  leader,
  closing,
});
