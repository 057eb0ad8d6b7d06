import { actions, closing, fields, label, lead, list, number, partners, section, target, text, title } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const services = readPage("services", {
  hero: fields({ label, title, lead, tabsLabel: text, actions }),
  binders: list({
    id: text,
    letter: text,
    stock: number,
    title,
    text,
    all: fields({ label: text, href: target }),
    services: list({ anchor: text.optional(), name: text, text, href: target }),
  }),
  triage: section({ lead, rows: list({ event: text, first: text, go: fields({ label: text, href: target }) }) }),
  partners,
  closing,
});
