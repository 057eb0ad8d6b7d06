const n = (count: string) => Number(count).toLocaleString("en-US");
const many = (count: string | number, one: string, more: string) =>
  `${Number(count).toLocaleString("en-US")} ${Number(count) === 1 ? one : more}`;
/** A finding's values for its sentence, in order. */
type Values = readonly string[];

/** Words for the result of a production. Loaded with the reader. */
export const productionResult = {
  verdict: (found: number, run: number) => `Exceptions in ==${found} of ${run}== tests`,
  none: (run: number) => `No exceptions in ${run} tests`,
  /** Instead of “no exceptions”, where something was not read or could not be decided. */
  run: (run: number) => many(run, "test run", "tests run"),
  doubts: {
    unread: (files: number) => `Not read: ${many(files, "file", "files")}`,
    undecided: (tests: number) => `Not decided: ${many(tests, "test", "tests")}`,
  },
  asked: "Which column has the first number?",
  notes: {
    specimen: "Specimen volume, invented matter. Its faults were added on purpose.",
    meaning: "An exception is a place to look at, with its line. Some have good reasons; ask the other side.",
    untested: (count: number) => `${many(count, "test was", "tests were")} not run. The table says what each would need.`,
    asked:
      "The load file could be opened, but no column is called what the first Bates number is usually called. Say below which it is. If the columns look wrong, change the encoding or the delimiter first.",
    explained: (pages: number) =>
      `${many(pages, "missing number is", "missing numbers are")} on the privilege log and ${pages === 1 ? "is" : "are"} not counted as a gap.`,
    redactedOnLog: (documents: number) =>
      `${many(documents, "document is", "documents are")} on the log and marked redacted: produced in part, and not counted.`,
    logUnread: (entries: number) =>
      `${many(entries, "entry", "entries")} of the log ${entries === 1 ? "has" : "have"} no number of this production.`,
    volumes: (count: number) =>
      `${many(count, "other load file was", "other load files were")} not read. Choose another below under “Files”.`,
  },
  facts: {
    numbers: "Numbers",
    documents: "Documents",
    pages: "Pages by number",
    images: "Image lines",
    files: "Files given",
    log: "Log entries",
    missing: "Numbers missing",
    encoding: "Encoding",
    delimiter: "Delimiters",
  },
  to: (first: string, last: string) => `${first} to ${last}`,
  moreSequences: (count: number) => `and ${many(count, "more sequence", "more sequences")}`,
  filesOf: (files: string, size: string) => `${files}, ${size}`,
  notGiven: "None given",
  tests: {
    columns: { name: "Columns in each row", does: "As many fields as the header names, each qualifier closed." },
    characters: { name: "Characters", does: "All of them readable in this encoding." },
    numbers: { name: "Form of the numbers", does: "A first and a last number in each row, in order, with one padding." },
    gaps: { name: "Gaps", does: "No number missing between two documents, except those on the log." },
    overlaps: { name: "Overlaps", does: "No page in two documents." },
    duplicates: { name: "Repeated numbers", does: "No first number twice." },
    order: { name: "Order", does: "Rows in the order of their numbers." },
    families: { name: "Families", does: "Each document inside its attachment range, which begins and ends where documents do." },
    pages: { name: "Page counts", does: "The count, the numbers and the image lines agree." },
    breaks: { name: "Document breaks", does: "A break at each first page, and nowhere else." },
    images: { name: "Images", does: "Each image the OPT names is there." },
    texts: { name: "Texts", does: "Each text file the DAT names is there." },
    natives: { name: "Natives", does: "Each native the DAT names is there." },
    emptyTexts: { name: "Empty texts", does: "A word in each text." },
    paths: { name: "Paths", does: "Upper and lower case as on disk, one separator, no drive." },
    dates: { name: "Dates and zones", does: "One form and one kind of zone in a column." },
    hashes: { name: "Hashes", does: "The stated hash is that of the native." },
    privileged: { name: "Logged and produced", does: "Nothing on the log is among the documents." },
    redacted: { name: "Redacted, with full text", does: "What is marked redacted has no native and no unmarked full text." },
  },
  testsTable: { caption: "Tests", number: "No.", test: "Test", result: "Result" },
  places: (shown: string) => `${shown} and more`,
  states: { found: (count: string) => `Found ${count}`, none: "None found", untested: "Not tested" },
  untested: {
    noData: "No DAT was given.",
    noImages: "No OPT was given.",
    noFiles: "Only load files were given. Add the folder or the zip.",
    noPages: "No OPT was given, and the DAT has no page count.",
    noText: "The DAT has no column for text.",
    noNative: "The DAT has no column for natives.",
    noFamily: "The DAT has no attachment range.",
    noHash: "The DAT has no hash beside a native path.",
    noLog: "No privilege log was given.",
    noRedaction: "The DAT has no column for redactions or designations.",
    noDates: "The DAT has no column of dates.",
    noPaths: "The load files name no paths.",
    noLast: "The DAT has first numbers alone: nothing says where a document ends.",
  },
  kinds: {
    fieldCount: ([fields = "", expected = ""]: Values) => `${many(fields, "field", "fields")} where the header names ${n(expected)}.`,
    unclosed: () => "A qualifier opens and is not closed.",
    imageFields: ([fields = "", expected = ""]: Values) =>
      `${many(fields, "field", "fields")} in the image line where the format has ${expected}.`,
    characters: ([field = ""]: Values) => `A character that could not be read: “${field}”`,
    noBegin: () => "No first number.",
    noEnd: ([value = ""]: Values) => (value ? `“${value}” is not a last number.` : "No last number."),
    notANumber: ([value = ""]: Values) => `“${value}” is not a Bates number.`,
    endBefore: ([end = ""]: Values) => `Ends at ${end}, before it begins.`,
    otherSequence: ([end = ""]: Values) => `Ends at ${end}, in another sequence.`,
    padding: ([value = ""]: Values) => `${value} has another number of digits than the first of its sequence.`,
    gap: ([to = "", pages = ""]: Values) =>
      Number(pages) === 1 ? "1 number missing before this line." : `${n(pages)} numbers missing, up to ${to}, before this line.`,
    overlap: ([other = "", end = ""]: Values) => `Begins inside ${other}, which runs to ${end}.`,
    duplicate: ([line = ""]: Values) => `The same first number as line ${n(line)}.`,
    order: ([before = ""]: Values) => `Comes after ${before}.`,
    familyHalf: () => "One end of the attachment range is blank.",
    familyOutside: ([from = "", to = ""]: Values) => `Outside its own range, ${from} to ${to}.`,
    familyLacksParent: ([parent = ""]: Values) => `It names ${parent} as its parent, where no document begins.`,
    familyLacksChild: ([child = ""]: Values) => `It names ${child} as an attachment, where no document begins.`,
    familyNoParent: ([from = ""]: Values) => `Its range begins at ${from}, where no document begins.`,
    familyNoEnd: ([, to = ""]: Values) => `Its range ends at ${to}, where no document ends.`,
    familyDiffers: ([from = "", to = ""]: Values) => `Its range is ${from} to ${to}; its parent states another.`,
    familyBlank: ([from = ""]: Values) => `Inside the range of ${from}, with no range of its own.`,
    pagesRange: ([stated = "", pages = ""]: Values) => `States ${many(stated, "page", "pages")}; its numbers have ${n(pages)}.`,
    pagesLines: ([lines = "", pages = ""]: Values) =>
      `${many(lines, "image line", "image lines")} for ${many(pages, "number", "numbers")}.`,
    pagesNone: () => "No image line and no native.",
    pagesStated: ([stated = "", pages = ""]: Values) => `The image line states ${many(stated, "page", "pages")}; there are ${n(pages)}.`,
    pageOutside: () => "An image of no document in the DAT.",
    breakMissing: () => "First page of a document, without a break.",
    breakInside: ([document = ""]: Values) => `A break inside ${document}.`,
    imageMissing: ([path = ""]: Values) => `Not there: ${path}`,
    imageBlank: () => "The image line names no file.",
    textMissing: ([path = ""]: Values) => `Not there: ${path}`,
    textBlank: () => "No text file is named.",
    nativeMissing: ([path = ""]: Values) => `Not there: ${path}`,
    textEmpty: ([path = "", bytes = ""]: Values) => `${path}, ${many(bytes, "byte", "bytes")}, not a word.`,
    fieldEmpty: () => "The text field is empty.",
    pathCase: ([path = ""]: Values) => `The file is there in other upper and lower case: ${path}`,
    pathMixed: ([path = ""]: Values) => `Slashes and backslashes in one path: ${path}`,
    pathMinority: ([path = ""]: Values) => `Another separator than most paths: ${path}`,
    pathAbsolute: ([path = ""]: Values) => `Begins at a drive or a server: ${path}`,
    pathTwice: ([other = ""]: Values) => `Differs in case only from ${other}`,
    dateUnread: ([column = "", value = ""]: Values) => `${column}: “${value}” is not a date.`,
    dateMinority: ([column = "", value = ""]: Values) => `${column}: “${value}” has another form than most.`,
    dateBothOrders: ([column = "", value = ""]: Values) => `${column}: “${value}” puts day and month in the opposite order from most.`,
    dateUnsettled: ([column = "", value = ""]: Values) => `${column}: no date settles whether “${value}” begins with the day or the month.`,
    zoneMinority: ([column = "", value = ""]: Values) => `${column}: “${value}” states its zone differently from most.`,
    hashDiffers: ([path = "", stated = "", own = ""]: Values) => `${path} has ${own}; the row states ${stated}.`,
    hashUnread: ([value = ""]: Values) => `“${value}” is not an MD5, SHA-1 or SHA-256.`,
    hashNotMade: ([path = ""]: Values) => `Could not be read and hashed: ${path}`,
    privileged: ([written = "", line = ""]: Values) => `On the log, line ${n(line)}: ${written}`,
    redactedText: ([size = "", usual = ""]: Values) =>
      `Marked redacted; its text has ${n(size)} bytes a page and no mark.${usual ? ` Usual here: ${n(usual)}.` : ""}`,
    redactedNative: ([path = ""]: Values) => `Marked redacted, with a native: ${path}`,
  },
  table: {
    title: "Exceptions",
    caption: "Exceptions, by test and line",
    columns: { at: "Where", what: "What" },
    inLine: {
      data: (test: string, line: string) => `${test}, DAT line ${line}`,
      images: (test: string, line: string) => `${test}, OPT line ${line}`,
    },
    noPlace: "No number",
    filterTest: "Test",
    all: "All tests",
    filterWords: "Number, path or words",
    shown: (shown: string, all: string) => `${shown} of ${all} shown`,
    nothing: "No exception has these words.",
    kept: (kept: string) => `Of a test with more than ${kept} exceptions the first ${kept} are listed. All are counted.`,
    onPaper: (shown: number, all: string) => `The first ${shown} of ${all}; the CSV has the rest.`,
  },
  form: {
    title: "How it was read",
    lead: "What was found is filled in. Change what is wrong, and read the files again: they are still here.",
    files: "Files",
    roles: { data: "Documents (DAT)", images: "Images (OPT)", log: "Privilege log", none: "Not read as a list" },
    addLog: "Add a file",
    addHint: "A privilege log, an OPT, or anything left out.",
    withoutList: "Choose a file for the documents or for the images: without one there is nothing to inspect.",
    text: "Text",
    columns: "Columns",
    encoding: "Encoding",
    encodings: {
      "utf-8": "UTF-8",
      "utf-16le": "UTF-16, little end first",
      "utf-16be": "UTF-16, big end first",
      "windows-1252": "Windows-1252",
    },
    delimiter: "Between fields",
    delimiters: { u0014: "U+0014", pilcrow: "¶ U+00B6", comma: "Comma", tab: "Tab", semicolon: "Semicolon", pipe: "Bar |" },
    qualifier: "Around fields",
    qualifiers: { thorn: "þ U+00FE", quote: "Quotation mark", caret: "Caret ^", none: "Nothing" },
    fields: {
      begin: "First number",
      end: "Last number",
      familyBegin: "First of the family",
      familyEnd: "Last of the family",
      familyRange: "Range of the family",
      parent: "Parent",
      children: "Attachments",
      pages: "Page count",
      textPath: "Path of the text",
      text: "Text itself",
      nativePath: "Path of the native",
      hash: "Hash of the native",
      redacted: "Redaction",
      confidentiality: "Designation",
    },
    none: "None",
    dates: "Dates, separated by commas",
    again: "Read again",
  },
  unread: {
    title: "Not read",
    more: (count: string) => `${count} more are in the report.`,
    reasons: {
      damaged: "Damaged or cut off: the list at the end of the zip is missing.",
      encrypted: "Encrypted in the zip. It counts as present; its content could not be tested.",
      packing: "Packed by a method other than deflate. It counts as present; its content could not be tested.",
      nestedZip: "A zip within a zip, and one layer is opened. Unpack it first.",
      empty: "0 bytes.",
      workbook:
        "A workbook. If it is a log or a load file, save its sheet as CSV and add that: until then what it explains counts as missing.",
      logAsDocument: "A log as a document. Save its table as CSV and add that: until then what it explains counts as missing.",
    },
  },
  limitsTitle: "What these tests cannot tell you",
  limits: [
    "What was never listed. | Documents that are in no load file and leave no gap in the numbers are not seen here.",
    "Why a number is missing. | A gap may be a page withheld, a number never used, or a loss. Without the log it is a question to ask.",
    "Redactions. | A text without a mark may belong to a document of which one word is covered. The test compares sizes and looks for marks. It does not look at the image.",
    "Hashes of email. | Some programs hash the fields of a message instead of the file. Such a hash differs from the file’s and says nothing against it.",
    "The pictures themselves. | The tests see that an image is there. They do not open it or read it.",
    "Rows with a field too many or too few. | Of such a row only the numbers are taken: its other fields may be in the wrong columns.",
    "Fields of more than 20,000 lines. | Such a field counts as not closed: its row ends with its first line.",
  ],
} as const;

