import { many } from "content/specimen/count.ts";

/** A rule for a kind: its citation, and what may stay. */
type RuleWords = { readonly cite: string; readonly says: string };

const frcp = (paragraph: number, says: string): RuleWords => ({ cite: `FRCP 5.2(a)(${paragraph})`, says });
const hipaa = (letter: string, says = "Removed; the label is a code"): RuleWords => ({ cite: `45 CFR 164.514(b)(2)(i)(${letter})`, says });

/** Safe Harbor allows one category for ages over 89. */
export const overEightyNine = "90 or older";

const kind = (name: string, label: string, by: string, hipaa: RuleWords, frcp: RuleWords | null = null) => ({
  name,
  label,
  by,
  hipaa,
  frcp,
});

/**
 * Every kind of identifier: its name, its label, how it is found, and what both rules require. `frcp` is null if Rule 5.2 requires nothing.
 * Letters are those of 45 CFR 164.514(b)(2)(i).
 */
export const deidentifyKinds = {
  name: kind("Name", "Person", "Your list", hipaa("A")),
  minor: kind("Minor’s name", "Person", "Your list, marked *", hipaa("A"), frcp(3, "Initials")),
  ssn: kind(
    "Social Security no.",
    "SSN",
    "Form and issued ranges, any range where the text says SSN; 987-65-4320 to -4329, kept for advertisements, count as numbers",
    hipaa("G"),
    frcp(1, "Last four digits"),
  ),
  taxpayer: kind(
    "Taxpayer no.",
    "Taxpayer no.",
    "ITIN ranges; ITIN, TIN or EIN before the number",
    hipaa("R"),
    frcp(1, "Last four digits"),
  ),
  birth: kind(
    "Birth date",
    "Birth date",
    "A date beside “born”, “birth” or “DOB”, and the same date elsewhere",
    hipaa("C", "Year; no year where it shows an age over 89"),
    frcp(2, "Year"),
  ),
  date: kind("Date", "Date", "Written and numeric forms", hipaa("C", "Year")),
  age: kind("Age over 89", "Age", "“Aged 93”, “93 years old”", hipaa("C", overEightyNine)),
  address: kind("Street address", "Address", "House number, name and a word such as Street; P.O. boxes", hipaa("B")),
  place: kind("City or county", "Place", "Before a state, or before “County”", hipaa("B", "State only")),
  zip: kind(
    "ZIP code",
    "ZIP",
    "After a state, or after “ZIP”. To 000 go the 17 beginnings that HHS lists by the Census of 2000, and 205 and 369, which fell below in 2010",
    hipaa("B", "First three digits; 000 where they hold 20,000 people or fewer"),
  ),
  phone: kind("Telephone", "Phone", "North American form; + and country code", hipaa("D")),
  fax: kind("Fax", "Fax", "A telephone number beside “fax”", hipaa("E")),
  mail: kind("Email", "Email", "Form", hipaa("F")),
  card: kind(
    "Card",
    "Card",
    "13 to 19 digits with a true check digit (Luhn); any where the text says card",
    hipaa("J"),
    frcp(4, "Last four digits"),
  ),
  account: kind(
    "Account",
    "Account",
    "After “account” or the like; IBAN by its check digits (mod 97)",
    hipaa("J"),
    frcp(4, "Last four digits"),
  ),
  routing: kind("Routing no.", "Routing no.", "After “routing” or “ABA”, with a true check digit", hipaa("J")),
  record: kind("Medical record no.", "Record", "After “MRN”, “record” or “chart”", hipaa("H")),
  plan: kind("Health plan no.", "Plan member", "After “member”, “plan” or “policy”; Medicare numbers by form", hipaa("I")),
  license: kind("License or certificate", "License", "After “license”, “NPI”, “DEA”, “passport”; check digits of NPI and DEA", hipaa("K")),
  vehicle: kind("Vehicle", "Vehicle", "VIN by its check digit; plates after “plate”", hipaa("L")),
  device: kind("Device", "Device", "MAC address; after “serial” or “IMEI”", hipaa("M")),
  url: kind("Web address", "URL", "Form", hipaa("N")),
  ip: kind("IP address", "IP", "Versions 4 and 6", hipaa("O")),
  other: kind("Other number", "Other", "After “claim”, “employee”, “student” and a word for number", hipaa("R")),
} as const;

