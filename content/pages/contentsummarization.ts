import { claims } from "../claims.ts";

export const contentsummarization = {
  meta: {
    title: "Content Summarization",
    description:
      "Summaries of transcripts, email threads and document sets at three lengths, each sentence cited to its page. Sampled by people, and read in full before anything is filed.",
  },
  hero: {
    label: "Summarization",
    name: "Content Summarization",
    title: "Content\nSummarization",
    size: "two-lines",
    lead: "Transcripts, email threads and document sets in a sentence, a paragraph or a few pages, with page citations. We compare a random sample with its sources and give you the error count before release.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "View All AI Solutions", to: "/ai" },
    ],
  },
  lengths: {
    label: "Three lengths",
    heading: "Brief, moderate, comprehensive",
    lead: "One email thread of 148 messages at each length. A longer summary may add to a shorter one but may not contradict it.",
    lengths: [
      {
        name: "Brief",
        amount: "One sentence",
        sample: "The price was agreed before the bids were opened.",
        facts: [
          ["Ask for it when", "You are deciding what to read next"],
          ["It leaves out", "Everything that qualifies the sentence"],
        ],
      },
      {
        name: "Moderate",
        amount: "One paragraph",
        sample:
          "On February 9 Tolland sends Verhoeven a price. On the 11th Verhoeven replies “we are aligned.” Bids open on the 12th. Nothing in the thread explains the reply.",
        facts: [
          ["Ask for it when", "You are coding documents, or briefing a partner"],
          ["It leaves out", "Side issues, people named once, attachments not discussed"],
        ],
      },
      {
        name: "Comprehensive",
        amount: "Two to five pages, by issue",
        sample:
          "1. Price. First figure February 9, repeated on the 10th, accepted on the 11th in two words.\n2. Knowledge. Four people are copied; one asks to be removed from the thread and is not.\n3. Timing. The bids open on the 12th at noon; the last message before that is sent at 11:42.\n4. Contrary evidence. On March 3 Verhoeven writes that no figure was ever exchanged.",
        facts: [
          ["Ask for it when", "You are preparing a witness, a mediation statement or the memorandum to file"],
          ["It leaves out", "Tone, sarcasm and whatever was said by telephone. It lists the gaps it noticed"],
        ],
      },
    ],
  },
  figure: {
    label: "Benefits",
    heading: "Review time saved",
    before: "Review time, cut by up to",
    claim: claims.summaryTime,
    measures: "Hours spent on first reading, when reviewers start from the summary and open the document only where it matters.",
    items: [
      { title: "Early priorities", text: "Sort documents by what they say instead of by file name." },
      { title: "One account for the team", text: "Associate, partner and client work from the same facts, at three lengths." },
      { title: "Traceable drafts", text: "Move a sentence into a memorandum and its page reference moves with it." },
    ],
  },
  features: {
    label: "Features",
    heading: "Rules for each summary",
    lead: "Summaries are written under these instructions.",
    form: { number: "S-1", title: "Instructions to the model" },
    items: [
      { strong: "Cite page and line.", rest: "Each sentence names the place it came from. Uncited sentences are struck before delivery." },
      { strong: "Keep the speaker.", rest: "“Ruiz testified” does not become “it is established.”" },
      { strong: "Keep the contrary.", rest: "When the source disagrees with itself, both versions appear." },
      { strong: "Name the gaps.", rest: "Missing attachments, unreadable pages and unanswered questions are listed at the end." },
      {
        strong: "Your issues, your order.",
        rest: "Give us the issue list or the complaint and the comprehensive version follows its numbering.",
      },
      {
        strong: "Long sets, in stages.",
        rest: "Thousands of documents are summarized in groups and then together, and both layers stay linked.",
      },
    ],
  },
  uses: {
    label: "Use cases",
    heading: "What we summarize",
    lead: "Illustrative examples.",
    columns: ["You send", "You receive"],
    cases: [
      {
        title: "Deposition transcripts",
        arrives: "Eleven days of testimony, 2,900 pages, two witnesses to the same meeting.",
        leaves: "A comprehensive summary by issue, with the three places where they differ set side by side.",
      },
      {
        title: "Inherited matters",
        arrives: "A file from predecessor counsel, with an index in its own shorthand.",
        leaves: "One brief line per document, and a moderate summary of the sixty that count.",
      },
      {
        title: "Medical and claims records",
        arrives: "Nine hundred pages of charts from six providers, out of order.",
        leaves: "A dated account of complaints, findings and treatment, each entry with its page.",
      },
      {
        title: "Regulatory correspondence",
        arrives: "Four years of letters with one agency.",
        leaves: "What was asked, what was promised, and which promises were not followed up.",
      },
    ],
  },
  limits: {
    label: "Limits",
    heading: "Limits",
    lead: "A summary points to evidence. It is not evidence itself.",
    paragraphs: [
      "Models compress by leaving out, and sometimes leave out the wrong thing. They can also flatten a hedge: “I believe so” shortened to “yes.” We measure both. For each matter a reader compares a random sample of summaries with their sources, and you receive the count of omissions and distortions before the set is released.",
      "What a person checks depends on what you will do with the text. Brief lines used for sorting are sampled. Anything headed for a client, an expert or a court is read in full against its source, by a reviewer named on the delivery note.",
      "A summary of privileged material may be as privileged as its source, and is more easily forwarded. We keep them in the same workspace, under the same screens, as the documents they describe. Where the text is processed, and by which model, is written into the engagement letter, so that you can meet your duty under Model Rule 1.6.",
      "We do not summarize what we cannot read. Handwriting, audio and foreign-language pages go first through [text extraction](/handwritten-text-extraction), [transcription](/transcription) or [translation](/document-translation), and the summary says that they did.",
    ],
  },
  closing: {
    label: "Next step",
    heading: `Tell us the page count and the deadline. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "View All AI Solutions", to: "/ai" },
    ],
    note: "No case documents yet, please.",
  },
} as const;
