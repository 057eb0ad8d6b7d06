import { claims } from "../claims.ts";

export const nextGenIntelligence = {
  meta: {
    title: "Next-Gen Discovery Intelligence",
    description:
      "Attorney workflows, multi-media intelligence and document intelligence: tools that connect facts across a matter, show the source of each, and mark inference as inference.",
  },
  hero: {
    label: "Intelligence",
    name: "Next-Gen Discovery Intelligence",
    title: "Next-Gen Discovery\nIntelligence",
    size: "long",
    lead: `A suite of ${claims.workflows.figure} project workflows that links people, dates, payments and phrases across a matter. Each link cites its source, and a lawyer decides every inference.`,
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "See the Workflow Tools", to: "#workflows" },
    ],
  },
  value: {
    label: "Value",
    heading: "What the suite does",
    items: [
      { title: "Links across sources", text: "People, dates, payments and phrases, linked across the sources you load." },
      { title: "Chronologies", text: "Months of events on one page, each with its source one click away." },
      { title: "Inferences marked", text: "Links and inferences are shown apart, for lawyers to confirm or strike." },
      { title: "Work product", text: "Drafts move with the matter, from complaint to closing argument." },
    ],
  },
  categories: {
    label: "Three categories",
    heading: "What the workflows cover",
    lead: "Grouped by what they work on.",
    categories: [
      {
        title: "Attorney workflows",
        text: "Tools for drafting, asking questions and preparing witnesses.",
        workflows: ["The five tools listed below"],
      },
      {
        title: "Multi-media intelligence",
        text: "Voice, video and images, searchable by what is in them.",
        workflows: ["Recordings to transcripts, by speaker", "Image sets to counted objects"],
      },
      {
        title: "Document intelligence",
        text: "Read, translated, summarized, and safe to share.",
        workflows: ["Foreign and handwritten pages to text", "Personal data to coded copies, with key"],
      },
    ],
  },
  workflows: {
    label: "Attorney workflows",
    heading: "Attorney workflow tools",
    lead: "Each produces a draft with its sources. None of them files anything.",
    tools: [
      {
        title: "eDiscovery Query Assistant",
        text: "Ask the collection, get cited answers.",
        features: ["Plain questions", "Cited sentences", "Query log"],
        href: "/queryassistant",
      },
      {
        title: "Chronology builder",
        text: "A timeline that rebuilds itself as documents are coded.",
        features: ["Dates read from text", "Date mismatches flagged", "Exports to Word"],
      },
      {
        title: "Deposition preparation",
        text: "Outlines per witness, with exhibits in order.",
        features: ["Prior statements", "Contradictions", "Exhibit binder"],
      },
      {
        title: "Privilege log drafting",
        text: "First-draft entries, in the form your court or your order wants.",
        features: ["Counsel list matched", "Basis suggested", "Reviewer approves"],
      },
      {
        title: "Pleading comparison",
        text: "Complaint against answer, paragraph by paragraph.",
        features: ["Admitted, denied, silent", "Source for each", "Redline"],
      },
    ],
  },
  limits: {
    label: "Limits",
    heading: "What counsel still decides",
    lead: "What the suite shows, and what remains counsel’s judgment.",
    lines: [
      {
        question: "What is the difference between a link and an inference?",
        answer:
          "A link is in the documents: the same account number in two of them. An inference is a guess about why. Links are drawn as solid lines and inferences as dotted ones, until a lawyer confirms them.",
      },
      {
        question: "Can it connect unrelated facts?",
        answer:
          "Yes. Two people with the same surname are the usual case. Every connection can be struck, the strike is remembered, and the count of struck ones tells you how far to trust the rest.",
      },
      {
        question: "Is the result work product?",
        answer:
          "Drafts made at counsel’s direction in anticipation of litigation are meant to be, under FRCP 26(b)(3). They are stored apart from the evidence and labeled. Whether the protection holds is counsel’s argument to make; we keep the record that supports it.",
      },
      {
        question: "Who is responsible for a draft?",
        answer:
          "Whoever signs it, under Rule 11 or 26(g). ABA Formal Opinion 512 asks for a check that fits the task. That is why every draft opens with its sources and closes with a list of what it did not find.",
      },
    ],
  },
  closing: {
    label: "Next step",
    heading: `Tell us which facts you need connected. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [{ label: "Schedule Consultation", to: "/consultation" }],
    note: "No case documents yet, please.",
  },
} as const;
