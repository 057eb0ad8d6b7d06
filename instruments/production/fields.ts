const list = (names: string) => names.split(" ");

/**
 * Fields of a document, and the column names that programs use, in capitals without punctuation.
 */
const aliases = {
  begin: list(
    "BEGBATES BEGDOC BEGDOCNO BEGINBATES BEGINNINGBATES BEGNO BEGCONTROL BEGPROD PRODBEG PRODBEGBATES BATESBEG STARTBATES",
  ),
  end: list(
    "ENDBATES ENDDOC ENDDOCNO ENDINGBATES ENDNO ENDCONTROL ENDPROD PRODEND PRODENDBATES BATESEND",
  ),
  familyBegin: list(
    "BEGATTACH BEGATT BEGINATTACH ATTACHBEG BEGFAMILY FAMILYBEG BEGDOCATTACH ATTACHSTART BEGGROUP",
  ),
  familyEnd: list(
    "ENDATTACH ENDATT ATTACHEND ENDFAMILY FAMILYEND ENDDOCATTACH ATTACHSTOP ENDGROUP",
  ),
  familyRange: list("ATTACHRANGE ATTRANGE ATTACHMENTRANGE FAMILYRANGE GROUPRANGE"),
  parent: list(
    "PARENTID PARENTBATES PARENTDOCID PARENTBEGBATES PARENTBATESBEG GROUPID GROUPIDENTIFIER FAMILYID ATTACHGROUPID",
  ),
  children: list("ATTACHIDS ATTACHMENTIDS ATTACHID CHILDBATES CHILDIDS ATTACHMENTBATES"),
  pages: list("PGCOUNT PAGECOUNT PAGES NUMPAGES PGS NUMBEROFPAGES IMAGECOUNT PRODPAGECOUNT"),
  textPath: list(
    "TEXTPATH TEXTLINK TEXTFILEPATH OCRPATH EXTRACTEDTEXTPATH TEXTPRECEDENCE FULLTEXTPATH TEXTFILE OCRLINK",
  ),
  text: list("EXTRACTEDTEXT FULLTEXT OCRTEXT TEXT BODYTEXT OCR"),
  nativePath: list(
    "NATIVEPATH NATIVELINK NATIVEFILE NATIVEFILEPATH DOCLINK NATIVEFILELINK LINK FILEPATH NATIVE ITEMPATH",
  ),
  hash: list("MD5HASH HASH HASHVALUE MD5 SHA1 SHA1HASH SHA256 SHA256HASH FILEHASH DOCUMENTHASH"),
  redacted: list(
    "REDACTED REDACTION REDACTIONS HASREDACTIONS REDACTEDFLAG ISREDACTED REDACTIONREASON PRODREDACTED",
  ),
  confidentiality: list(
    "CONFIDENTIALITY CONFIDENTIAL DESIGNATION CONFIDENTIALITYDESIGNATION PRODUCTIONDESIGNATION LEGEND",
  ),
};

export type FieldId = keyof typeof aliases;
const isField = (name: string): name is FieldId => name in aliases;
export const fieldIds: readonly FieldId[] = Object.keys(aliases).filter(isField);

/**
 * Column of each field, from 0; absent if missing. `dates` are the columns read as dates or times.
 */
export type Mapping = {
  readonly columns: Readonly<Partial<Record<FieldId, number>>>;
  readonly dates: readonly number[];
};

/**
 * The visitor's changes: a column’s name, or "" for none. `dates` are names, separated by commas.
 */
export type FieldChoice = {
  readonly fields: Readonly<Partial<Record<FieldId, string>>>;
  readonly dates?: string;
};

/**
 * Maps fields to columns: by the visitor’s choice, then by alias (earlier ones win), then by the
 * words of the name.
 */
export function mapFields(header: readonly string[], choice: FieldChoice): Mapping {
  const names = header.map((name) => plain(name.replace(/^.*::/, "")));
  const columns: Partial<Record<FieldId, number>> = {};
  const isFree = (column: number) => !Object.values(columns).includes(column);
  for (const field of fieldIds) {
    const chosen = choice.fields[field];
    const places =
      chosen === undefined
        ? aliasesOf(field).map((name) => names.indexOf(name))
        : [header.indexOf(chosen)];
    const column = places.find((place) => place >= 0);
    if (column !== undefined) columns[field] = column;
  }
  for (const field of fieldIds) {
    if (columns[field] !== undefined || choice.fields[field] !== undefined) continue;
    const column = header.findIndex((name, i) => isFree(i) && fieldOf(wordsIn(name)) === field);
    if (column >= 0) columns[field] = column;
  }
  // "DOCID" and "DOCID_END", "Bates Number" and "End Bates", "Document_ID" alone: the name without
  // another word is the first number.
  if (columns.begin === undefined && choice.fields.begin === undefined) {
    const isNumber = (name: string) =>
      [...(wordsIn(name) ?? ["path"])].every((word) => word === "number");
    const column = header.findIndex(
      (name, i) =>
        isFree(i) &&
        isNumber(name) &&
        (columns.end !== undefined || /BATES|CONTROL|DOC|PROD/i.test(name)),
    );
    if (column >= 0) columns.begin = column;
  }
  const dates = choice.dates?.split(",").map((name) => name.trim());
  return {
    columns,
    dates: header.flatMap((name, i) =>
      (dates ? dates.includes(name.trim()) : isDateName(name)) ? [i] : [],
    ),
  };
}

