import { brief, choice, closing, fields, lead, leader, list, practiceHero, section, text, title } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const forensics = readPage("forensics", {
  hero: practiceHero,
  services: section({
    terms: fields({ reached: text, kept: text, stops: text }),
    items: list({ subject: choice(["phone", "social", "cloud", "computer"]), title, text, reached: text, kept: text, stops: text }),
  }),
  reliability: section({ columns: fields({ alleged: text, answer: text }), items: list({ alleged: text, strong: text, rest: text }) }),
  why: section({ number: text, items: list({ title, text, check: text }) }),
  process: section({ lead, signed: text, steps: list({ when: text, title, text, signed: text }) }),
  leader,
  limits: brief,
  closing,
});
