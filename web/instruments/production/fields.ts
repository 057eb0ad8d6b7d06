/** Fields of a document, and the column names that programs use, in capitals without punctuation. */
export const aliases = {
  begin: [
    "BEGBATES",
    "BEGDOC",
    "BEGDOCNO",
    "BEGINBATES",
    "BEGINNINGBATES",
    "BEGNO",
    "BEGCONTROL",
    "BEGPROD",
    "PRODBEG",
    "PRODBEGBATES",
    "BATESBEG",
    "STARTBATES",
  ],
  end: ["ENDBATES", "ENDDOC", "ENDDOCNO", "ENDINGBATES", "ENDNO", "ENDCONTROL", "ENDPROD", "PRODEND", "PRODENDBATES", "BATESEND"],
  familyBegin: ["BEGATTACH", "BEGATT", "BEGINATTACH", "ATTACHBEG", "BEGFAMILY", "FAMILYBEG", "BEGDOCATTACH", "ATTACHSTART", "BEGGROUP"],
  familyEnd: ["ENDATTACH", "ENDATT", "ATTACHEND", "ENDFAMILY", "FAMILYEND", "ENDDOCATTACH", "ATTACHSTOP", "ENDGROUP"],
  pages: ["PGCOUNT", "PAGECOUNT", "PAGES", "NUMPAGES", "PGS", "NUMBEROFPAGES", "IMAGECOUNT", "PRODPAGECOUNT"],
  textPath: [
    "TEXTPATH",
    "TEXTLINK",
    "TEXTFILEPATH",
    "OCRPATH",
    "EXTRACTEDTEXTPATH",
    "TEXTPRECEDENCE",
    "FULLTEXTPATH",
    "TEXTFILE",
    "OCRLINK",
  ],
  text: ["EXTRACTEDTEXT", "FULLTEXT", "OCRTEXT", "TEXT", "BODYTEXT", "OCR"],
  nativePath: ["NATIVEPATH", "NATIVELINK", "NATIVEFILE", "FILEPATH", "NATIVEFILEPATH", "DOCLINK", "NATIVEFILELINK", "LINK", "NATIVE"],
  hash: ["MD5HASH", "HASH", "HASHVALUE", "MD5", "SHA1", "SHA1HASH", "SHA256", "SHA256HASH", "FILEHASH", "DOCUMENTHASH"],
  redacted: ["REDACTED", "REDACTION", "REDACTIONS", "HASREDACTIONS", "REDACTEDFLAG", "ISREDACTED", "REDACTIONREASON", "PRODREDACTED"],
  confidentiality: ["CONFIDENTIALITY", "CONFIDENTIAL", "DESIGNATION", "CONFIDENTIALITYDESIGNATION", "PRODUCTIONDESIGNATION", "LEGEND"],
} as const;

export type FieldId = keyof typeof aliases;
const isField = (name: string): name is FieldId => name in aliases;
export const fieldIds: readonly FieldId[] = Object.keys(aliases).filter(isField);

/** Column of each field, from 0; absent if missing. `dates` are the columns read as dates or times. */
export type Mapping = { readonly columns: Readonly<Partial<Record<FieldId, number>>>; readonly dates: readonly number[] };

/** The visitor's changes: a column’s name, or "" for none. `dates` are names, separated by commas. */
export type FieldChoice = { readonly fields: Readonly<Partial<Record<FieldId, string>>>; readonly dates?: string };

/** Maps fields to columns: by the visitor’s choice, then by alias. Earlier aliases win. */
export function mapFields(header: readonly string[], choice: FieldChoice): Mapping {
  const names = header.map(plain);
  const columnOf = (field: FieldId) => {
    const chosen = choice.fields[field];
    const sought = chosen === undefined ? [...aliases[field], `PRODUCTION${aliases[field][0]}`] : [chosen];
    const places = sought.map((name) => (chosen === undefined ? names.indexOf(name) : header.indexOf(name)));
    return places.find((place) => place >= 0);
  };
  const columns: Partial<Record<FieldId, number>> = {};
  for (const field of fieldIds) {
    const column = columnOf(field);
    if (column !== undefined) columns[field] = column;
  }
  const dates = choice.dates?.split(",").map((name) => name.trim());
  return { columns, dates: header.flatMap((name, i) => ((dates ? dates.includes(name.trim()) : isDateName(name)) ? [i] : [])) };
}

const plain = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, "");

const before = "SENT|RECEIVED|CREATED|MODIFIED|MOD|DOC|START|END|PRINTED|ACCESSED|SAVED";
const dateName = new RegExp(`(?:^|[^A-Z]|${before})(?:DATE|TIME|DT)`);

/** Matches SENTDATE, Date Received, TIMESENT, DOCDT; not UPDATED, CANDIDATE, or a column for zones. */
export function isDateName(name: string): boolean {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toUpperCase();
  return dateName.test(words) && !/ZONE|UPDATE|TIMELINE|DATETYPE/.test(words);
}