export type Kind = keyof typeof deidentifyKinds;
/** FRCP 5.2(a), or the eighteen of HIPAA's Safe Harbor. */
export type Mode = "frcp" | "hipaa";
export const modes = ["hipaa", "frcp"] as const satisfies readonly Mode[];
const isKind = (name: string): name is Kind => name in deidentifyKinds;
export const kinds: readonly Kind[] = Object.keys(deidentifyKinds).filter(isKind);

/** The rule for a kind; null if it requires nothing. */
export const ruleOf = (mode: Mode, kind: Kind): RuleWords | null => deidentifyKinds[kind][mode];

/** Results on the published test text. web/instruments/deidentify/measure.test.ts measures again and compares. */
export const deidentifyMeasured = {
  hipaa: { identifiers: 342, found: 281, hard: 71, hardFound: 10 },
  frcp: { identifiers: 92, found: 75, hard: 17, hardFound: 0 },
  lookAlikes: 159,
  taken: 0,
  /** By kind: labeled and completely found; places taken and correct ones; `filing`: found and labeled under Rule 5.2. */
  kinds: {
    name: { labeled: 33, found: 29, taken: 29, right: 29, filing: null },
    minor: { labeled: 8, found: 7, taken: 7, right: 7, filing: [7, 8] },
    ssn: { labeled: 25, found: 21, taken: 21, right: 21, filing: [20, 24] },
    taxpayer: { labeled: 12, found: 10, taken: 10, right: 10, filing: [10, 12] },
    birth: { labeled: 19, found: 17, taken: 17, right: 17, filing: [16, 19] },
    date: { labeled: 29, found: 26, taken: 28, right: 28, filing: null },
    age: { labeled: 13, found: 11, taken: 11, right: 11, filing: null },
    address: { labeled: 20, found: 19, taken: 19, right: 19, filing: null },
    place: { labeled: 14, found: 11, taken: 11, right: 11, filing: null },
    zip: { labeled: 9, found: 7, taken: 7, right: 7, filing: null },
    phone: { labeled: 23, found: 19, taken: 19, right: 19, filing: null },
    fax: { labeled: 5, found: 4, taken: 4, right: 4, filing: null },
    mail: { labeled: 14, found: 12, taken: 13, right: 13, filing: null },
    card: { labeled: 15, found: 12, taken: 12, right: 12, filing: [12, 15] },
    account: { labeled: 16, found: 12, taken: 12, right: 12, filing: [10, 14] },
    routing: { labeled: 5, found: 4, taken: 4, right: 4, filing: null },
    record: { labeled: 12, found: 9, taken: 9, right: 9, filing: null },
    plan: { labeled: 9, found: 7, taken: 7, right: 7, filing: null },
    license: { labeled: 10, found: 7, taken: 7, right: 7, filing: null },
    vehicle: { labeled: 10, found: 8, taken: 8, right: 8, filing: null },
    device: { labeled: 12, found: 9, taken: 9, right: 9, filing: null },
    url: { labeled: 11, found: 8, taken: 9, right: 9, filing: null },
    ip: { labeled: 11, found: 8, taken: 8, right: 8, filing: null },
    other: { labeled: 7, found: 4, taken: 4, right: 4, filing: null },
  },
} as const;

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;

