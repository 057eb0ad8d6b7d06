import { many } from "content/numbers.ts";
import { redactionsMeasured as corpus } from "./words.ts";

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;
const numbers = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const inWords = (n: number) => numbers[n] ?? String(n);
const begun = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The first and last steps; those between depend on the finding. */
export const stop = "Do not send this copy. Write down who has one.";
export const clawBack =
  "Already sent? Show it to counsel today: notice under FRCP 26(b)(5)(B), prompt steps under FRE 502(b), or your order under FRE 502(d) may apply.";
export const lookFirst =
  "Look at the page. A sticker, a stamp or a frame around a picture covers part of it: if nothing there was to be kept back, nothing is to do.";
export const verify = "Save as a new file, and check that file here.";

/** How words are recovered and what to do, the same for several causes. */
const onLayer = { how: "Switch the layer on", fix: "Delete the hidden layers, then flatten what remains. Hiding a layer removes nothing." };
const inVersion = {
  how: "Cut the file off after that version and open it",
  fix: "Use Save As or Print to PDF from the redacted view, so that one version is written; plain Save appends to the old one.",
};

/** Words for the result and for unchecked PDFs. Loaded with the checker. */
export const redactionsResult = {
  limitsTitle: "What these tests cannot tell you",
  limits: [
    "Whether the right words were redacted. | They look at the file, not at privilege.",
    "Whether a word can be guessed. | The length of a bar and the words around it may give it away.",
    "What a picture says. | They do not read words in pictures. JPEG 2000 pictures are not opened; they are named.",
    "What a bar is. | Dark rectangles of one color are counted, also those in scans and dark cells of tables; light boxes only if something is below.",
    "What no page refers to. | Thumbnails, private data of programs and objects left behind by a program that rewrote the file are searched for your words alone.",
    "Whether another copy went out. | Only this file was read.",
  ],
  verdict: {
    below: (places: number) => `Readable below bars: ==${many(places, "place")}==`,
    look: (places: number) => `Look at ${many(places, "place")}`,
    lookNote: "A picture goes on below something that may be no redaction: a sticker, a stamp or a frame.",
    hidden: (places: number) => `Words hidden beside the bars: ==${many(places, "place")}==`,
    untested: (untested: number, all: number) => `${untested.toLocaleString("en-US")} of ${many(all, "bar")} ==could not be tested==`,
    open: "==Not all of it== could be tested",
    none: (bars: number) =>
      bars === 0 ? "Nothing hidden found, and no bars" : `Nothing readable below ${bars === 1 ? "the bar" : many(bars, "bar")}`,
    /** A place holds words, a picture or a drawing. */
    bars: (all: number, holding: number, empty: number, untested: number) =>
      `${many(all, "bar")}: ${[
        ...(holding > 0 ? [`${holding.toLocaleString("en-US")} ${holding === 1 ? "holds" : "hold"} something`] : []),
        ...(empty > 0 ? [`${empty.toLocaleString("en-US")} ${empty === 1 ? "holds" : "hold"} nothing that these tests can find`] : []),
        ...(untested > 0 ? [`${untested.toLocaleString("en-US")} could not be tested`] : []),
      ].join(", ")}.`,
    also: (parts: readonly string[]) => `Also in the file: ${parts.join(", ")}.`,
    part: (test: string, count: number) => `${test.charAt(0).toLowerCase()}${test.slice(1)} (${count.toLocaleString("en-US")})`,
    files: (found: number, all: number) => `Readable below bars in ==${found} of ${all}== files`,
    filesLook: (look: number, all: number) => `Something to look at in ${look} of ${many(all, "file")}`,
    filesNone: (all: number) => `Nothing readable below bars in ${many(all, "file")}`,
    filesOpen: (open: number, all: number) => `Not all tested in ==${open} of ${all}== files`,
    notTested: (tests: number) => `${begun(inWords(tests))} ${tests === 1 ? "test" : "tests"} could not be run on every page, or at all.`,
    person: "Another test might find something. Have a person look at every barred page before it leaves.",
    filesNote: "The table lists the most serious first. Each file that was read has its own verdict below.",
    restricted: "The file is encrypted and opens without a password. It was read; its restrictions on printing and copying hide nothing.",
    portfolio: "The file is a portfolio: what it shows is only its cover, and its contents are attached files.",
  },
  batch: {
    caption: "Files, the most serious first",
    columns: { file: "File", below: "Below bars", bars: "Bars", other: "Else", result: "Result" },
    unread: "Not read",
  },
  table: "Twelve tests and their results",
  columns: { number: "No.", test: "Test", result: "Result" },
  standings: { found: "Found", look: "Look at it", none: "Not found", open: "Not tested" },
  /** How grave a finding is. */
  grades: { below: "Words under a bar", elsewhere: "Words elsewhere in the file", look: "Look at this place" },
  /** Below the name of a test that found something. */
  summary: (count: number, pages: string) => (pages ? `${many(count, "place")}, ${pages}.` : `${many(count, "item")} in the document.`),
  pages: (pages: readonly number[], more: number) =>
    `page${pages.length + more === 1 ? "" : "s"} ${pages.join(", ")}${more > 0 ? ` and ${many(more, "more", "more")}` : ""}`,
  earlierSame: (n: number) => `${many(n, "earlier save")} with the same words.`,
  gaps: {
    closedPicture: "A picture there cannot be opened here: JPEG 2000, damaged, or larger than 134 megapixels.",
    group: "The page has a group of a kind that may not be drawn correctly here.",
    tooMuch: "The page has more on it than is drawn here, or took more than 11 seconds.",
    closedFont: "A font there cannot be read here, so its words were not tried.",
    joined: "Pictures there are joined into one, and are not checked one by one.",
    stopped: "It was tried for 15 seconds and did not end.",
    page: "The page could not be read.",
    manyRevisions: "There are more than eight earlier versions; the oldest eight were compared.",
    revision: "An earlier version could not be opened.",
    objects: "The objects beside the pages could not be read, or the file has more than 64 MB.",
    xfa: "The form is of the kind XFA, which is not read.",
    unexpected: "A part of the document could not be read.",
  },
  gapOn: (reason: string, pages: string) => (pages ? `${begun(pages)}: ${reason}` : reason),
  findings: (n: number) => (n <= 12 ? `${begun(inWords(n))} ${n === 1 ? "finding" : "findings"}` : `${n.toLocaleString("en-US")} findings`),
  moreFindings: (n: string) => `${n} more are in the report.`,
  testNumber: (n: number) => `Test ${n}`,
  placed: (page: number | undefined, title: string) => (page === undefined ? title : `Page ${page}: ${title}`),
  inEarlier: (title: string, number: number, of: number) => (of === 1 ? `${title}` : `${title}, version ${number} of ${of}`),
  parts: { what: "Recovered", todo: "What to do" },
  facts: { grade: "What it is", test: "Tried", page: "Page", place: "Place", held: "Held by", how: "How read" },
  ofPages: (page: number, pages: number) => `${page.toLocaleString("en-US")} of ${pages.toLocaleString("en-US")}`,
  place: (left: string, bottom: string, width: string, height: string) =>
    `${width} × ${height} pt, ${left} pt from the left, ${bottom} pt from the bottom`,
  bytes: (n: string) => `The first ${n} bytes of the file`,
  noWords: "There are no words to show: it is a picture.",
  unreadable: "The font does not say which letters its shapes are. They can be read by looking at the shapes.",
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
      fix: "Redact the page again, from the source, with a tool that deletes the text below its bars.",
    },
    coverPicture: {
      title: "words under a picture",
      how: "Select, copy, paste; or move the picture away",
      fix: "Redact the page again, from the source, with a tool that deletes the text below its bars.",
    },
    coverText: {
      title: "words under other words",
      how: "Select, copy, paste",
      fix: "Redact the page again, from the source, with a tool that deletes the words. Blocks and letters typed over them delete nothing.",
    },
    barColor: {
      title: "words in the color of their bar",
      how: "Select all, or paste into another program",
      fix: "Go back to the source and delete the words. Black shading behind black words hides them from the eye alone.",
    },
    drawing: {
      title: "a drawing under a bar",
      how: "Delete the bar in an editor for PDFs",
      fix: "Redact the page again, from the source: its letters are drawn as shapes, and a tool must delete what lies below its bars.",
    },
    annotationBar: {
      title: "a bar that can be moved away",
      how: "Click the bar and press Delete",
      fix: "Delete the drawn bar, mark the words with the redaction tool, and apply it.",
    },
    sameColor: {
      title: "words in the color of their background",
      how: "Select all, or paste into another program",
      fix: "Go back to the source and delete the words. A color hides them from the eye alone.",
    },
    behindScan: {
      title: "a text layer that says what the picture hides",
      how: "Search for the word, or select and copy",
      fix: "Remove the text layer, keep the barred picture, and run text recognition again on that.",
    },
    invisible: {
      title: "invisible words",
      how: "Search for the word, or select and copy",
      fix: "Remove the invisible text: export the page as a picture, then recognize its text again.",
    },
    pictureUnderBar: {
      title: "a picture that continues under a bar",
      how: "Extract the picture, or delete the bar",
      fix: "Redact in the picture itself: export the page as a picture with its bar, or apply the redaction with a tool that changes pixels.",
    },
    redactMark: {
      title: "a redaction that is marked, not applied",
      how: "Select, copy, paste: the mark changes nothing",
      fix: "Apply the redactions. In Acrobat: Redact, Apply. Until then they are only marks.",
    },
    note: { title: "a note", how: "Open the comments pane", fix: "Delete all comments, or export without them." },
    field: {
      title: "a field that holds text",
      how: "Click into the field, or export the form’s data",
      fix: "Empty the field or flatten the form, then look at the page again.",
    },
    bookmark: {
      title: "a bookmark that names what no page shows",
      how: "Open the bookmarks pane",
      fix: "Delete or rename the bookmark.",
    },
    layer: { title: "words on a hidden layer", ...onLayer },
    layerPicture: { title: "a picture on a hidden layer", ...onLayer },
    layerDrawing: { title: "a drawing on a hidden layer", ...onLayer },
    outside: {
      title: "words beyond the edge of the page",
      how: "Select all, or reset the crop",
      fix: "Delete what lies outside: in Acrobat, sanitize the document. Cropping only moves the edge.",
    },
    cutOff: {
      title: "words that a frame cuts off",
      how: "Select all, copy, paste",
      fix: "Shorten the words in the source. What a cell or frame cuts off goes into the file whole.",
    },
    croppedPicture: {
      title: "a picture that a frame cuts off",
      how: "Extract the picture",
      fix: "Crop the picture itself, in a program for pictures, and place it again. A frame only hides what lies outside of it.",
    },
    pictureOutside: {
      title: "a picture that continues beyond the edge of the page",
      how: "Extract the picture, or reset the crop",
      fix: "Delete what lies outside: in Acrobat, sanitize the document. Cropping only moves the edge.",
    },
    earlierWords: { title: "words of an earlier version", ...inVersion },
    earlierPicture: { title: "a picture of an earlier version", ...inVersion },
    attachment: {
      title: "an attached file",
      how: "Open the attachments pane",
      fix: "Take the attachment out. If it is to be produced, review and produce it as a document of its own.",
    },
    property: {
      title: "a property of the document",
      how: "File, Properties",
      fix: "Clear it in the document’s properties, or remove all metadata when you export. Your protocol may name fields to keep.",
    },
    alternate: {
      title: "other words for what is shown",
      how: "Read the tags with a screen reader, or copy the text",
      fix: "Delete the replacement text in the Tags pane, or print to a new PDF.",
    },
    author: {
      title: "who wrote a comment, and about what",
      how: "Open the comments pane",
      fix: "Delete all comments, or export without them.",
    },
    tooltip: {
      title: "a name of a field that no page shows",
      how: "Hold the pointer over the field",
      fix: "Rename the field, or flatten the form.",
    },
    signature: {
      title: "words in a signature",
      how: "Open the signature pane",
      fix: "A signature cannot be changed: redact a copy that was printed to a new PDF.",
    },
    layerName: {
      title: "a layer named after what no page shows",
      how: "Open the layers pane",
      fix: "Rename the layer, or flatten the layers.",
    },
    thread: { title: "words about an article", how: "Open the articles pane", fix: "Delete the article, or print to a new PDF." },
    destination: {
      title: "a place named after what no page shows",
      how: "Open the destinations pane",
      fix: "Delete the named destinations, or print to a new PDF.",
    },
    sound: {
      title: "a recording",
      how: "Press the note that plays it",
      fix: "Delete the recording. If it is to be produced, review and produce it by itself.",
    },
    template: {
      title: "a hidden page",
      how: "Show the template in an editor for PDFs",
      fix: "Delete the page templates, or print to a new PDF.",
    },
    objectMetadata: {
      title: "what a picture or a page says about itself",
      how: "Extract the picture, and look at its properties",
      fix: "Remove all metadata when you export: in Acrobat, sanitize the document.",
    },
    script: {
      title: "a script",
      how: "Open the list of scripts in an editor for PDFs",
      fix: "Remove the scripts, or print to a new PDF.",
    },
    link: {
      title: "a link to an address that is not shown",
      how: "Hold the pointer over the link",
      fix: "Remove the link, or print to a new PDF.",
    },
  },
  attachmentSize: (bytes: string) => `${bytes} bytes`,
  looked: {
    title: "The words that you looked for",
    columns: { word: "Word", places: "Found" },
    none: "Nowhere in what could be read",
    seen: (pages: string) => `visible on ${pages}`,
    hidden: (pages: string) => `hidden on ${pages}`,
    version: (n: number) => `in earlier version ${n}`,
    carried: "beside the pages: in properties, notes, tags or names",
    left: "in an object that nothing leads to",
  },
  withWords: "Include recovered words in the report",
  wordsLeftOut: "Recovered words are left out of the saved report until the box is checked.",
  specimenNote: "Specimen file, invented matter.",
  measured: {
    summary: `How it was measured: ${corpus.files} made files`,
    text: `The files are ours: ${corpus.files} small PDFs made with ${corpus.programs} programs (pdf-lib, LibreOffice, Ghostscript, qpdf), each with a defect and most with a clean twin beside it, such as a bar over text and a bar whose text was deleted, or a shaded cell. A defect counts as found when its test finds it. Of ${corpus.defects} defects ${corpus.found} were found (${percent(corpus.found, corpus.defects)}): ${corpus.found - corpus.hardFound} of the ${corpus.defects - corpus.hard} in a usual form, and ${corpus.hardFound} of the ${corpus.hard} that were made to be missed. Of ${corpus.clean} clean files ${corpus.alarmed} raised an alarm. The tests were fitted to these files. A second set of ${corpus.heldOut.defects + corpus.heldOut.clean} was made before the tests were rebuilt: at their first run ${corpus.heldOut.first.found} of its ${corpus.heldOut.defects} defects were found, now ${corpus.heldOut.found}; ${corpus.heldOut.alarmed} of its ${corpus.heldOut.clean} clean files raise an alarm. On your files, expect less.`,
  },
  refusals: {
    empty: {
      title: (name: string) => `${name} is empty.`,
      text: "It has 0 bytes, so no test ran.",
      steps: ["Check the size where the file came from.", "Copy it again.", "Choose the new copy here."],
    },
    encrypted: {
      title: (name: string) => `${name} is encrypted.`,
      text: "No test ran, so there is no result. The file asks for a password before a page can be read. No password is guessed here.",
      steps: [
        "Start again, and type the password in its field.",
        "Choose the file again. Without the password, ask the side that produced it.",
      ],
    },
    wrongPassword: {
      title: (name: string) => `${name} does not open with this password.`,
      text: "No test ran, so there is no result. Capital letters and spaces count.",
      steps: ["Try the password in another program.", "Start again, and type it here as it worked there."],
    },
    stopped: {
      title: (name: string) => `${name} does not end.`,
      text: "It was tried for 15 seconds at a time, and more than three of its parts did not end, or it could not be opened at all. A file can be made so, by a fault or on purpose. Nothing in it counts as tested.",
      steps: ["Print it to a new PDF in the program that shows it.", "Choose the print here. It is not the file that was sent: keep both."],
    },
    cancelled: {
      title: (name: string) => `${name} was not read to its end.`,
      text: "The work was cancelled. No test of this file counts.",
      steps: ["Start again with this file."],
    },
    notPdf: {
      title: (name: string) => `${name} is not a PDF.`,
      text: "It does not begin like one, whatever its name says. No test ran.",
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
      text: "The browser stopped reading it. It may have been moved, renamed or changed since you chose it.",
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

/** The twelve tests in their order: name, and what was tried. */
export const redactionTests = {
  cover: { name: "Text under a bar or a picture", tried: "What is painted over text, and whether the text shows through" },
  color: { name: "Text in the color of its background", tried: "Text compared with what is painted behind it" },
  picture: { name: "Picture under a bar", tried: "What a picture holds where a bar lies on it" },
  ocr: { name: "Text layer behind a scan", tried: "Invisible words compared with the picture in their place" },
  marks: { name: "Bars that are only annotations", tried: "Redactions that are marked, and bars laid on as comments" },
  notes: { name: "Notes, bookmarks and form values", tried: "What comments, bookmarks and fields of forms hold" },
  layers: { name: "Hidden layers", tried: "Layers that are switched off" },
  edges: { name: "Cropped page edges", tried: "Text beyond the edge of the page or of a frame" },
  revisions: { name: "Earlier versions inside the file", tried: "Words and pictures that earlier saves had" },
  attachments: { name: "Attached files", tried: "Files within the file" },
  properties: { name: "Document properties", tried: "Title, author, keywords, and what XMP adds" },
  scripts: { name: "Scripts and links", tried: "Scripts, and addresses that the page does not show" },
} as const;
