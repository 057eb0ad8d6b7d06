import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { contentFolder } from "./folder.ts";
import { actions, choice, fields, heading, label, lead, phrase, target, text, title, yes } from "./kinds.ts";
import { readYaml } from "./read.ts";
import { day } from "./schema-parts.ts";

const amount = z.number("expected a number without a sign, as 25 or 12.5").positive("expected more than 0").meta({ example: "25" });
const row = fields({ name: text, unit: text });

const priceList = fields({
  ours: yes.meta({ label: "These are our own prices" }),
  asOf: day.meta({ label: "Valid from" }),
  prices: fields({
    processedGigabyte: amount.meta({ label: "A gigabyte on disk, once, in dollars" }),
    hostedGigabyteMonth: amount.meta({ label: "A hosted gigabyte and a month, in dollars" }),
    reviewHour: amount.meta({ label: "An hour of first or second level review, in dollars" }),
  }),
  matter: fields({
    gigabytes: amount.meta({ label: "Gigabytes on disk" }),
    months: z.int("expected a whole number").positive("expected 1 or more").meta({ label: "Months of hosting", example: "12" }),
  }),
  words: fields({
    label,
    heading,
    lead,
    caption: phrase("gigabytes", "months"),
    columns: z.tuple([text, text, text, text]),
    rows: fields({ processing: row, hosting: row, review: row }),
    total: text,
    example: text,
    own: phrase("day"),
    range: phrase("low", "high"),
    actions,
  }),
});

const answer = fields({
  item: title,
  state: choice(["stated", "on-request", "not-stated"]),
  answer: text.meta({ label: "Answer, in whole sentences" }),
  page: fields({ label: text, href: target }).optional(),
}).refine(
  ({ state, answer, page }) => state === "not-stated" || (page && /\*.+\*/s.test(answer)),
  "expected a page, and between asterisks the words that it has too (or state: not-stated)",
);

const securityAnswers = fields({
  open: text,
  note: text,
  heading,
  lead,
  close: text,
  states: fields({ stated: text, "on-request": text, "not-stated": text }),
  ask: fields({ label: text, to: target }),
  evidence: fields({ label: text, rest: text }),
  answers: z.array(answer, "expected a list: a hyphen before each answer"),
});

// What we offer and on what terms. Each reader takes the folder of the content and throws a ContentFault with every fault of its file.

/** The prices and the worked example. */
export const readPrices = (folder = contentFolder) => read(folder, "prices", priceList);
/** The answers to a security questionnaire. */
export const readSecurityAnswers = (folder = contentFolder) => read(folder, "security-answers", securityAnswers);

const read = <T>(folder: string, name: string, schema: z.ZodType<T>) =>
  readYaml(`content/${name}.yaml`, readFileSync(join(folder, `${name}.yaml`), "utf8"), schema);