/** Words of the de-identification exhibit: /identification-de-identification#deidentify. */
export const deidentify = {
  label: "De-identify text",
  heading: "Which identifiers are in the text?",
  lead: "Numbers, dates and addresses are found by their form, names by your list. Each is replaced under the rule shown beside it, and you can refuse it.",
  title: "De-identify text",
  bag: { put: "Drop a text here.", say: "Paste it below, or drop a .docx, .pdf, .txt, .csv, .eml or .md file.", choose: "Choose a file" },
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
  start: [
    "Names | are not found by themselves. The tool replaces those that you list, with their variants.",
    `Measured: | of ${deidentifyMeasured.hipaa.identifiers} identifiers in our test text, ${deidentifyMeasured.hipaa.found} were found whole (${percent(deidentifyMeasured.hipaa.found, deidentifyMeasured.hipaa.identifiers)}). We wrote that text, and a fifth of it to be missed; yours is different.`,
    "Accepts | text up to 10 MB: pasted, as a text file, as a Word file (.docx) with its body and notes but without headers and comments, or as a PDF with a text layer. A scan needs text recognition first.",
    "Keeps | nothing. Close the tab, and the text, the list and the key are gone.",
    "The sample | is an intake note of our invented matter, with numbers that are never issued.",
  ],
  limitsTitle: "What this cannot tell you",
  limits: [
    "Names that you did not list. | Nicknames, misspellings and login names among them. Read the output once for names alone.",
    `What it misses. | In our test text ${deidentifyMeasured.hipaa.identifiers - deidentifyMeasured.hipaa.found} of ${deidentifyMeasured.hipaa.identifiers} identifiers were missed: numbers broken across two lines or spelled out, cities without a state, numbers without a word that names them. The header of a table is not read.`,
    "Who can still be recognized. | A job, an illness and a county may do it together. Safe Harbor also requires that you know of no such way (45 CFR 164.514(b)(2)(ii)).",
    "Pictures and voices. | Two of the eighteen, biometric identifiers and full-face photographs, are not text.",
    "Whether the rule applies. | Rule 5.2(b) exempts some filings, and a court may ask for more or less (5.2(d), (e)). Local rules differ. Counsel decides.",
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
  counts: { title: "Counts", columns: { kind: "Kind, rule, and what may stay", found: "Found", replaced: "Replaced", kept: "Kept" } },
  withOriginals: "Include the originals in the report",
  specimenNote: "Specimen, invented persons.",
  measured: {
    summary: `How it was measured: ${deidentifyMeasured.hipaa.identifiers} identifiers, ${deidentifyMeasured.lookAlikes} look-alikes`,
    text: `The test text is ours: ${deidentifyMeasured.hipaa.identifiers} labeled identifiers of all kinds, ${deidentifyMeasured.hipaa.hard} of them made hard on purpose, and ${deidentifyMeasured.lookAlikes} look-alikes such as sections, Bates numbers, dockets and amounts. An identifier counts as found when all of it is replaced. Under the Safe Harbor list ${deidentifyMeasured.hipaa.found} of ${deidentifyMeasured.hipaa.identifiers} were found (${percent(deidentifyMeasured.hipaa.found, deidentifyMeasured.hipaa.identifiers)}): ${deidentifyMeasured.hipaa.found - deidentifyMeasured.hipaa.hardFound} of the ${deidentifyMeasured.hipaa.identifiers - deidentifyMeasured.hipaa.hard} in a usual form and ${deidentifyMeasured.hipaa.hardFound} of the ${deidentifyMeasured.hipaa.hard} hard ones. Under Rule 5.2, ${deidentifyMeasured.frcp.found} of the ${deidentifyMeasured.frcp.identifiers} that it names were found (${percent(deidentifyMeasured.frcp.found, deidentifyMeasured.frcp.identifiers)}). Of the look-alikes, ${deidentifyMeasured.taken} were replaced. Names count with the list that goes with the text. The patterns were fitted to this text: on yours, expect less.`,
    try: "Read the test text here",
    save: "Save the test text with its labels",
    table: "Recall and precision on the test text, by kind",
    columns: { kind: "Kind and how it is found", found: "Safe Harbor", filing: "Rule 5.2", right: "Correct" },
    of: (part: number, whole: number) => `${part} of ${whole}`,
  },
  testTextName: "TEST_text.txt",
} as const;
