import { chart } from "../counsel/chart.ts";

/** One record twice. Counsel’s copy has the words, the produced copy has what replaces them. A key stands for an identifier. */
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

/** What the produced copy prints, under the HIPAA Safe Harbor list; `kind` is what is counted below. */
export const replacements = {
  patient: { label: "Patient 1", kind: "Names" },
  birth: { label: "1971", kind: "Dates" },
  street: { label: "street 1", kind: "Addresses" },
  doctor: { label: "Doctor 1", kind: "Names" },
  record: { label: "record 1", kind: "Numbers" },
  plan: { label: "plan 1", kind: "Numbers" },
  claim: { label: "claim 1", kind: "Numbers" },
} as const satisfies Record<keyof typeof chart, { label: string; kind: string }>;

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
  counts: [...new Set(kinds)].map((kind) => [kind, String(kinds.filter((each) => each === kind).length)] as const),
} as const;
