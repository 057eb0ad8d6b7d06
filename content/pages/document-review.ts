import { claims } from "../claims.ts";
import { company } from "../company.ts";
import { person } from "../person.ts";
import { codingLayers } from "../specimen/exhibits/coding-layers.ts";

export const documentReview = {
  meta: {
    title: "Document Review: Domestic, Foreign-Language, Offshore",
    description:
      "Domestic, foreign-language and offshore review teams on one protocol, with an AI query assistant beside every reviewer and a person behind every coding decision.",
  },
  hero: {
    label: "Document review",
    name: "Document Review",
    title: "Document *Review*",
    size: "two-lines",
    lead: "Somebody has to read it. We choose who, tell them what to look for, check what they decided, and keep the arithmetic for the day it is questioned.",
    actions: [
      { label: "See the teams", to: "#services" },
      { label: "AI-enhanced review", to: "#ai-enhanced" },
      { label: "Schedule Consultation", to: "/consultation" },
    ],
  },
  teams: {
    label: "Review teams",
    heading: "Three desks,\n*one protocol*",
    hours: `Hours on the desk, ${company.address.city} time. Specimen schedule`,
    until: "to",
    terms: { reads: "Reads", fits: "Fits", stops: "Not for" },
    items: [
      {
        title: "Domestic",
        shift: [8, 18],
        text: "Attorneys in the United States for responsiveness, issues and privilege. They are briefed by your case team, sit with one supervisor, and stay with the matter from the first batch to the log.",
        reads: "First level, second level, privilege",
        fits: "Matters in which privilege is half the fight",
        stops: "Work that a sample could have spared you",
      },
      {
        title: "Foreign language",
        shift: [6, 16],
        text: "Native readers with legal training, matched to the dialect and the trade as well as the language. Machine translation sorts the pile; a person reads whatever will be relied on, in the original.",
        reads: "Original text, with coding notes in English",
        fits: "Cross-border contracts, messages full of idiom",
        stops: "Certified translations, which a certified translator makes",
      },
      {
        title: "Offshore",
        shift: [21, 31],
        text: "First-level teams for volume, working through a virtual desktop into the same workspace. Printing, saving and copying are switched off. ABA Formal Opinion 08-451 permits it with supervision, confidentiality and, usually, disclosure to the client; the daily report is written for that purpose.",
        reads: "First level, objective coding, redaction passes",
        fits: "Large sets with clear rules and a short calendar",
        stops: "Anything a protective order, an export rule or a client keeps at home",
      },
    ],
  },
  assisted: {
    label: "AI review technology",
    heading: "The model proposes. A reader disposes.",
    lead: "Every reviewer works with a machine at the elbow. It may suggest, rank and look things up. It has no button that codes.",
    items: [
      {
        title: "Ranking that learns",
        text: "Technology-assisted review puts likely documents first and keeps learning from each decision. The stopping point is tested with an elusion sample, not felt.",
      },
      {
        title: "A query assistant",
        text: "Reviewers ask the collection a question and get an answer with page citations. [See how it works](/queryassistant).",
      },
      {
        title: "Consistency watch",
        text: "Near-duplicates coded differently, and families split across calls, come back to the supervisor the same evening.",
      },
      { title: "Privilege screen", text: "Names, domains and phrases flag what may be privileged before a first-level reader opens it." },
    ],
    exhibit: codingLayers,
  },
  projects: {
    label: "Projects",
    heading: "Four rooms",
    lead: "Specimen matters, with invented parties and counts. They show what a room of each kind does in its first weeks.",
    specimen: "Specimen",
    items: [
      {
        figure: "31",
        unit: "readers",
        title: "Second request, twelve weeks down to seven",
        text: "Domestic and offshore desks on one coding manual, handing over at six each evening. The supervisor’s overnight note was the first thing counsel read each morning.",
      },
      {
        figure: "9",
        unit: "languages",
        title: "Distribution contracts after a recall",
        text: "Nine languages, two scripts, one issue list. Translators and readers argued about a single verb for a day, and the case turned on it.",
      },
      {
        figure: "4",
        unit: "days",
        title: "Privilege log, from zero to served",
        text: "A court wanted entries by document, not by category. Two readers per entry, one voice for the descriptions, and no entry that says only “legal advice.”",
      },
      {
        figure: "2",
        unit: "passes",
        title: "Internal inquiry, quietly",
        text: "Thirty custodians, none of whom could know. A small room, hand-picked, with the query assistant doing the first pass and a partner the second.",
      },
    ],
  },
  reasons: {
    label: "Why choose us",
    heading: "Five, and we kept count",
    tally: "Five tally strokes",
    items: [
      {
        strong: `On the desk ${claims.teamDeployment.figure}.`,
        rest: "A team is deployed, cleared for conflicts and briefed while the batches are being cut.",
      },
      {
        strong: "Quality is measured daily.",
        rest: "Overturn rate by reviewer and by issue, on a random sample, in your inbox each morning.",
      },
      {
        strong: "Your manual, written first.",
        rest: "No batch is released until counsel has approved the protocol and twenty worked examples.",
      },
      { strong: "Priced by the document or by the hour.", rest: "You choose. Re-reading caused by our mistakes is not billed." },
      { strong: "It ends when the sample says so.", rest: "We would rather stop early and prove it than read to the bottom of the box." },
    ],
  },
  leader: {
    label: "Head of review",
    heading: "Head of review",
    person: person("whitcombe"),
    quote:
      "“The document that matters is rarely the clever one. It is the one ==the tired reader almost clicked past.== So I plan for tired.”",
    about: `${person("whitcombe").bio} Over ${claims.legalExpertise.figure} of legal expertise, most of it in rooms with too little daylight. She approves the protocol and reads samples of the batches.`,
    mailSubject: "Document review inquiry",
  },
  closing: {
    label: "Next step",
    heading: "How many documents? How many days? We bring the readers.",
    actions: [{ label: "Contact the review team", to: "/contact" }],
  },
} as const;
