import { claims } from "../claims.ts";

export const handwrittenTextExtraction = {
  meta: {
    title: "Handwritten Text Extraction",
    description:
      "Notebooks, forms, margins and whiteboards read into searchable text, with a confidence score for every word. Reviewers read the words that fall below your threshold.",
  },
  hero: {
    label: "Handwriting",
    name: "Handwritten Text Extraction",
    title: "Handwritten\nText Extraction",
    size: "two-lines",
    lead: "Notebooks, forms and margin notes as searchable text behind the image. Every word carries a confidence score, and a person reads what the machine doubts.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "View All AI Solutions", to: "/ai" },
    ],
  },
  threshold: {
    label: "The threshold",
    heading: "Your confidence level",
    lead: "The score is the machine’s own estimate. We test it on your custodian’s handwriting before you rely on it.",
    line: "Your threshold, 95%",
    words: [
      {
        certainty: "99",
        read: "auditors",
        state: "kept",
        fate: "Indexed as read. A random sample of words like this one is checked every day.",
      },
      { certainty: "97", read: "Revised", state: "kept", fate: "Indexed as read." },
      {
        certainty: "91",
        read: "not to Dana",
        state: "doubted",
        fate: "Shown to a reader beside the image. Confirmed, with the reader’s initials.",
      },
      {
        certainty: "74",
        read: "warehou5e",
        state: "doubted",
        fate: "Corrected to “warehouse.” Both readings are kept, so a search finds either.",
      },
      {
        certainty: "38",
        read: "lll gble",
        state: "doubted",
        fate: "Two readers disagreed. Marked illegible, with the image attached.",
      },
    ],
  },
  benefits: {
    label: "Benefits",
    heading: "What it adds to OCR",
    before: {
      caption: "Before: ordinary OCR, same page",
      alleged: "M3t vv aud itors, 9 a rn. Rev i5ed fiqure g1ven. n0t t0 Dona",
      remark: "A search for “Dana” misses this page.",
    },
    items: [
      { title: "Notes join the collection", text: "A term that appears in an email and in a margin is found in both, in one search." },
      {
        title: "The page stays the exhibit",
        text: "Text lies behind the image, word over word. A hit opens the ink itself, not a retyped copy.",
      },
      { title: "Readers for doubtful words", text: "Trained readers spend their hours on the words in doubt." },
      { title: "An error rate", text: "You receive the error rate on a checked sample, by writer, before you rely on the set." },
    ],
  },
  features: {
    label: "Features",
    heading: "What it reads",
    lead: "Cursive, print and a mixture of both.",
    items: [
      {
        title: "Notebooks and diaries",
        text: "Page order, dates and crossed-out lines kept. What was struck through is read too, and marked as struck.",
      },
      { title: "Margins", text: "Notes beside printed text are tied to the passage beside them." },
      { title: "Forms", text: "Fields, check boxes and initials come out as columns you can sort." },
      { title: "Medical charts", text: "Abbreviations are kept as written. Expansions are suggested separately." },
      { title: "Whiteboards", text: "Read from photographs, with arrows described in words." },
      { title: "Checks and receipts", text: "Amounts in figures and in words, compared with each other." },
      { title: "Letters and envelopes", text: "Postmarks and addresses alongside the text." },
      { title: "Other languages", text: "Read in the original first, then passed to [translation](/document-translation)." },
    ],
  },
  uses: {
    label: "Use cases",
    heading: "Matters with handwriting",
    lead: "Illustrative examples.",
    columns: ["In the box", "On the screen"],
    cases: [
      {
        title: "Construction defect",
        arrives: "Fourteen superintendents’ daily logs, in pencil, some of them water-damaged.",
        leaves: "Every mention of the membrane, by date and by writer.",
      },
      {
        title: "Trade secret",
        arrives: "Laboratory notebooks with formulas, arrows and three colors of ink.",
        leaves: "A searchable page behind each image, formulas left as pictures and listed.",
      },
      {
        title: "Personal injury",
        arrives: "Nursing notes from two hospitals and one ambulance.",
        leaves: "A timeline in which each entry opens the line it came from.",
      },
      {
        title: "Estates and trusts",
        arrives: "Forty years of letters in one unsteady hand.",
        leaves: "Searchable text, read by a model calibrated on that hand.",
      },
    ],
  },
  process: {
    label: "Process",
    heading: "From box to search index",
    lead: "Originals are handled as [paper discovery](/paper-discovery) handles them: logged, imaged, returned in order.",
    steps: [
      {
        title: "Scan",
        text: "Color images at 300 dpi or better. Faint pencil is scanned twice, with different light.",
        facts: [
          ["We need", "The originals, or good images"],
          ["Out", "Images, page log"],
        ],
      },
      {
        title: "Calibrate",
        text: "A person transcribes some thirty pages of each writer. The machine is tested against them.",
        facts: [
          ["We need", "A list of likely names"],
          ["Out", "Error rate by writer"],
        ],
      },
      {
        title: "Read",
        text: "All pages are read. Words below the threshold you chose go into the readers’ queue.",
        facts: [
          ["We need", "Your threshold"],
          ["Out", "Text with scores"],
        ],
      },
      {
        title: "Check",
        text: "Readers clear the queue. A second reader sees every word in a passage you mean to quote.",
        facts: [
          ["We need", "Tags on what matters"],
          ["Out", "Text load file, reading log"],
        ],
      },
    ],
  },
  limits: {
    label: "Limits",
    heading: "What it cannot tell you",
    lead: "Read this before the deposition.",
    crossed: true,
    items: [
      {
        strong: "Who wrote it.",
        rest: "It reads words. Whose hand it is remains a matter for a familiar witness, an expert or the trier of fact under FRE 901(b)(2) and (3).",
      },
      {
        strong: "What was meant.",
        rest: "A doctor’s “SOB” is shortness of breath. The index keeps the letters as written.",
      },
      {
        strong: "Certainty.",
        rest: "A score of 99 is wrong about once in a hundred even when it is well calibrated. Anything you quote has been read against the image.",
      },
      {
        strong: "Much, of short samples.",
        rest: "A signature and a date are too little to calibrate on. We send those straight to a reader.",
      },
      {
        strong: "Private matters, to outsiders.",
        rest: "Diaries are private. Where pages are processed and who may open them is agreed in writing first, in line with Model Rule 1.6.",
      },
    ],
  },
  closing: {
    label: "Next step",
    heading: `Tell us how many pages and how many writers. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "View All AI Solutions", to: "/ai" },
    ],
    note: "No case documents yet, please.",
  },
} as const;
