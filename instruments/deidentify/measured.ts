import { fill } from "content/fill.ts";

/**
 * Results on the published test text. instruments/deidentify/measure.test.ts measures again and
 * compares.
 */
export const deidentifyMeasured = {
  hipaa: { identifiers: 342, found: 281, hard: 71, hardFound: 10 },
  frcp: { identifiers: 92, found: 75, hard: 17, hardFound: 0 },
  lookAlikes: 159,
  taken: 0,
  /**
   * By kind: labeled and completely found; places taken and correct ones; `filing`: found and
   * labeled under Rule 5.2.
   */
  kinds: {
    name: { labeled: 33, found: 29, taken: 29, right: 29, filing: null },
    minor: { labeled: 8, found: 7, taken: 7, right: 7, filing: [7, 8] },
    ssn: { labeled: 25, found: 21, taken: 21, right: 21, filing: [20, 24] },
    taxpayer: { labeled: 12, found: 10, taken: 10, right: 10, filing: [10, 12] },
    birth: { labeled: 19, found: 17, taken: 17, right: 17, filing: [16, 19] },
    date: { labeled: 29, found: 26, taken: 28, right: 28, filing: null },
    age: { labeled: 13, found: 11, taken: 11, right: 11, filing: null },
    address: { labeled: 20, found: 19, taken: 19, right: 19, filing: null },
    place: { labeled: 14, found: 11, taken: 11, right: 11, filing: null },
    zip: { labeled: 9, found: 7, taken: 7, right: 7, filing: null },
    phone: { labeled: 23, found: 19, taken: 19, right: 19, filing: null },
    fax: { labeled: 5, found: 4, taken: 4, right: 4, filing: null },
    mail: { labeled: 14, found: 12, taken: 13, right: 13, filing: null },
    card: { labeled: 15, found: 12, taken: 12, right: 12, filing: [12, 15] },
    account: { labeled: 16, found: 12, taken: 12, right: 12, filing: [10, 14] },
    routing: { labeled: 5, found: 4, taken: 4, right: 4, filing: null },
    record: { labeled: 12, found: 9, taken: 9, right: 9, filing: null },
    plan: { labeled: 9, found: 7, taken: 7, right: 7, filing: null },
    license: { labeled: 10, found: 7, taken: 7, right: 7, filing: null },
    vehicle: { labeled: 10, found: 8, taken: 8, right: 8, filing: null },
    device: { labeled: 12, found: 9, taken: 9, right: 9, filing: null },
    url: { labeled: 11, found: 8, taken: 9, right: 9, filing: null },
    ip: { labeled: 11, found: 8, taken: 8, right: 8, filing: null },
    other: { labeled: 7, found: 4, taken: 4, right: 4, filing: null },
  },
} as const;

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;

/** The same for the places of words (content/instruments/deidentify.yaml). */
export const measuredPlaces = {
  found: deidentifyMeasured.hipaa.found,
  identifiers: deidentifyMeasured.hipaa.identifiers,
  share: percent(deidentifyMeasured.hipaa.found, deidentifyMeasured.hipaa.identifiers),
  missed: deidentifyMeasured.hipaa.identifiers - deidentifyMeasured.hipaa.found,
  lookAlikes: deidentifyMeasured.lookAlikes,
  hard: deidentifyMeasured.hipaa.hard,
  usualFound: deidentifyMeasured.hipaa.found - deidentifyMeasured.hipaa.hardFound,
  usual: deidentifyMeasured.hipaa.identifiers - deidentifyMeasured.hipaa.hard,
  hardFound: deidentifyMeasured.hipaa.hardFound,
  filingFound: deidentifyMeasured.frcp.found,
  filingIdentifiers: deidentifyMeasured.frcp.identifiers,
  filingShare: percent(deidentifyMeasured.frcp.found, deidentifyMeasured.frcp.identifiers),
  taken: deidentifyMeasured.taken,
};

/** A line of these words with its figures. */
export const measured = (line: string) => fill(line, measuredPlaces);