const blank = "______________";

/** The draft of a deficiency letter: loaded with the result. */
export const productionLetter = {
  title: "Draft of a deficiency letter",
  draft:
    "DRAFT FOR COUNSEL. Made by a program from the load files; not reviewed. Check each item against the production and the ESI protocol before it is sent.",
  copy: "Copy the letter",
  print: "Print the letter",
  date: `Date: ${blank}`,
  to: `To: ${blank}, counsel for ${blank}`,
  matter: `Re: ${blank} v. ${blank}, No. ${blank}`,
  subject: (volume: string, range: string) => `Production ${volume}${range ? `, ${range}` : ""}`,
  greeting: `Dear ${blank}:`,
  opening: (documents: string, pages: string) =>
    `We have received the production named above: ${documents} documents with ${pages} pages by their numbers. We compared its load files and files with one another and could not reconcile the following.`,
  basis: `We raise these under Fed. R. Civ. P. 34(b)(2)(E), and under section ${blank} of the parties’ ESI protocol dated ${blank}.`,
  items: {
    columns: (count: string) =>
      `Rows of the load file whose fields do not match its header (${count}). Please tell us whether they were cut or joined on export:`,
    characters: (count: string) =>
      `Rows with characters that cannot be read in the encoding we took (${count}). Please tell us the encoding:`,
    numbers: (count: string) =>
      `Documents whose Bates numbers are absent, reversed or in another form (${count}). Please confirm that this is how they were numbered:`,
    gaps: (count: string, missing: string) =>
      `Numbers that are not in the load file, nor on a privilege log that we have (gaps: ${count}; numbers: ${missing}). Please tell us whether they were withheld, were not used, or are in another volume:`,
    overlaps: (count: string) => `Documents whose ranges overlap others (${count}). Please tell us which numbers are right:`,
    duplicates: (count: string) =>
      `Bates numbers used for more than one document (${count}). Please tell us whether one replaces the other:`,
    order: (count: string) => `Rows that are not in the order of their numbers (${count}). Please tell us whether that order is meant:`,
    families: (count: string) =>
      `Documents whose attachment ranges or parents are incomplete or inconsistent (${count}). Please tell us whether members of these families were withheld:`,
    pages: (count: string) => `Documents whose page count, Bates range and images disagree (${count}). Please tell us which is right:`,
    breaks: (count: string) =>
      `Pages where the document breaks of the image file and the load file disagree (${count}). Please tell us which is right:`,
    images: (count: string) =>
      `Page images that are listed and that we do not find (${count}). Please tell us whether they are in another volume:`,
    texts: (count: string) =>
      `Text files that are listed, or owed, and that we do not find (${count}). Please tell us whether they are in another volume:`,
    natives: (count: string) =>
      `Native files that are listed and that we do not find (${count}). Please tell us whether they are in another volume, or were withheld:`,
    emptyTexts: (count: string) =>
      `Documents whose extracted text is empty (${count}). Please tell us whether they hold no text, or were not put through OCR:`,
    paths: (count: string) => `Paths that do not match the files as delivered (${count}). Please tell us which folder they begin at:`,
    dates: (count: string) =>
      `Dates or times in more than one form, or without a consistent time zone (${count}). Please tell us the zone in which they were processed:`,
    hashes: (count: string) =>
      `Native files whose hash is not the one stated (${count}). Please tell us of what the hash was taken: of mail, some programs hash the fields and not the file:`,
    privileged: (count: string) =>
      `Documents that were produced although your privilege log lists them (${count}; counsel to state here what was done with them: ${blank}). Please tell us promptly whether you claim privilege, under Fed. R. Civ. P. 26(b)(5)(B) or an order under Fed. R. Evid. 502(d):`,
    redacted: (count: string) =>
      `Documents marked redacted that came with a native file, or with text that shows no redaction (${count}). Please confirm that this was intended:`,
  },
  /** For a test that every document fails: the reason is more likely one of form than of the documents. */
  everywhere: (test: string, count: string) =>
    `The same in every document, so it may have one reason that we do not know (${test}; ${count}). Please tell us how these were prepared before we say more:`,
  line: (line: string) => `line ${line}`,
  more: (count: string) => `and ${count} more, listed in the attached table`,
  request: `Please correct these items with an overlay or a replacement volume, or tell us the reason for each, by ${blank}. If it would help, our technical contact can speak with yours before then: ${blank}.`,
  reserve: "This letter waives no right or objection, and we may write again as review goes on.",
  closing: "Sincerely,",
  signature: `${blank}, counsel for ${blank}`,
  attached: "Attached: table of exceptions (CSV)",
} as const;

