import { claims } from "../claims.ts";

export const documentTranslation = {
  meta: {
    title: "Document Translation",
    description: `Translation of document collections in ${claims.languages.figure} languages with layout, stamps and line order kept: machine drafts for triage, linguists for key documents, certified copies for court.`,
  },
  hero: {
    label: "Translation",
    name: "Document Translation",
    title: "Document\nTranslation",
    size: "two-lines",
    lead: `Collections in ${claims.languages.figure} languages, with a draft in English beside each original page. Linguists edit the key documents, and a named translator certifies exhibits for court.`,
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "View All AI Solutions", to: "/ai" },
    ],
  },
  languages: {
    label: "Languages",
    heading: "Languages",
    claim: claims.languages,
    measures: "languages translated, including documents that mix them.",
    scripts: [
      {
        script: "Latin, with accents",
        languages: "Spanish, Portuguese, French, German, Polish, Vietnamese, Turkish",
        trap: "A missing accent changes the word, so doubtful scans are read again first.",
      },
      {
        script: "Chinese",
        languages: "Simplified, Traditional, written Cantonese",
        trap: "One name has several spellings in English. A name list is agreed first and applied throughout.",
      },
      {
        script: "Japanese and Korean",
        languages: "Vertical text, honorifics, era dates",
        trap: "Forms of address show rank. They are kept in a note.",
      },
      {
        script: "Arabic script",
        languages: "Arabic, Persian, Urdu, Pashto",
        trap: "Right to left, with numbers left to right. Tables are checked cell by cell.",
      },
      {
        script: "Cyrillic and Greek",
        languages: "Russian, Ukrainian, Serbian, Bulgarian, Greek",
        trap: "Chat is often typed in Latin letters. It is recognized as its own language.",
      },
      {
        script: "Scripts of India",
        languages: "Hindi, Bengali, Tamil, Gujarati, Telugu",
        trap: "A line often mixes two languages with English. Each passage is detected separately.",
      },
    ],
    note: "Quality varies. For languages with little written material the draft is weaker, and we say which in your collection those are.",
  },
  features: {
    label: "Features",
    heading: "What comes back",
    lead: "A translated page should be as easy to find as the page it came from.",
    items: [
      { title: "Layout kept", text: "Columns, tables, letterheads and signature blocks stay where they were." },
      { title: "Stamps and margins", text: "Seals, handwritten notes and fax headers are translated too, and marked as what they are." },
      { title: "Same Bates number", text: "The translation is a rendition of its document. Family, date and custodian stay as collected." },
      { title: "One glossary", text: "Names, products and terms of art are settled with counsel once and held across the collection." },
      { title: "Both searchable", text: "A search in English finds the original. A search in the original finds the English." },
      {
        title: "Language detected",
        text: "By passage rather than by file, because replies are often in a different language.",
      },
    ],
  },
  levels: {
    label: "Levels",
    heading: "Translation levels",
    lead: "Most pages need the first. A few need the last.",
    steps: [
      {
        title: "Detect",
        text: "Count the pages in each language before a price is quoted.",
        facts: [
          ["Who", "Machine, sampled"],
          ["Good for", "Budget, 26(f) talks"],
          ["Not for", "Anything else"],
        ],
      },
      {
        title: "Draft",
        text: "Every page is translated by machine, in its layout, and loaded beside the original.",
        facts: [
          ["Who", "Machine"],
          ["Good for", "Triage, search, first review"],
          ["Not for", "Quoting"],
        ],
      },
      {
        title: "Edited",
        text: "A linguist corrects the documents your reviewers tagged, with the glossary open.",
        facts: [
          ["Who", "Linguist"],
          ["Good for", "Witness outlines, settlement"],
          ["Not for", "Filing"],
        ],
      },
      {
        title: "Certified",
        text: "A translator renders the exhibit anew where needed and signs a statement of accuracy.",
        facts: [
          ["Who", "Named translator"],
          ["Good for", "Motions, depositions, trial"],
          ["Takes", "Days, not minutes"],
        ],
      },
    ],
  },
  benefits: {
    label: "Benefits",
    heading: "Review in English first",
    lead: "English-speaking reviewers start at once, on drafts.",
    items: [
      {
        title: "Less for native readers",
        text: "Foreign-language reviewers are scarce. They read only the documents that survive triage.",
      },
      { title: "A budget by level", text: "Pages are counted by language and level before the work begins." },
      { title: "No second database", text: "Originals and translations sit in the workspace you already have." },
      { title: "A record of the work", text: "Who translated what, at which level, with which glossary: all of it is on record." },
    ],
  },
  uses: {
    label: "Use cases",
    heading: "Matters we translate for",
    lead: "Illustrative examples.",
    items: [
      {
        title: "Cross-border contracts",
        text: "Clause 9 ends the agreement “without notice” in German, and “with notice” in the courtesy copy.",
      },
      { title: "FCPA inquiries", text: "“A little something for the coffee” is rarely about coffee. A linguist explains it in a note." },
      { title: "Patent and trade secret cases", text: "Laboratory notebooks in Japanese, with the dates of an era converted and checked." },
      { title: "Employment and labor matters", text: "Shop-floor chat in three languages, one of them typed in the wrong alphabet." },
    ],
  },
  limits: {
    label: "Machine and person",
    heading: "What linguists check",
    lead: "Machine translation reads fluently even when it is wrong.",
    columns: ["Task", "The machine", "Reviewers and linguists"],
    rows: [
      {
        task: "Ordinary prose",
        machine: "Renders it well enough to decide whether a page matters.",
        person: "Reads a random sample and reports how many errors would have changed the decision.",
      },
      {
        task: "Idiom, irony, code",
        machine: "Translates the words and misses the joke, the threat or the price.",
        person: "Reviewers flag what sounds odd; a linguist explains it in a note.",
      },
      {
        task: "Negation and numbers",
        machine: "Sometimes drops a “not.”",
        person: "Checks every negation and amount in anything that will be quoted.",
      },
      {
        task: "Poor scans, dialect",
        machine: "Guesses, and its confidence score falls.",
        person: "Pages under the agreed score leave the queue and are read from the image.",
      },
      {
        task: "Confidentiality",
        machine: "Runs only where the engagement letter says it runs. No public translation site is used.",
        person:
          "Linguists sign the acknowledgment to your protective order before they open a page, as Model Rule 5.3 would have you see to.",
      },
    ],
  },
  closing: {
    label: "Next step",
    heading: `Tell us the language, the pages and the deadline. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "View All AI Solutions", to: "/ai" },
    ],
    note: "No case documents yet, please.",
  },
} as const;
