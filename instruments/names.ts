/**
 * Every instrument, with the version of its tests or arithmetic. The compiler asks for each of them
 * in all.ts, schemas.ts, web/instruments/tools.ts and the common tests.
 */
export const versions = {
  activity: "1.0",
  deidentify: "1.0",
  elusion: "1.0",
  estimate: "1.0",
  "first-72-hours": "1.0",
  hash: "1.0",
  languages: "1.0",
  links: "1.0",
  photo: "1.0",
  production: "1.0",
  query: "1.0",
  redactions: "2.0",
  summary: "1.0",
  transcript: "1.0",
} as const;

export type InstrumentName = keyof typeof versions;
