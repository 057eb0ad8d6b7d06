/** What was measured on the corpus of made files. app/instruments/redactions/corpus.test.ts measures it again and compares. */
export const redactionsMeasured = {
  files: 112,
  programs: 4,
  /** Defects that were put into the files, one for each test that must find something; and those that were found. */
  defects: 79,
  found: 74,
  hard: 5,
  hardFound: 0,
  /** Files without a defect, and those in which something was found all the same. */
  clean: 40,
  alarmed: 0,
} as const;
