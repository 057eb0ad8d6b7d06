/** Results on the corpus of generated files. instruments/redactions/corpus.long.test.ts measures again and compares. */
export const redactionsMeasured = {
  files: 121,
  programs: 4,
  /** Defects put into the files, one for each test that must find something, and those found. */
  defects: 83,
  found: 81,
  hard: 6,
  hardFound: 4,
  /** Files without a defect, and false alarms among them. */
  clean: 44,
  alarmed: 0,
  /** The held-out set (tests/fixtures/redactions/held-out/), by the version before, by this one at its first run, and now. */
  heldOut: { defects: 41, clean: 49, before: { found: 28, alarmed: 1 }, first: { found: 35, alarmed: 0 }, found: 41, alarmed: 0 },
} as const;

/** Words of the redaction check: /identification-de-identification#redactions. */
export const redactions = {
  label: "Redaction check",
  heading: "Is the redaction real?",
  lead: "A bar hides words on the page, and the words may still be in the file. Twelve tests look for them, and each says what it found, where, and what to do about it.",
  title: "Redaction check",
  bag: { put: "Drop a redacted PDF here.", say: "Twelve tests look for words that are still in the file.", choose: "Choose files" },
  accept: ".pdf,application/pdf",
  labelCells: { file: "File", size: "Size", pages: "Pages", sha256: "SHA-256" },
  start: [
    "Accepts | PDFs, one or several. Each gets its own verdict.",
    "Limit | 500 MB for a file. A scan of 2,000 pages takes minutes; Cancel stops it at any page and keeps the files that are done.",
    `Measured: | of the PDFs that we made before the tests, ${redactionsMeasured.heldOut.found} of ${redactionsMeasured.heldOut.defects} with a defect were found (${redactionsMeasured.heldOut.first.found} at the first run), and ${redactionsMeasured.heldOut.alarmed} of ${redactionsMeasured.heldOut.clean} clean ones raised an alarm. Yours are different.`,
    "Keeps | nothing. Close the tab and the file, the words and the result are gone.",
    "The sample | is a three-page order that we wrote and redacted badly on purpose.",
  ],
  options: { title: "Words and password", looked: "Words to look for, one per line (optional)", password: "Password, if needed" },
  progress: {
    page: (n: number) => `PAGE ${String(n).padStart(6, "0")}`,
    of: (n: number) => `of ${String(n).padStart(6, "0")}`,
    at: (name: string, file: number, files: number, step: string) =>
      `${files > 1 ? `File ${file} of ${files}: ` : ""}${name}${step.startsWith("version") ? `, earlier ${step}` : ""}`,
  },
} as const;