/** Words of the production inspector if there is no load file. */
export const productionRefusals = {
  nothing: {
    title: "No load file is among these files.",
    text: "A load file says which documents there are: a DAT, CSV or TXT with a header, or an OPT with a line for each page. None of these files begins like one.",
    steps: [
      "Look in the production for a folder called DATA or LOAD.",
      "Choose the whole folder or the zip, or the DAT and the OPT by themselves.",
    ],
  },
  dii: {
    title: (name: string) => `${name} is a Summation DII.`,
    text: "A DII lists images and texts for Summation. It is not read here.",
    steps: ["Look for a DAT or CSV beside it.", "Or ask for a DAT with an OPT or LFP.", "Choose those here."],
  },
  damaged: {
    title: (name: string) => `${name} is damaged or cut off.`,
    text: "Its list of contents, at the end of a zip, could not be read. A download that stopped early looks like this, and so does one volume of a split zip.",
    steps: ["Compare its size and hash with those in the transmittal.", "Copy or download it again.", "Choose the new copy here."],
  },
  workbook: {
    title: (name: string) => `${name} is not read as a list.`,
    text: "Lists are read as DAT, OPT, LFP, CSV or TSV. Workbooks and documents are not.",
    steps: ["Open it in its own program.", "Save the sheet or the table as CSV.", "Choose that file here."],
  },
  encrypted: {
    title: (name: string) => `${name} is encrypted.`,
    text: "The zip asks for a password before its files can be read. None was tried.",
    steps: ["Unpack it with the password of the transmittal.", "Choose the folder here."],
  },
} as const;
