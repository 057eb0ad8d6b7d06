import { actions, checklist, closing, fields, heading, label, lead, list, number, section, target, text, title } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const contact = readPage("contact", {
  hero: fields({ label, title, lead, actions }),
  details: fields({
    phone: text,
    email: text,
    address: text,
    hours: fields({ heading, closed: text }),
    immediate: fields({ heading, text, nightHeading: text, form: text.meta({ kind: "plain" }) }),
  }),
  why: checklist,
  services: section({ cards: list({ letter: text, stock: number, title, text, href: target }) }),
  closing,
});
