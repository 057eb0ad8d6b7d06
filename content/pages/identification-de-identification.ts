import { claims } from "../claims.ts";

export const identificationDeIdentification = {
  meta: {
    title: "Identification & De-identification",
    description: `Personal data found across a collection and replaced consistently, with a key that counsel holds, for FRCP 5.2, HIPAA and protective orders. Review time cut by up to ${claims.deidentificationTime.figure}.`,
  },
  hero: {
    label: "De-identification",
    name: "Identification & De-identification",
    title: "Identification &\nDe-identification",
    size: "long",
    lead: "Personal data found across a collection and replaced consistently, with a key that counsel holds. You see the measured miss rate before the production leaves.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "View All AI Solutions", to: "/ai" },
    ],
  },
  kinds: {
    label: "Kinds of data",
    heading: "Identifiers under HIPAA and Rule 5.2",
    lead: "Rule 5.2 is for filings and HIPAA for health records. A production follows its protective order, which may ask for less or more than either.",
    columns: ["Kind", "As found", "As produced", "A rule it can follow"],
    rows: [
      {
        kind: "Name",
        words: 3,
        produced: "[Patient 1]",
        rule: "Same person, same label, in every document and every spelling",
      },
      { kind: "Minor’s name", words: 3, produced: "T.D.", rule: "FRCP 5.2(a): initials only" },
      { kind: "Birth date", words: 3, produced: "1971", rule: "FRCP 5.2(a): year of birth only" },
      { kind: "Social Security", words: 3, produced: "xxx-xx-4471", rule: "FRCP 5.2(a): last four digits" },
      { kind: "Account", words: 3, produced: "xxxx 0093", rule: "FRCP 5.2(a): last four digits" },
      {
        kind: "Address",
        words: 3,
        produced: "[street 1]",
        rule: "HIPAA Safe Harbor: nothing smaller than a state, with a limited exception for three ZIP digits",
      },
      { kind: "Record number", words: 3, produced: "[record 1]", rule: "HIPAA Safe Harbor: removed, or coded without a pattern" },
      { kind: "Indirect", words: 6, produced: "[flagged]", rule: "No rule catches it. A reviewer decides" },
    ],
    lift: "Lift the bars, as counsel may",
    failed: "Counsel’s copy did not load. Try again",
    note: "Invented persons. Numbers beginning with 900 are never issued by Social Security.",
  },
  key: {
    label: "The key",
    heading: "Who holds the key",
    lead: "The key turns Patient 1 back into a name. It is made once, sealed, and kept by counsel.",
    paragraphs: [
      "Without a key the work is redaction: final, and of no use to your own expert. With a key, your side follows a person through 4,000 pages while the other side follows Patient 1.",
      "Counsel keeps the key apart from the documents, under its own password and its own access list. Each opening is logged. At the end of the matter it is kept or destroyed, and counsel says which.",
      "While it exists, the data is coded rather than anonymous, and privacy law still sees persons in it: under the GDPR it remains personal data for whoever can reach the key. We will not call it anonymous to make a transfer easier.",
    ],
  },
  features: {
    label: "Features",
    heading: "What it covers",
    lead: "The machine finds identifiers; reviewers approve how they are grouped.",
    items: [
      { title: "Text, images, sound", text: "Names in a scan, on a badge in a photograph, in a transcript and under its audio." },
      {
        title: "One person, many spellings",
        text: "Maiden names, initials, nicknames and handles are brought together, and a reviewer approves the grouping.",
      },
      { title: "Black bars or labels", text: "Burned-in redaction, pseudonym, generalization or date shifting, by kind and by recipient." },
      { title: "Nothing underneath", text: "Text layer, metadata, comments, hidden columns and file names are treated with the page." },
      {
        title: "Two versions, two numbers",
        text: "The full copy keeps its control number. The produced copy has the Bates number, and a table joins them.",
      },
      { title: "Breach inventories", text: "The same search answers the other question: whose data was in the stolen mailbox?" },
    ],
  },
  benefits: {
    label: "Benefits",
    heading: "Review time and missed names",
    lead: "The costly error is the one name that is missed.",
    items: [
      {
        basis: claims.deidentificationTime,
        title: `Up to ==${claims.deidentificationTime.figure} less== review time`,
        text: "Counted on privacy review: reviewers confirm proposed redactions instead of hunting for them with a cursor.",
      },
      { title: "Data your expert can use", text: "Consistent labels keep the statistics intact. A black bar does not." },
      {
        title: "A defensible miss rate",
        text: "A random sample of finished pages is read in full, and the number of identifiers left is reported.",
      },
      {
        title: "Clawback, prepared",
        text: "If something slips, the log names every recipient. A 502(d) order covers privilege. It does not cover privacy, so agree on terms for returning personal data as well.",
      },
    ],
  },
  uses: {
    label: "Use cases",
    heading: "Matters with personal data",
    lead: "Illustrative examples.",
    items: [
      { title: "Health care litigation", text: "Nine thousand patient charts to the defense expert, under labels in place of names." },
      { title: "Cross-border production", text: "Emails leave Frankfurt with the employees’ names coded, until a court asks for one." },
      {
        title: "Incident response",
        text: "A mailbox is stolen. Counsel needs to know whose numbers were in it, and in which state they live.",
      },
      { title: "Public records", text: "A body-camera archive is released without the neighbors’ faces and house numbers." },
    ],
  },
  limits: {
    label: "Limits",
    heading: "What can still go wrong",
    lead: "Every detector misses, and some people can be recognized without an identifier.",
    paragraphs: [
      "Misses happen most with misspelled names, names that are also words, and numbers broken across two lines, so our samples are drawn most heavily there. You see the rate before the production leaves, and you decide whether it is low enough.",
      "A person can be recognized without a single identifier. A rare illness, a job title and a county may do it together. Removing the eighteen kinds of data in the HIPAA Safe Harbor (45 CFR 164.514(b)(2)), without knowing that the rest could name anyone, is one accepted method. The other, Expert Determination (164.514(b)(1)), needs an expert in statistical methods to find the risk very small and to document why. We prepare the data for either. We act neither as the expert nor as your counsel.",
      "False alarms cost too. A detector that is too eager will black out Washington the state because of Washington the witness. Reviewers lift those bars, and the lifted ones are counted.",
      "Identification means reading what is most private in a file. Before it begins, the engagement letter fixes where that happens, who may see the full copy and how long it lasts. Model Rule 1.6 asks you to make reasonable efforts against disclosure; the letter records ours.",
    ],
  },
  closing: {
    label: "Next step",
    heading: `Tell us the rule or order you work under. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "View All AI Solutions", to: "/ai" },
    ],
    note: "No case documents yet, please.",
  },
} as const;
