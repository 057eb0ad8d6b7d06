/** The identifiers of one intake record, by kind. All are invented. */
export const chart = {
  patient: "Maria Delgado",
  birth: "May 4, 1971",
  street: "18 Alder Court",
  doctor: "Dr. P. Lindqvist",
  record: "MR-20417",
  plan: "88-3106",
  claim: "C-552",
} as const;
