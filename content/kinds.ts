import { z } from "zod";
import { attempt } from "./fault.ts";
import { readClaims, readPeople } from "./lists.ts";
import {
  figures as figuresOfRegister,
  note,
  noteFiguresOf,
  partnerIds,
  personKeys,
} from "./references.ts";
import {
  choice,
  fields,
  lines,
  list,
  number,
  pairs,
  phrase,
  shown,
  target,
  yes,
} from "./schema-parts.ts";
import { publicClaim } from "./schema-registers.ts";

export { choice, fields, lines, list, number, pairs, phrase, target, yes };

// What pages are made of: single fields, and the kinds of sections that several pages have. The
// component of a kind has its name:
// `brief` is drawn by web/sections/brief.tsx. In `.meta()`: `label` for forms, `most` characters
// that fit.

/** Words of one line or paragraph, with their references replaced. */
export const text = shown;
export const label = shown.meta({ label: "Name of the section", most: 28, example: "Process" });
export const heading = shown.meta({ label: "Heading", most: 80, example: "What we need from you" });
export const lead = shown.meta({
  label: "Lead",
  example: "Exhibits are numbered once, from the deposition to trial.",
});
export const title = shown.meta({ label: "Title", most: 80, example: "Numbered once" });

/** A figure of the register, by key. */
export const claim = z
  .string("expected a figure of content/claims.yaml, as experience")
  .transform((key, context) => {
    if (!figuresOfRegister().some(([name]) => name === key))
      context.addIssue("expected a figure of content/claims.yaml, as experience");
    // A register with faults has no figures; its faults are named with it.
    const found = attempt(() => readClaims().values).value?.[key];
    note(key);
    if (found) return publicClaim(key, found);
    return z.NEVER;
  })
  .meta({ label: "Figure", example: "experience", choices: "figures" });

/** Somebody of people.yaml, by key. */
export const person = z
  .string("expected somebody of content/people.yaml")
  .transform((key, context) => {
    const keys = personKeys();
    if (!keys.includes(key))
      context.addIssue(`expected somebody of content/people.yaml: ${keys.join(", ")}`);
    // A list with faults has nobody; its faults are named with it.
    const found = attempt(() => readPeople().values).value?.[key];
    noteFiguresOf(key);
    if (found) return found;
    return z.NEVER;
  })
  .meta({ label: "Person", choices: "people" });

/** One of partners.yaml, by id. */
export const partner = z
  .string("expected an entry of content/partners.yaml")
  .check(({ value, issues }) => {
    const ids = partnerIds();
    if (!ids.includes(value))
      issues.push({
        code: "custom",
        message: `expected an entry of content/partners.yaml: ${ids.join(", ")}`,
        input: value,
      });
  })
  .meta({ label: "Partner", choices: "partners" });

export const action = fields({
  label: shown.meta({ label: "Words", most: 42, example: "Contact our team" }),
  to: target,
  newTab: yes.optional(),
});
export const actions = z.array(action, "expected a list of buttons: a hyphen before each");
/** A benefit, feature, use or value. `basis`: the figure that its title shows. */
export const item = { title, text, basis: claim.optional() };

/** A section: its name in the margin, its heading, and what else it has. */
export const section = <S extends z.core.$ZodLooseShape>(shape: S) =>
  fields({ label, heading, lead: lead.optional() }).extend(shape);

export const meta = fields({
  title: shown.meta({ label: "Title in search engines", most: 65, example: "Deposition Support" }),
  description: shown.meta({
    label: "Description in search engines",
    most: 200,
    example: "Exhibits and transcripts, numbered once.",
  }),
  canonical: text.optional().meta({ label: "Address of the page that search engines keep" }),
}).meta({ label: "Search engines" });

/** The schema of a page: its sections, and what search engines are told. */
export const page = <S extends z.core.$ZodLooseShape>(sections: S) => fields({ meta, ...sections });

export const practiceHero = fields({
  label,
  name: shown.optional(),
  title,
  size: choice(["giant", "wide", "large", "two-lines", "long"]),
  lead,
  actions,
});
/** `answer`: who answers and when, in place of the sentence that all closings share. */
export const closing = fields({
  label,
  heading,
  answer: text.optional(),
  actions,
  note: text.optional(),
});
export const itemList = section({ items: list(item) });
export const brief = section({ paragraphs: lines });
export const checkItems = list({ strong: text, rest: text, basis: claim.optional() });
export const checklist = section({
  items: checkItems,
  crossed: yes.optional(),
  form: fields({ number: text, title }).optional(),
});
export const beforeAfter = section({
  before: fields({ caption: text, alleged: text, remark: text }),
  items: list(item),
});
export const division = section({
  columns: z.tuple([text, text, text]),
  rows: list({ task: text, machine: text, person: text }),
});
export const evidence = section({ lead, paragraphs: lines });
export const figures = section({ figures: list({ claim, measures: text }) });
export const leader = section({ person, quote: text, about: text, mailSubject: text.optional() });
export const partners = fields({ label, heading: heading.optional() });
export const process = section({ steps: list({ title, text, facts: pairs }) });
export const questions = section({ lines: list({ question: text, answer: text }) });
export const recognition = section({ items: list({ title, by: text, basis: claim.optional() }) });
export const useDocket = section({
  columns: z.tuple([text, text]),
  cases: list({ title, arrives: text, leaves: text }),
});

const kinds = {
  practiceHero,
  closing,
  itemList,
  brief,
  checklist,
  beforeAfter,
  division,
  evidence,
  figures,
  leader,
  partners,
  process,
  questions,
  recognition,
  useDocket,
};

/** What the section of a kind says: `Words<"brief">`. */
export type Words<K extends keyof typeof kinds> = z.infer<(typeof kinds)[K]>;
