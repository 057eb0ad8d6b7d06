import {
  action,
  actions,
  beforeAfter,
  choice,
  closing,
  fields,
  item,
  lead,
  lines,
  list,
  partner,
  practiceHero,
  section,
  text,
  title,
} from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const paperDiscovery = readPage("paper-discovery", {
  hero: practiceHero,
  services: section({
    lead,
    terms: fields({ in: text, out: text }),
    items: list({
      artefact: choice(["copies", "folders", "binders", "imaging", "bates", "boards", "archive"]),
      title,
      text,
      in: text,
      out: text,
    }),
  }),
  workflow: section({ lead, page: fields({ title, body: text, proved: text, bates: text, confidence: text }), steps: list(item) }),
  benefits: beforeAfter,
  integration: section({ lead, own: fields({ name: text, formats: lines }), platforms: list({ partner, formats: lines }) }),
  brochure: section({ text, action, cover: fields({ title, line: text }) }),
  pickup: section({ text, actions }),
  closing,
});
