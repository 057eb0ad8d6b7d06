import { z } from "zod";
import { actions, claim, closing, fields, item, label, lead, list, person, recognition, section, text, title } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const about = readPage("about", {
  hero: fields({ label, stamp: fields({ word: text, letter: text }), title, lead, actions }),
  numbers: section({ figures: list({ claim, measures: text }), note: text }),
  people: section({ people: z.array(person, "expected a list of keys of content/people.yaml") }),
  values: section({ items: list(item) }),
  recognition,
  closing,
});
