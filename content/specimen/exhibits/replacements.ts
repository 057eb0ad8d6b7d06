import type { chart } from "../counsel/chart.ts";

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
