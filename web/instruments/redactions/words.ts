import { redactionsMeasured as measured } from "./measured-figures.ts";

/** Words of the redaction check: /identification-de-identification#redactions. */
export const redactions = {
  version: "2.0",
  label: "Redaction check",
  heading: "Is the redaction real?",
  lead: "A bar hides words on the page, and the words may still be in the file. Twelve tests look for them, and each says what it found, where, and what to do about it.",
  title: "Redaction check",
  bag: { put: "Drop a redacted PDF here.", say: "Twelve tests look for words that are still in the file.", choose: "Choose files" },
  accept: ".pdf,application/pdf",
  labelCells: { file: "File", size: "Size", pages: "Pages", sha256: "SHA-256" },
  fileCount: (n: number) => `${n.toLocaleString("en-US")} files`,
  startTitle: "Before you start",
  start: [
    "Accepts | PDFs, one or several. Each gets its own verdict.",
    "Limit | 500 MB for a file. A scan of 2,000 pages takes minutes; Cancel stops it at any page and keeps the files that are done.",
    `Measured: | of ${measured.heldOut.defects} defects in ${measured.heldOut.defects + measured.heldOut.clean} PDFs that we made before the tests, ${measured.heldOut.first.found} were found at the first run, ${measured.heldOut.found} now; ${measured.heldOut.alarmed} of ${measured.heldOut.clean} clean files raised an alarm. Yours are different.`,
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
  said: (verdict: string) => `Finished. ${verdict}.`,
} as const;
