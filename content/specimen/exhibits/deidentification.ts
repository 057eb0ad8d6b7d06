import { chart } from "../counsel/chart.ts";
import { replacements } from "./replacements.ts";

/** One record in two copies: counsel’s has the words, the produced one the replacements. A key marks an identifier. */
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
  counts: [...new Set(kinds)].map((kind) => [kind, String(kinds.filter((each) => each === kind).length)] as const),
} as const;