/** Whether a name says that it is the first number of several: "Begin Bates", not "Document ID". */
export const isFirstOfSeveral = (name: string) => wordsIn(name)?.has("begin") ?? false;

const aliasesOf = (field: FieldId): readonly string[] => [
  ...aliases[field],
  `PRODUCTION${aliases[field][0]}`,
];

/** Words of names that programs write together, longest first, and what each means. */
const vocabulary = {
  begin: "BEGINNING|BEGIN|BEG|STARTING|START|FIRST|FROM",
  end: "ENDING|END|STOP|LAST|TO",
  family: "ATTACHMENTS|ATTACHMENT|ATTACHED|ATTACH|ATTS|ATT|FAMILY|GROUP",
  number:
    "BATES|CONTROL|DOCUMENT|DOCNO|DOCIDS|DOCS|DOC|PRODUCTION|PRODUCED|PROD|NUMBERS|NUMBER|NO|NBR|NUM|IDS|ID|REFERENCE|REF",
  range: "RANGE",
  parent: "PARENT|HOST",
  child: "CHILDREN|CHILD",
  pages: "PAGES|PAGE|PGS|PG|IMAGES|IMAGE",
  count: "COUNT|CNT",
  hash: "MD5|SHA1|SHA256|SHA512|SHA|HASH|CHECKSUM|DIGEST",
  text: "FULLTEXT|EXTRACTEDTEXT|TEXT|TXT|OCR",
  native: "NATIVES|NATIVE",
  path: "PATH|LINK|FILEPATH|FILE|LOCATION|PRECEDENCE",
  date: "DATE|TIME|SENT|RECEIVED|CREATED|MODIFIED",
  redacted: "REDACTIONS|REDACTION|REDACTED",
  volume: "VOLUME|VOL|BOX|FOLDER",
  filler: "EXTRACTED|HAS|THE|OF|VALUE|IS|ALL|REL|IDENTIFIER|KEY|DE|DUPE|DEDUPE",
} as const;
type Word = keyof typeof vocabulary;
const isWord = (name: string): name is Word => name in vocabulary;
const vocabularyWords = Object.keys(vocabulary).filter(isWord);
const meanings = new Map<string, Word>(
  vocabularyWords.flatMap((word) =>
    vocabulary[word].split("|").map((written) => [written, word] as const),
  ),
);
const anyWord = new RegExp(
  [...meanings.keys()].toSorted((a, b) => b.length - a.length).join("|"),
  "y",
);

/**
 * The meanings of the words in a column’s name; undefined if a part of it has none. What is before
 * "::" names the set.
 */
function wordsIn(name: string): ReadonlySet<Word> | undefined {
  const found = new Set<Word>();
  const parts = name
    .replace(/^.*::/, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toUpperCase()
    .match(/[A-Z]+\d*|\d+/g);
  for (const part of parts ?? []) {
    for (let at = 0; at < part.length; at = anyWord.lastIndex) {
      anyWord.lastIndex = at;
      const [written] = anyWord.exec(part) ?? [];
      if (!written) return undefined;
      found.add(meanings.get(written) ?? "filler");
    }
  }
  return found;
}

/**
 * The field that words name: "first" and "number" are the first number, with "family" the family’s.
 */
function fieldOf(words: ReadonlySet<Word> | undefined): FieldId | undefined {
  if (!words || words.has("date") || words.has("volume")) return undefined;
  const has = (...wanted: readonly Word[]) => wanted.every((word) => words.has(word));
  const isNumber = words.has("number") || words.has("range");
  if (has("hash")) return "hash";
  if (has("redacted")) return "redacted";
  if (has("parent")) return isNumber || words.size === 1 || has("family") ? "parent" : undefined;
  if (
    has("child") ||
    (has("family", "number") && !words.has("begin") && !words.has("end") && !words.has("range"))
  )
    return "children";
  if (has("family", "begin")) return "familyBegin";
  if (has("family", "end")) return "familyEnd";
  if (has("family", "range")) return "familyRange";
  if (has("pages", "begin")) return "begin";
  if (has("pages", "end")) return "end";
  if (has("pages")) return has("count") ? "pages" : undefined;
  if (has("native", "path")) return "nativePath";
  if (has("text", "path")) return "textPath";
  if (has("begin") && !words.has("end") && isNumber) return "begin";
  return has("end") && isNumber ? "end" : undefined;
}

const plain = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, "");

const dateWords = /^(?:DATE|TIME|DATETIME|DT|DATES)$/;
const before =
  "SENT|RECEIVED|RECD|RCVD|CREATED|MODIFIED|MOD|DOC|START|END|PRINTED|ACCESSED|SAVED|FILE|EMAIL|LAST|MASTER|SORT|PARENT|FAMILY|PRIMARY|MEETING";
const joinedDate = new RegExp(`^(?:${before})*(?:DATE|TIME|DT)+(?:${before})*$`);

/**
 * Matches SENTDATE, Date Received, TIMESENT, DOCDT; not UPDATED, TIMEKEEPER, DTYPE, or a column for
 * zones, ranges, or whether a date is estimated.
 */
export function isDateName(name: string): boolean {
  const words = name
    .replace(/^.*::/, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toUpperCase();
  if (
    /ZONE|UPDATE|TIMELINE|TIME[ _]?KEEPER|DATE ?TYPE|FORMAT|RANGE|OFFSET|ESTIMATED|APPROX|FLAG|[ _]TZ\b/.test(
      words,
    )
  )
    return false;
  return words.split(/[^A-Z]+/).some((word) => dateWords.test(word) || joinedDate.test(word));
}
