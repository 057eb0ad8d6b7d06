import { claim, closing, fields, label, lead, lines, list, section, text, title } from "./kinds.ts";
import { readPage } from "./read-page.ts";

export const caseStudiesPage = readPage("case-studies", {
  index: fields({ label, title, lead, note: text, caption: text }),
  headings: fields({
    challenge: text,
    solution: text,
    results: text,
    technologies: text,
    alleged: fields({ latin: text, rest: text }),
    proved: fields({ latin: text, rest: text }),
  }),
  thread: fields({ challenge: text, solution: text, technologies: text, results: text }),
  deposition: fields({
    questions: fields({ challenge: text, solution: text, technologies: text, results: text }),
    testimony: list({ question: text, answer: text, cites: lines }),
    end: text,
  }),
  contactSheet: fields({ caption: text }),
  recognition: section({ kicker: text, figures: list({ claim, measures: text }) }),
  closing,
});
