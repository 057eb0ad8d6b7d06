/** Six consecutive documents of volume 3, as produced. Number, pages, custodian, type. */
const documents = [
  { first: 4127, pages: 3, custodian: "Amadi", type: "Email" },
  { first: 4130, pages: 3, custodian: "Amadi", type: "PDF" },
  { first: 4133, pages: 1, custodian: "Castellan", type: "Voice" },
  { first: 4134, pages: 5, custodian: "Haddad", type: "Email" },
  { first: 4152, pages: 1, custodian: "Castellan", type: "Email" },
  { first: 4153, pages: 3, custodian: "Castellan", type: "XLSX" },
] as const;

export const productionLog = {
  title: "Production log",
  note: "Vol. 003",
  table: "Production log",
  columns: { first: "BEGBATES", last: "ENDBATES", custodian: "Custodian", type: "Type", pages: "Pages" },
  documents,
  marked: 4127,
  /** The pages between the fourth and the fifth row. */
  gap: { first: 4139, last: 4151, entries: [30, 31] },
  foot: `${documents.reduce((sum, { pages }) => sum + pages, 0)} pages. 0004139 to 0004151 withheld: privilege log 30, 31. Load file: DAT, OPT, native, text`,
} as const;
