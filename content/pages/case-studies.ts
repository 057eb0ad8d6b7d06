import { claim, closing, fields, label, lead, list, section, text, title } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const caseStudiesPage = readPage("case-studies", {
  index: fields({ label, title, lead, note: text, caption: text }),
  headings: fields({ challenge: text, solution: text, results: text, technologies: text }),
  disclosure: text,
  contactSheet: fields({ caption: text }),
  recognition: section({ figures: list({ claim, measures: text }) }),
  closing,
});
