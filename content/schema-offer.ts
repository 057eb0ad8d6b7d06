import { z } from "zod";
import { choice, day, fields, list, phrase, shown, target, title, yes } from "./schema-parts.ts";

// What each field of prices.yaml and security-answers.yaml may hold.

const amount = z.number("expected a number without a sign, as 25 or 12.5").positive("expected more than 0").meta({ example: "25" });
const row = fields({ name: shown, unit: shown });

export const prices = fields({
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
    label: shown,
    heading: title,
    lead: shown,
    caption: phrase("gigabytes", "months"),
    columns: z.tuple([shown, shown, shown, shown]),
    rows: fields({ processing: row, hosting: row, review: row }),
    total: shown,
    example: shown,
    own: phrase("day"),
    range: phrase("low", "high"),
    actions: list({ label: shown, to: target }),
  }),
});

const answer = fields({
  item: title,
  state: choice(["stated", "on-request", "not-stated"]),
  answer: shown.meta({ label: "Answer, in whole sentences" }),
  page: fields({ label: shown, href: target }).optional(),
}).refine(
  ({ state, answer, page }) => state === "not-stated" || (page && /\*.+\*/s.test(answer)),
  "expected a page, and between asterisks the words that it has too (or state: not-stated)",
);

export const securityAnswers = fields({
  open: shown,
  note: shown,
  heading: title,
  lead: shown,
  close: shown,
  states: fields({ stated: shown, "on-request": shown, "not-stated": shown }),
  ask: fields({ label: shown, to: target }),
  evidence: fields({ label: shown, rest: shown }),
  answers: z.array(answer, "expected a list: a hyphen before each answer"),
});
