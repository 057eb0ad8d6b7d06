/**
 * Results on the corpus of generated files. instruments/redactions/corpus.long.test.ts measures
 * again and compares.
 */
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
  /**
   * The held-out set (tests/fixtures/redactions/held-out/), by the version before, by this one at
   * its first run, and now.
   */
  heldOut: {
    defects: 41,
    clean: 49,
    before: { found: 28, alarmed: 1 },
    first: { found: 35, alarmed: 0 },
    found: 41,
    alarmed: 0,
  },
} as const;

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;

/** The same for the places of words (content/instruments/redactions.yaml). */
export const measuredPlaces = {
  files: redactionsMeasured.files,
  programs: redactionsMeasured.programs,
  defects: redactionsMeasured.defects,
  found: redactionsMeasured.found,
  share: percent(redactionsMeasured.found, redactionsMeasured.defects),
  usualFound: redactionsMeasured.found - redactionsMeasured.hardFound,
  usual: redactionsMeasured.defects - redactionsMeasured.hard,
  hardFound: redactionsMeasured.hardFound,
  hard: redactionsMeasured.hard,
  clean: redactionsMeasured.clean,
  alarmed: redactionsMeasured.alarmed,
  heldOutFiles: redactionsMeasured.heldOut.defects + redactionsMeasured.heldOut.clean,
  heldOutFirstFound: redactionsMeasured.heldOut.first.found,
  heldOutDefects: redactionsMeasured.heldOut.defects,
  heldOutFound: redactionsMeasured.heldOut.found,
  heldOutAlarmed: redactionsMeasured.heldOut.alarmed,
  heldOutClean: redactionsMeasured.heldOut.clean,
};
