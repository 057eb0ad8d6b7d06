/** The chronology of the reserve, each line with its source document. */
export const chronology = {
  title: "Chronology",
  note: "From 41 documents",
  foot: "Two dates in conflict, both shown",
  facts: [
    { date: "Feb 27", day: "2026-02-27", fact: "Reserve set at 9.8", cite: 4119 },
    { date: "Mar 6", day: "2026-03-06", fact: "Moved to 14.2 by phone", cite: 4127 },
    { date: "Mar 9", day: "2026-03-09", fact: "“Call it fourteen two”", cite: 4133 },
    { date: "Mar 14", day: "2026-03-14", fact: "==Version 7 to auditors==", cite: 4152 },
    {
      date: "Mar 19",
      day: "2026-03-19",
      fact: "Hold issued",
      cite: 4160,
      conflict: "Or Mar 20 in the IT ticket, 4161",
      conflictCite: 4161,
    },
  ],
} as const;
