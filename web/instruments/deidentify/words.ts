import { deidentifyMeasured as measured } from "./measured-figures.ts";

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;
const many = (n: number, one: string, more = `${one}s`) => `${n.toLocaleString("en-US")} ${n === 1 ? one : more}`;

/** Words of the de-identification exhibit: /identification-de-identification#deidentify. */
export const deidentify = {
  version: "1.0",
  label: "De-identify text",
  heading: "Which identifiers are in the text?",
  lead: "Numbers, dates and addresses are found by their form, names by your list. Each is replaced under the rule shown beside it, and you can refuse it.",
  title: "De-identify text",
  bag: {
    put: "Drop a text here.",
    say: "Paste it below, or drop a .docx, .pdf, .txt, .csv, .eml or .md file.",
    choose: "Choose a file",
  },
  accept: ".docx,.pdf,.txt,.csv,.eml,.md,.text,.log,.tsv,text/plain,text/csv,text/markdown,message/rfc822",
  labelCells: { name: "Text", size: "Size", places: "Places found", sha256: "SHA-256 of the text" },
  pasted: "Pasted text",
  text: { label: "Text", hint: "Up to 10 MB. It stays in this page." },
  names: {
    label: "Names to replace",
    hint: "One person per line, “First Last” or “Last, First”. Mark a minor with *. Other spellings of the same person go after =. No other name is found.",
  },
  mode: { legend: "Which list", names: { hipaa: "HIPAA Safe Harbor list", frcp: "FRCP 5.2 filing" } },
  run: "De-identify",
  passes: "Numbers, dates, addresses, then your names",
  progress: { of: (total: number) => `of ${many(total, "pass", "passes")} over the text` },
  startTitle: "Before you start",
  start: [
    { strong: "Names", rest: "are not found by themselves. The tool replaces those that you list, with their variants." },
    {
      strong: "Measured:",
      rest: `of ${measured.hipaa.identifiers} identifiers in our test text, ${measured.hipaa.found} were found whole (${percent(measured.hipaa.found, measured.hipaa.identifiers)}). We wrote that text, and a fifth of it to be missed; yours is different.`,
    },
    {
      strong: "Accepts",
      rest: "text up to 10 MB: pasted, as a text file, as a Word file (.docx) with its body and notes but without headers and comments, or as a PDF with a text layer. A scan needs text recognition first.",
    },
    { strong: "Keeps", rest: "nothing. Close the tab, and the text, the list and the key are gone." },
    { strong: "The sample", rest: "is an intake note of our invented matter, with numbers that are never issued." },
  ],
  limitsTitle: "What this cannot tell you",
  limits: [
    {
      strong: "Names that you did not list.",
      rest: "Nicknames, misspellings and login names among them. Read the output once for names alone.",
    },
    {
      strong: "What it misses.",
      rest: `In our test text ${measured.hipaa.identifiers - measured.hipaa.found} of ${measured.hipaa.identifiers} identifiers were missed: numbers broken across two lines or spelled out, cities without a state, numbers without a word that names them. The header of a table is not read.`,
    },
    {
      strong: "Who can still be recognized.",
      rest: "A job, an illness and a county may do it together. Safe Harbor also requires that you know of no such way (45 CFR 164.514(b)(2)(ii)).",
    },
    { strong: "Pictures and voices.", rest: "Two of the eighteen, biometric identifiers and full-face photographs, are not text." },
    {
      strong: "Whether the rule applies.",
      rest: "Rule 5.2(b) exempts some filings, and a court may ask for more or less (5.2(d), (e)). Local rules differ. Counsel decides.",
    },
  ],
  verdict: {
    replaced: (places: number, labels: number) => `${many(places, "place")} replaced by ${many(labels, "label")}`,
    none: "Dates, numbers, addresses and listed names were looked for; none was found",
    noneNote:
      "Looked for: the kinds in the table of how it was measured, in the forms of the United States and some of Europe, and the names you listed. Names that are not on your list are not looked for. Read the text before it goes out.",
    readBack: (originals: number) =>
      `Read back: of the ${many(originals, "original")} replaced, none remains in the output as a whole word.`,
    readBackOne: "Read back: the original that was replaced does not remain in the output as a whole word.",
    remaining: (words: string) => `Read back: these remain in the output, where you kept them or inside a label: ${words}.`,
    kept: (places: number) => `${many(places, "place")} found and kept: dotted in the text as given. Select one to replace it.`,
    encoded: "Part of this email is encoded (base64 or quoted-printable). It was not decoded, so that part was not searched.",
    latin: "The file is not UTF-8. It was read as Windows-1252.",
    others: (files: number) => `One text at a time: ${many(files, "other file")} not read.`,
  },
  said: (verdict: string) => `Finished. ${verdict}.`,
  panes: {
    given: "As given",
    output: "De-identified",
    finds: (places: number) => many(places, "find"),
    replaced: (places: number) => `${places.toLocaleString("en-US")} replaced`,
    part: (part: string, of: string) => `Part ${part} of ${of}`,
    previous: "Previous part",
    next: "Next part",
    copy: "Copy the text",
    save: "Save the text",
  },
  selected: {
    none: "Select a find, in the text as given or in the key, to see the rule it follows and to refuse it.",
    by: {
      pattern: "Found by its form or the words before it",
      list: "On your list",
      hand: "Added by you",
      repeat: "Found elsewhere in the text, and the same here",
    },
    notAsked: { frcp: "Rule 5.2 does not ask for it", hipaa: "May stay under Safe Harbor" },
    kept: "Kept",
    keepOne: "Keep this place",
    keepAll: (places: number) => (places === 1 ? "Keep it" : `Keep all ${places.toLocaleString("en-US")}`),
    replaceOne: "Replace this place",
    replaceAll: (places: number) => (places === 1 ? "Replace it" : `Replace all ${places.toLocaleString("en-US")}`),
  },
  hand: {
    title: "Add what was missed",
    label: "Words as they appear in the text",
    hint: "Select them in the text as given, or type them.",
    kind: "Kind",
    add: "Replace them",
    missing: "These words are not in the text.",
  },
  key: {
    title: "Key",
    text: "It reverses everything: a person who holds it and the text can undo the work. Keep the two apart.",
    save: "Save the key",
    table: "Labels and what they stand for",
    columns: { label: "Label", words: "Stands for", rule: "Kind and rule", count: "Times" },
    more: (rows: number) => `${many(rows, "more row")} in the saved key.`,
    csv: ["label", "original", "kind", "rule", "count"],
    ownChoice: "Your choice",
  },
  counts: {
    title: "Counts",
    columns: { kind: "Kind, rule, and what may stay", found: "Found", replaced: "Replaced", kept: "Kept" },
  },
  withOriginals: "Include the originals in the report",
  specimenNote: "Specimen, invented persons.",
  measured: {
    summary: `How it was measured: ${measured.hipaa.identifiers} identifiers, ${measured.lookAlikes} look-alikes`,
    text: `The test text is ours: ${measured.hipaa.identifiers} labeled identifiers of all kinds, ${measured.hipaa.hard} of them made hard on purpose, and ${measured.lookAlikes} look-alikes such as sections, Bates numbers, dockets and amounts. An identifier counts as found when all of it is replaced. Under the Safe Harbor list ${measured.hipaa.found} of ${measured.hipaa.identifiers} were found (${percent(measured.hipaa.found, measured.hipaa.identifiers)}): ${measured.hipaa.found - measured.hipaa.hardFound} of the ${measured.hipaa.identifiers - measured.hipaa.hard} in a usual form and ${measured.hipaa.hardFound} of the ${measured.hipaa.hard} hard ones. Under Rule 5.2, ${measured.frcp.found} of the ${measured.frcp.identifiers} that it names were found (${percent(measured.frcp.found, measured.frcp.identifiers)}). Of the look-alikes, ${measured.taken} were replaced. Names count with the list that goes with the text. The patterns were fitted to this text: on yours, expect less.`,
    try: "Read the test text here",
    save: "Save the test text with its labels",
    table: "Recall and precision on the test text, by kind",
    columns: { kind: "Kind and how it is found", found: "Safe Harbor", filing: "Rule 5.2", right: "Correct" },
    of: (part: number, whole: number) => `${part} of ${whole}`,
  },
  testTextName: "TEST_text.txt",
} as const;
