import { z } from "zod";
import { claims } from "./claims.ts";
import { contentFolder, partnerIds, personKeys, readPeople } from "./lists.ts";
import { attempt } from "./read.ts";
import { faultyReferences, withReferences } from "./references.ts";
import { shown, target } from "./schema.ts";

// What pages are made of: single fields, and the kinds of sections that several pages have. The component of a kind has its name:
// `brief` is drawn by web/sections/brief.tsx. In `.meta()`: `label` for forms, `most` characters that fit.

/** Words of one line or paragraph, with their references replaced. */
export const text = shown;
export const label = shown.meta({ label: "Name of the section", most: 28 });
export const heading = shown.meta({ label: "Heading", most: 80 });
export const lead = shown.meta({ label: "Lead" });
export { target };
export const title = shown.meta({ label: "Title", most: 80 });

/** Words in which the page fills in places (fill.ts), or that keep a space at their ends. */
export const phrase = (...places: readonly string[]) =>
  z
    .string("expected words")
    .check(({ value, issues }) => {
      for (const message of faultyReferences(value, places)) issues.push({ code: "custom", message, input: value });
      for (const place of places)
        if (!value.includes(`{${place}}`)) issues.push({ code: "custom", message: `expected {${place}} in it`, input: value });
    })
    .transform(withReferences)
    .meta({ kind: "words" });

export const number = z.number("expected a number");
export const yes = z.boolean("expected true or false");
export const choice = <const T extends string>(names: readonly T[]) => z.enum(names, `expected one of ${names.join(", ")}`);

/** A part with these fields and no others. */
export const fields = <S extends z.core.$ZodLooseShape>(shape: S) => z.strictObject(shape);
/** A list of parts. */
export const list = <S extends z.core.$ZodLooseShape>(shape: S) => z.array(fields(shape), "expected a list: a hyphen before each entry");
/** A list of lines or paragraphs. */
export const lines = z.array(text, "expected a list: a hyphen before each line");
/** Pairs of a name and what it says, in their order. */
export const pairs = z.record(z.string(), text, "expected a name and a value on each line").transform((all) => Object.entries(all));

/** A figure of the register, by key. */
export const claim = z
  .enum(Object.keys(claims).filter(isClaim), "expected a figure of content/claims.ts, as experience")
  .transform((key) => claims[key]);

function isClaim(key: string): key is keyof typeof claims {
  return Object.hasOwn(claims, key);
}

/** The folder whose people and partners the schemas name. */
let lists = contentFolder;

/** What `read` returns when the people and partners of another folder of content count. */
export function inFolder<T>(folder: string, read: () => T): T {
  lists = folder;
  try {
    return read();
  } finally {
    lists = contentFolder;
  }
}

/** Somebody of people.yaml, by key. */
export const person = z
  .string("expected somebody of content/people.yaml")
  .transform((key, context) => {
    const keys = personKeys(lists);
    if (!keys.includes(key)) context.addIssue(`expected somebody of content/people.yaml: ${keys.join(", ")}`);
    // A list with faults has nobody; its faults are named with it.
    const found = attempt(() => readPeople(lists).values).value?.[key];
    if (found) return found;
    return z.NEVER;
  })
  .meta({ label: "Person", example: "okonjo" });

/** One of partners.yaml, by id. */
export const partner = z.string("expected an entry of content/partners.yaml").check(({ value, issues }) => {
  const ids = partnerIds(lists);
  if (!ids.includes(value))
    issues.push({ code: "custom", message: `expected an entry of content/partners.yaml: ${ids.join(", ")}`, input: value });
});

export const action = fields({ label: shown.meta({ label: "Words", most: 42 }), to: target, newTab: yes.optional() });
export const actions = z.array(action, "expected a list of buttons: a hyphen before each");
/** A benefit, feature, use or value. `basis`: the figure that its title shows. */
export const item = { title, text, basis: claim.optional() };

/** A section: its name in the margin, its heading, and what else it has. */
export const section = <S extends z.core.$ZodLooseShape>(shape: S) => fields({ label, heading, lead: lead.optional() }).extend(shape);

export const meta = fields({
  title: shown.meta({ label: "Title in search engines", most: 65 }),
  description: shown.meta({ label: "Description in search engines", most: 200 }),
  canonical: text.optional(),
});

export const practiceHero = fields({
  label,
  name: shown.optional(),
  title,
  size: choice(["giant", "wide", "two-lines", "long"]),
  lead,
  actions,
});
/** `answer`: who answers and when, in place of the sentence that all closings share. */
export const closing = fields({ label, heading, answer: text.optional(), actions, note: text.optional() });
export const itemList = section({ items: list(item) });
export const brief = section({ paragraphs: lines });
export const checkItems = list({ strong: text, rest: text });
export const checklist = section({ items: checkItems, crossed: yes.optional(), form: fields({ number: text, title }).optional() });
export const beforeAfter = section({ before: fields({ caption: text, alleged: text, remark: text }), items: list(item) });
export const division = section({ columns: z.tuple([text, text, text]), rows: list({ task: text, machine: text, person: text }) });
export const evidence = section({ lead, paragraphs: lines });
export const figures = section({ figures: list({ claim, measures: text }) });
export const leader = section({ person, quote: text, about: text, mailSubject: text.optional() });
export const partners = fields({ label, heading: heading.optional() });
export const process = section({ steps: list({ title, text, facts: pairs }) });
export const questions = section({ lines: list({ question: text, answer: text }) });
export const recognition = section({ items: list({ title, by: text }) });
export const useDocket = section({ columns: z.tuple([text, text]), cases: list({ title, arrives: text, leaves: text }) });

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
