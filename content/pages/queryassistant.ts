import { claims } from "../claims.ts";

export const queryassistant = {
  meta: {
    title: "eDiscovery Query Assistant",
    description:
      "Ask a document collection a question in plain English and get a short answer with page citations, inside your review platform, with every question logged.",
  },
  hero: {
    label: "Query Assistant",
    name: "eDiscovery Query Assistant",
    title: "eDiscovery\nQuery Assistant",
    size: "long",
    lead: "Ask the collection a question in plain English and get a short answer with page citations. Every question is logged, and your documents train no model that serves anyone else.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "View All AI Solutions", to: "/ai" },
    ],
  },
  features: {
    label: "Features",
    heading: "What the assistant does",
    lead: "It answers from your collection, under your permissions.",
    items: [
      {
        title: "Plain questions",
        text: "No operators, no wildcards, no W/15. Write as you would to an associate, and add dates if you know them.",
      },
      {
        title: "Cited answers",
        text: "Each sentence carries the document number, Bates or control, of the passage it was drawn from. Where no passage is found, the assistant says so.",
      },
      { title: "Follow-up", text: "It keeps the thread, so “did either of them reply?” means what you think it means." },
      {
        title: "Your permissions",
        text: "It reads what the person asking may read. Ethical walls, privilege screens and sealed folders stay in force.",
      },
      {
        title: "Whole collection",
        text: "Email, chat, voice messages, images, handwriting and translations, once they have been processed to text, in one answer.",
      },
      {
        title: "Saved as a search",
        text: "The documents behind an answer can be foldered, coded or handed to a reviewer as an ordinary result set.",
      },
    ],
  },
  benefits: {
    label: "Benefits",
    heading: "Why teams use it",
    before: {
      caption: "Before: search strings",
      alleged: "(reserve* OR provision*) W/15 (chang* OR adjust* OR “true up”) AND NOT newsletter",
      remark: "41,208 hits, 1,100 of them about the holiday party.",
    },
    items: [
      {
        title: "First facts in hours",
        text: "Find the most damaging document before the other side does.",
      },
      { title: "Less to read", text: "Reviewers begin with the documents behind the answers. Random samples tell you when to stop." },
      { title: "No new log-in", text: "It opens beside the documents, inside the review platform your team already uses." },
      { title: "A record of every search", text: "The log shows what was asked, when, by whom, and which passages came back." },
    ],
  },
  log: {
    label: "Query log",
    heading: "What the log records",
    lead: "Every question is kept, even when no passage is found.",
    paragraphs: [
      "“No passage found” means that nothing in what was loaded, under the permissions of the user, supports an answer. It does not mean that nothing was ever written.",
      "Each answer carries a count of what could not be read: encrypted files, damaged files, recordings without a transcript. You can act on it before certifying under FRCP 26(g).",
      "Questions reveal what counsel thinks matters. The log is therefore kept in your workspace, marked as your work product, and exported when you ask for it.",
    ],
  },
  uses: {
    label: "Use cases",
    heading: "Questions teams ask",
    lead: "Illustrative examples.",
    items: [
      { title: "Early case assessment", text: "“What did the plant manager know in March?” asked in the first week." },
      { title: "Deposition preparation", text: "“Every time Ostrow mentions the inspection, in order.” A chronology, with cites." },
      { title: "Second requests", text: "“Pricing, with a competitor present.” Eleven documents, two of them sent to counsel." },
      { title: "Internal investigations", text: "“Who else was on that call?” asked before the first interview." },
    ],
  },
  limits: {
    label: "Limits",
    heading: "Accuracy, confidentiality and ethics",
    lead: "What counsel asks before relying on it.",
    lines: [
      {
        question: "Does it make things up?",
        answer:
          "It can misread, and it can miss. Answers are assembled from passages retrieved out of your collection, and a sentence with no passage behind it is withheld. That prevents made-up citations. It does not prevent misreadings, so the cited page opens beside the answer for you to read.",
      },
      {
        question: "How do you know it works on our documents?",
        answer:
          "Before the team relies on it, we ask it questions to which your lawyers already know the answer, count what it found and what it missed, and give you both numbers. If it misses too much, we say so and propose something else.",
      },
      {
        question: "Where does our data go?",
        answer:
          "Where the engagement letter says. The place of processing, the model and its version, how long anything is kept, and the rule that your documents train no model that serves anyone else are agreed in writing before loading starts.",
      },
      {
        question: "What do the ethics rules expect of us?",
        answer:
          "ABA Formal Opinion 512 of July 2024 applies the Model Rules to generative AI: understand what the tool can and cannot do (1.1, comment 8), protect client confidences (1.6), and verify to the degree the task requires. The log, the citations and the test results help you do so. Your own jurisdiction may ask for more.",
      },
      {
        question: "So it replaces review?",
        answer: "No. It helps decide where review begins. Responsiveness, privilege and the words of a filing remain counsel’s decisions.",
      },
    ],
  },
  closing: {
    label: "Next step",
    heading: `Bring one question about your documents. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "View All AI Solutions", to: "/ai" },
    ],
    note: "No case documents yet, please.",
  },
} as const;
