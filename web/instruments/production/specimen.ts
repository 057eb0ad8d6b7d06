/** Content of the specimen volume's files that are not documents of the matter. */
export const productionSpecimen = {
  columns: "BEGBATES ENDBATES BEGATTACH ENDATTACH PGCOUNT CUSTODIAN DATESENT REDACTED MD5HASH TEXTPATH NATIVEPATH",
  logColumns: "Entry,Bates,Basis,Description",
  logName: "privilege-log.csv",
  /** Differs in form from the column's other dates. */
  strayDate: "03/09/2026 7:58 AM",
  notice: "Specimen of a notice that stands on the privilege log and was produced all the same.",
  redacted: "[Redacted]",
  native: (name: string) => `Placeholder of a native file of the specimen: ${name}`,
  savedOnceMore: "Saved once more.",
  image: "Placeholder of a page image.",
} as const;
