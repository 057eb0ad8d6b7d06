import { redactionsMeasured as corpus } from "./redactions-measured.ts";

const many = (n: number, one: string, more = `${one}s`) => `${n.toLocaleString("en-US")} ${n === 1 ? one : more}`;
const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;
const numbers = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const inWords = (n: number) => numbers[n] ?? String(n);
const begun = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The first and last steps; those between depend on the finding. */
const stop = "Do not send this copy. Write down who has one.";
const clawBack =
  "Already sent? Show it to counsel today: notice under FRCP 26(b)(5)(B), prompt steps under FRE 502(b), or your order under FRE 502(d) may apply.";
const verify = "Save as a new file, and check that file here.";

/** Words for the result and for unchecked PDFs. Loaded with the checker. */
export const redactionsResult = {
  limitsTitle: "What these tests cannot tell you",
  limits: [
    { strong: "Whether the right words were redacted.", rest: "They look at the file, not at privilege." },
    { strong: "Whether a word can be guessed.", rest: "The length of a bar, and what stands around it, may give it away." },
    { strong: "What a picture says.", rest: "They read no writing in pictures. JPEG 2000 pictures are not opened at all, and are named." },
    {
      strong: "What no page refers to.",
      rest: "Objects left behind by a program that rewrote the file, thumbnails and private data of programs are not read.",
    },
    { strong: "Whether another copy went out.", rest: "Only this file was read." },
  ],
  verdict: {
    found: (found: number, all: number) => `Found in ==${found} of ${all}== tests`,
    none: (ran: number, all: number) => (ran === all ? `Not found by these ${inWords(all)} tests` : `Not found by ${ran} of ${all} tests`),
    files: (found: number, all: number) => `Found in ==${found} of ${all}== files`,
    filesNone: (all: number) => `Not found in ${many(all, "file")}`,
    some: (none: number, open: number) =>
      [
        ...(none > 0 ? [`${begun(inWords(none))} found nothing.`] : []),
        ...(open > 0 ? [`${begun(inWords(open))} could not be made on every page, or not at all.`] : []),
      ].join(" "),
    nothing: (ran: number) =>
      `${begun(inWords(ran))} ran, ${inWords(ran)} found nothing. Another test might. Have a person look at every barred page before it leaves.`,
    filesNote: "Each file has its own verdict below. One that was not opened has none.",
    restricted: "The file is encrypted and opens without a password. It was read; its restrictions on printing and copying hide nothing.",
    portfolio: "The file is a portfolio: what it shows is only its cover, and its contents are attached files.",
    earlier: (n: number) => `${many(n, "earlier version")} inside the file ${n === 1 ? "was" : "were"} compared with the last.`,
  },
  table: "Twelve tests and their results",
  columns: { number: "No.", test: "Test", result: "Result" },
  standings: { found: "Found", none: "Not found", open: "Not tested" },
  /** Below the name of a test that found something. */
  summary: (count: number, pages: string) => (pages ? `${many(count, "place")}, ${pages}.` : `${many(count, "item")} in the document.`),
  pages: (pages: readonly number[], more: number) =>
    `page${pages.length + more === 1 ? "" : "s"} ${pages.join(", ")}${more > 0 ? ` and ${many(more, "more", "more")}` : ""}`,
  earlierSame: (n: number) => `${many(n, "earlier save")} with the same words.`,
  gaps: {
    closedPicture: "A picture there cannot be opened here: JPEG 2000, damaged, or larger than 134 megapixels.",
    group: "The page has a group of a kind that is not drawn surely here.",
    tooMuch: "The page has more on it than is drawn here, or took more than 14 seconds.",
    closedFont: "A font there cannot be read here, so its words were not tried.",
    page: "The page could not be read.",
    manyRevisions: "There are more than eight earlier versions; the oldest eight were compared.",
    revision: "An earlier version could not be opened.",
    xfa: "The form is of the kind XFA, which is not read.",
    unexpected: "A part of the document could not be read.",
  },
  gapOn: (reason: string, pages: string) => (pages ? `${begun(pages)}: ${reason}` : reason),
  findings: (n: number) => (n <= 12 ? `${begun(inWords(n))} ${n === 1 ? "finding" : "findings"}` : `${n.toLocaleString("en-US")} findings`),
  moreFindings: (n: string) => `${n} more are in the report.`,
  testNumber: (n: number) => `Test ${n}`,
  placed: (page: number | undefined, title: string) => (page === undefined ? title : `Page ${page}: ${title}`),
  inEarlier: (title: string, number: number, of: number) => (of === 1 ? `${title}` : `${title}, version ${number} of ${of}`),
  parts: { what: "Recovered", where: "Where", todo: "What to do" },
  facts: { test: "Tried", page: "Page", place: "Place", held: "Held by", how: "How read" },
  ofPages: (page: number, pages: number) => `${page.toLocaleString("en-US")} of ${pages.toLocaleString("en-US")}`,
  place: (left: string, bottom: string, width: string, height: string) =>
    `${width} × ${height} pt, ${left} pt from the left, ${bottom} pt from the bottom`,
  bytes: (n: string) => `The first ${n} bytes of the file`,
  noWords: "There are no words to show: it is a picture.",
  unreadable: "The font does not say which letters its shapes are. Somebody who looks at the shapes can read them.",
  picture: {
    label: (page: number) => `Page ${page}, with the finding outlined`,
    earlier: (page: number) => `Page ${page} of the earlier version, with the words outlined`,
    drawing: "Drawing the page",
    failed: "The page could not be drawn here.",
  },
  /** By cause: the title, how the words can be recovered, and what to do. */
  causes: {
    fill: {
      title: "words under a bar",
      how: "Select, copy, paste",
      fix: ["Redact the page again, from the source, with a tool that deletes the text below its bars."],
    },
    coverPicture: {
      title: "words under a picture",
      how: "Select, copy, paste; or move the picture away",
      fix: ["Redact the page again, from the source, with a tool that deletes the text below its bars."],
    },
    coverText: {
      title: "words under other words",
      how: "Select, copy, paste",
      fix: [
        "Redact the page again, from the source, with a tool that deletes the words. Blocks and letters typed over them delete nothing.",
      ],
    },
    barColor: {
      title: "words in the color of their bar",
      how: "Select all, or paste into another program",
      fix: ["Go back to the source and delete the words. Black shading behind black words hides them from the eye alone."],
    },
    drawing: {
      title: "a drawing under a bar",
      how: "Delete the bar in an editor for PDFs",
      fix: ["Redact the page again, from the source: its letters are drawn as shapes, and a tool must delete what lies below its bars."],
    },
    annotationBar: {
      title: "a bar that can be moved away",
      how: "Click the bar and press Delete",
      fix: ["Delete the drawn bar, mark the words with the redaction tool, and apply it."],
    },
    sameColor: {
      title: "words in the color of their ground",
      how: "Select all, or paste into another program",
      fix: ["Go back to the source and delete the words. A color hides them from the eye alone."],
    },
    behindScan: {
      title: "a text layer that says what the picture hides",
      how: "Search for the word, or select and copy",
      fix: ["Remove the text layer, keep the barred picture, and run text recognition again on that."],
    },
    invisible: {
      title: "invisible words",
      how: "Search for the word, or select and copy",
      fix: ["Remove the invisible text: export the page as a picture, then recognize its text again."],
    },
    pictureUnderBar: {
      title: "a picture that goes on under a bar",
      how: "Extract the picture, or delete the bar",
      fix: [
        "Redact in the picture itself: export the page as a picture with its bar, or apply the redaction with a tool that changes pixels.",
      ],
    },
    redactMark: {
      title: "a redaction that is marked, not applied",
      how: "Select, copy, paste: the mark changes nothing",
      fix: ["Apply the redactions. In Acrobat: Redact, Apply. Until then they are only marks."],
    },
    note: {
      title: "a note",
      how: "Open the comments pane",
      fix: ["Delete all comments, or export without them."],
    },
    field: {
      title: "a field that holds text",
      how: "Click into the field, or export the form’s data",
      fix: ["Empty the field or flatten the form, then look at the page again."],
    },
    bookmark: {
      title: "a bookmark that names what no page shows",
      how: "Open the bookmarks pane",
      fix: ["Delete or rename the bookmark."],
    },
    layer: {
      title: "words on a hidden layer",
      how: "Switch the layer on",
      fix: ["Delete the hidden layers, then flatten what remains. Hiding a layer removes nothing."],
    },
    layerPicture: {
      title: "a picture on a hidden layer",
      how: "Switch the layer on",
      fix: ["Delete the hidden layers, then flatten what remains. Hiding a layer removes nothing."],
    },
    layerDrawing: {
      title: "a drawing on a hidden layer",
      how: "Switch the layer on",
      fix: ["Delete the hidden layers, then flatten what remains. Hiding a layer removes nothing."],
    },
    outside: {
      title: "words beyond the edge of the page",
      how: "Select all, or reset the crop",
      fix: ["Delete what lies outside: in Acrobat, sanitize the document. Cropping only moves the edge."],
    },
    cutOff: {
      title: "words that a frame cuts off",
      how: "Select all, copy, paste",
      fix: ["Shorten the words in the source. What a cell or frame cuts off goes into the file whole."],
    },
    croppedPicture: {
      title: "a picture that a frame cuts off",
      how: "Extract the picture",
      fix: ["Crop the picture itself, in a program for pictures, and put it in again. A frame only hides what lies outside of it."],
    },
    pictureOutside: {
      title: "a picture that goes on beyond the edge of the page",
      how: "Extract the picture, or reset the crop",
      fix: ["Delete what lies outside: in Acrobat, sanitize the document. Cropping only moves the edge."],
    },
    earlierWords: {
      title: "words of an earlier version",
      how: "Cut the file off after that version and open it",
      fix: ["Use Save As or Print to PDF from the redacted view, so that one version is written; plain Save appends to the old one."],
    },
    earlierPicture: {
      title: "a picture of an earlier version",
      how: "Cut the file off after that version and open it",
      fix: ["Use Save As or Print to PDF from the redacted view, so that one version is written; plain Save appends to the old one."],
    },
    attachment: {
      title: "an attached file",
      how: "Open the attachments pane",
      fix: ["Take the attachment out. If it is to be produced, review and produce it as a document of its own."],
    },
    property: {
      title: "a property of the document",
      how: "File, Properties",
      fix: ["Clear it in the document’s properties, or remove all metadata when you export. Your protocol may name fields to keep."],
    },
    script: {
      title: "a script",
      how: "Open the list of scripts in an editor for PDFs",
      fix: ["Remove the scripts, or print to a new PDF."],
    },
    link: {
      title: "a link to an address that is not shown",
      how: "Hold the pointer over the link",
      fix: ["Remove the link, or print to a new PDF."],
    },
  },
  attachmentSize: (bytes: string) => `${bytes} bytes`,
  steps: { stop, clawBack, verify },
  withWords: "Include recovered words in the report",
  wordsLeftOut: "Recovered words are left out of the saved report until the box is ticked.",
  specimenNote: "Specimen file, invented matter.",
  measured: {
    summary: `How it was measured: ${corpus.files} made files`,
    text: `The files are ours: ${corpus.files} small PDFs made with ${corpus.programs} programs (pdf-lib, LibreOffice, Ghostscript, qpdf), each with a defect and most with a clean twin beside it, such as a bar over text and a bar whose text was deleted, or a shaded cell. A defect counts as found when its test finds it. Of ${corpus.defects} defects ${corpus.found} were found (${percent(corpus.found, corpus.defects)}): ${corpus.found - corpus.hardFound} of the ${corpus.defects - corpus.hard} in a usual form, and ${corpus.hardFound} of the ${corpus.hard} that were put in to be missed. Of ${corpus.clean} clean files ${corpus.alarmed} raised an alarm. The tests were fitted to these files: on yours, expect less.`,
  },
  refusals: {
    empty: {
      title: (name: string) => `${name} is empty.`,
      text: "It has 0 bytes, so no test ran.",
      steps: ["Look at the size where the file came from.", "Copy it again.", "Choose the new copy here."],
    },
    encrypted: {
      title: (name: string) => `${name} is encrypted.`,
      text: "No test ran, so there is no result. The file asks for a password before a page can be read. Passwords are not tried here.",
      steps: [
        "Open the PDF with its password.",
        "Save a copy without one. In Acrobat: File, Properties, Security, No Security.",
        "Choose that copy here. Without the password, ask the side that produced it.",
      ],
    },
    notPdf: {
      title: (name: string) => `${name} is not a PDF.`,
      text: "It does not begin as one, whatever its name says. No test ran.",
      steps: ["Open it in the program that made it.", "Export it as PDF.", "Choose the export here."],
    },
    damaged: {
      title: (name: string) => `${name} is damaged or cut off.`,
      text: "It begins as a PDF, and its list of objects cannot be read, or not to its end. No test ran.",
      steps: [
        "Compare its size and hash with those at the source.",
        "Copy it again, or open it in a PDF program and save a copy.",
        "Choose that copy here. A repaired copy is not the file that was sent: keep both.",
      ],
    },
    unreadable: {
      title: (name: string) => `${name} could not be read.`,
      text: "The browser stopped at it. It may have been moved, renamed or changed since you chose it.",
      steps: ["Close programs that have the file open.", "Copy it to a folder on this computer.", "Choose the copy here."],
    },
    tooLarge: {
      title: (name: string) => `${name} is larger than 500 MB.`,
      text: "A PDF is held in memory while it is read, and this one may not fit. No test ran.",
      steps: ["Split the file by Bates range.", "Choose the parts here, all at once."],
    },
  },
  hash: (sha256: string) => `To name this file in a letter, use its SHA-256: ${sha256}`,
  andMore: (n: number) => `${many(n, "other file was", "other files were")} not opened either.`,
} as const;
