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
