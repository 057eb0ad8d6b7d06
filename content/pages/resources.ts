import { actions, closing, fields, label, lead, section, text, title } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const resources = readPage("resources", {
  hero: fields({ label, title, lead, actions, words: fields({ number: text, size: text, view: text, newTab: text, download: text }) }),
  tools: section({ lead }),
  closing,
});
