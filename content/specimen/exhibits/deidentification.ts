import { chart } from "../counsel/chart.ts";

/** Replacements in the produced copy under the HIPAA Safe Harbor list; `kind` is for the counts. */
export const replacements = {
  patient: { label: "Patient 1", kind: "Names" },
  birth: { label: "1971", kind: "Dates" },
  street: { label: "street 1", kind: "Addresses" },
  doctor: { label: "Doctor 1", kind: "Names" },
  record: { label: "record 1", kind: "Numbers" },
  plan: { label: "plan 1", kind: "Numbers" },
  claim: { label: "claim 1", kind: "Numbers" },
} as const satisfies Record<keyof typeof chart, { label: string; kind: string }>;

/**
 * One record in two copies: counsel’s has the words, the produced one the replacements. A key marks
 * an identifier.
 */
const record = [
  "Patient ",
  { key: "patient" },
  ", born ",
  { key: "birth" },
  ", of ",
  { key: "street" },
  ", was seen by ",
  { key: "doctor" },
  ". Record ",
  { key: "record" },
  ", plan ",
  { key: "plan" },
  ", claim ",
  { key: "claim" },
  ". She reported the fall ",
] as const;

const kinds = Object.values(replacements).map(({ kind }) => kind);

export const deidentification = {
  title: "Intake record, two copies",
  note: `${kinds.length} identifiers found`,
  foot: "Specimen, invented person. The key stays with counsel",
  counsel: ["Identified", "Counsel only"],
  produced: ["De-identified", "For production"],
  record,
  chart,
  end: "==on the day it happened.==",
  counts: [...new Set(kinds)].map(
    (kind) => [kind, String(kinds.filter((each) => each === kind).length)] as const,
  ),
} as const;

/** The key from labels to persons. It has no names here: the exhibit shows it sealed. */
export const key = {
  title: "Key, sealed",
  note: "1 of 1 copies",
  foot: "Held by counsel, apart from the documents. Specimen, invented persons",
  table: "Key",
  columns: { code: "Label", person: "Stands for", spellings: "Spellings", pages: "Pages" },
  /** `words`: the drawn length of a bar, independent of the covered words. */
  entries: [
    { code: "Patient 1", words: 2, spellings: 7, pages: 206 },
    { code: "Patient 2", words: 2, spellings: 3, pages: 88 },
    { code: "Doctor 1", words: 2, spellings: 4, pages: 340 },
    { code: "Minor T.D.", words: 2, spellings: 2, pages: 19 },
    { code: "Witness 4", words: 2, spellings: 5, pages: 61 },
  ],
  opened: "Opened",
  openings: {
    table: "Openings of the key",
    columns: { when: "When", who: "By", why: "Because" },
    rows: [
      ["Mar 4, 9:12 AM", "K. Bell, counsel", "Expert asks who Patient 2 is"],
      ["Mar 11, 4:40 PM", "K. Bell, counsel", "Court orders one name, in camera"],
    ],
    count: (n: number) => `${n} times`,
  },
} as const;
