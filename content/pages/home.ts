import {
  action,
  actions,
  choice,
  claim,
  fields,
  label,
  lead,
  list,
  number,
  partners,
  person,
  phrase,
  section,
  target,
  text,
  title,
} from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const home = readPage("home", {
  hero: fields({ label, badge: text, title, tagline: text, lead, actions, urgent: actions }),
  start: section({ tools: fields({ heading: title }) }),
  difference: section({
    lead,
    columns: fields({ alleged: text, proved: text }),
    entries: list({ alleged: text, claim, before: text.optional(), title, text }),
  }),
  capabilities: section({
    lead,
    open: text,
    cards: list({
      id: text,
      letter: choice(["A", "B", "C", "D", "E", "F"]),
      title,
      href: target,
      count: text,
      text,
      services: list({ label: text, href: target.optional() }),
    }),
  }),
  partners,
  build: section({
    lead,
    actions,
    reader: person,
    note: phrase("name", "role"),
    ruler: fields({ caption: text, day: text, milestones: list({ day: number, title }) }),
  }),
  evidence: section({
    lead,
    more: action,
    into: phrase(),
    out: phrase(),
    tools: list({
      specimen: choice(["query", "summary", "translation", "handwriting", "transcription", "detection", "deidentification"]),
      title,
      href: target,
      more: action.optional(),
    }),
  }),
});
