import { actions, claim, closing, fields, item, label, lead, lines, list, number, recognition, section, text, title } from "./kinds.ts";
import { readPage } from "./read-page.ts";

export const about = readPage("about", {
  hero: fields({ label, stamp: fields({ word: text, letter: text }), title, lead, actions }),
  name: section({ gloss: fields({ word: text, meaning: text }), maxim: fields({ alleged: text, proved: text }), paragraphs: lines }),
  numbers: section({ struck: number, figures: list({ claim, measures: text }) }),
  values: section({ items: list(item) }),
  recognition,
  closing,
});
