import { closing, fields, item, lead, leader, list, practiceHero, section, text, title } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const esiConsulting = readPage("esi-consulting", {
  hero: practiceHero,
  services: section({ lead, receive: text, items: list({ code: text, rule: text, title, text, receive: text }) }),
  process: section({
    memo: fields({ title, note: text, from: text, to: text, re: text, foot: text }),
    terms: fields({ from: text, to: text, re: text }),
    steps: list({ title, text, takes: text }),
  }),
  why: section({ items: list(item) }),
  leader,
  projects: section({
    lead,
    columns: fields({ number: text, matter: text, done: text, result: text }),
    items: list({ matter: text, problem: text, done: text, result: text }),
  }),
  closing,
});
