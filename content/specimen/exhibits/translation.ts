/**
 * Clause 9 of the supply agreement (PRB 0004163) and its translation, line by line. `==` highlights
 * the English, `**` the German.
 */
export const translation = {
  title: "Supply agreement, clause 9",
  note: "German to English",
  foot: "With layout, stamps and line order. Checked by M. Faber, certified translator",
  columns: { original: "Original, German", translation: "Translation, English" },
  section: "§ 9",
  clauses: [
    {
      number: "(1)",
      original: [
        "Der Vertrag endet mit Ablauf des Kalenderjahres, ",
        "ohne dass es einer Kündigung bedarf.",
      ],
      translation:
        "The contract ends at the close of the calendar year, ==without notice being required.==",
    },
    {
      number: "(2)",
      original: ["Rückstellungen werden nachträglich angepasst."],
      translation: "Reserves are adjusted after the fact.",
    },
    {
      number: "(3)",
      original: ["Mündliche Nebenabreden bestehen nicht."],
      translation: "No oral side agreements exist.",
    },
  ],
  seal: { original: "Gesehen, 4. Mai", translation: "[Seal: seen, May 4]" },
  term: {
    title: "Term list",
    word: "Rückstellung",
    rule: "is rendered “reserve,” not “provision.” Agreed with counsel, applied 164 times",
  },
} as const;
