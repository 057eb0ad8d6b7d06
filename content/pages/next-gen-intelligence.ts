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
    lead: "Twenty-five facts are a pile. The lines between them are a case. This is the suite that draws the lines, and shows you each one’s source.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "See the Workflow Tools", to: "#workflows" },
    ],
  },
  value: {
    label: "Value",
    heading: "Four things it does",
    items: [
      { title: "Connect", text: "People, dates, payments and phrases, linked across every source you hold." },
      { title: "Compress", text: "Months of chronology in a page, and the page it came from one click below." },
      { title: "Check", text: "Every inference marked as inference. Lawyers decide what becomes a fact." },
      { title: "Carry", text: "Work product moves with the matter, from complaint to closing argument." },
    ],
  },
  categories: {
    label: "Three categories",
    heading: "Three kinds of intelligence",
    lead: `${claims.workflows.figure} project workflows, grouped by what they work on.`,
    categories: [
      {
        title: "Attorney workflows",
        text: "Draft, ask, prepare. Tools that sit where lawyers already write.",
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
    lead: "Five of them. Each produces a draft with its sources, and none of them files anything.",
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
        features: ["Dates read from text", "Conflicts flagged", "Exports to Word"],
      },
      {
        title: "Deposition preparation",
        text: "Outlines per witness, with exhibits in order.",
        features: ["Prior statements", "Contradictions", "Exhibit binder"],
      },
      {
        title: "Privilege log drafting",
        text: "First-draft entries, in the form your court or your order wants.",
        features: ["Counsel list matched", "Basis suggested", "Reviewer signs"],
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
    heading: "A line is not a fact",
    lead: "What the suite draws, and what stays yours to prove.",
    lines: [
      {
        question: "What is the difference between a link and an inference?",
        answer:
          "A link is on paper: the same account number in two documents. An inference is a guess about why. Links are drawn in full and inferences in dots, and ==only a lawyer can ink them in.==",
      },
      {
        question: "Can it connect things that have nothing to do with each other?",
        answer:
          "Yes, and it does so with great confidence. Two people named Moreau are the usual case. Every connection can be struck, the strike is remembered, and the count of struck ones tells you how far to trust the rest.",
      },
      {
        question: "Is the result work product?",
        answer:
          "Drafts made at counsel’s direction in anticipation of litigation are meant to be, under FRCP 26(b)(3). They are stored apart from the evidence and labeled. Whether the protection holds is your argument to make, so we keep the record that supports it.",
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
    heading: "Which two facts in your case have never met?",
    actions: [{ label: "Schedule Consultation", to: "/consultation" }],
  },
} as const;
