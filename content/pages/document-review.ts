import { claims } from "../claims.ts";
import { company } from "../company.ts";
import { person } from "../person.ts";
import { codingLayers } from "../specimen/exhibits/coding-layers.ts";

export const documentReview = {
  meta: {
    title: "Document Review Services: Domestic, Foreign-Language, Offshore",
    description:
      "Domestic, foreign-language and offshore review teams on one protocol, with an AI query assistant. Reviewers make the coding decisions; samples test them daily.",
  },
  hero: {
    label: "Document review",
    name: "Document Review",
    title: "Document *Review*",
    size: "two-lines",
    lead: `Review teams work to a protocol that you approve and are deployed ${claims.teamDeployment.figure}. Quality is measured daily on a random sample, and the figures go to you each morning.`,
    actions: [
      { label: "See the teams", to: "#services" },
      { label: "AI-enhanced review", to: "#ai-enhanced" },
      { label: "Schedule Consultation", to: "/consultation" },
    ],
  },
  teams: {
    label: "Review teams",
    heading: "Review teams",
    hours: `Working hours, ${company.address.city} time. Example schedule`,
    until: "to",
    terms: { reads: "Reads", fits: "Fits", stops: "Not for" },
    items: [
      {
        title: "Domestic",
        shift: [8, 18],
        text: "Attorneys in the United States for responsiveness, issues and privilege. Your case team briefs them; one supervisor leads them from the first batch to the privilege log.",
        reads: "First level, second level, privilege",
        fits: "Matters with many privileged documents",
        stops: "Large sets that a sample should narrow first",
      },
      {
        title: "Foreign language",
        shift: [6, 16],
        text: "Native readers with legal training, matched to the dialect and the trade as well as the language. Machine translation sorts the documents; a reviewer reads what will be relied on, in the original.",
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
    heading: "AI-assisted review",
    lead: "Models rank documents, flag privilege and look things up. Reviewers do the coding. Documents below the cut-off that counsel sets are tested by a random sample.",
    items: [
      {
        title: "Ranking that learns",
        text: "Technology-assisted review puts likely documents first and keeps learning from each decision. The stopping point is tested with an elusion sample.",
      },
      {
        title: "A query assistant",
        text: "Reviewers ask the collection a question and get an answer with page citations. [See how it works](/queryassistant).",
      },
      {
        title: "Consistency watch",
        text: "Near-duplicates coded differently, and families coded apart, go back to the supervisor the same evening.",
      },
      { title: "Privilege screen", text: "Names, domains and phrases flag what may be privileged before a first-level reader opens it." },
    ],
    exhibit: codingLayers,
  },
  projects: {
    label: "Projects",
    heading: "Projects",
    lead: "Examples with invented parties and counts.",
    specimen: "Example",
    items: [
      {
        figure: "31",
        unit: "readers",
        title: "Second request, twelve weeks down to seven",
        text: "Domestic and offshore teams on one coding manual, handing over at 6 PM, with a supervisor’s note to counsel each morning.",
      },
      {
        figure: "9",
        unit: "languages",
        title: "Distribution contracts after a recall",
        text: "Nine languages and two scripts, coded to one issue list, with coding notes in English.",
      },
      {
        figure: "4",
        unit: "days",
        title: "Privilege log, from zero to served",
        text: "The court wanted an entry for each document. Two reviewers per entry, one editor for the descriptions, and no entry that says only “legal advice.”",
      },
      {
        figure: "2",
        unit: "passes",
        title: "Confidential internal inquiry",
        text: "Thirty custodians who could not be told. A small team searched first with the query assistant; a partner read the results.",
      },
    ],
  },
  reasons: {
    label: "Why choose us",
    heading: "Why choose us",
    tally: "Five tally strokes",
    items: [
      {
        strong: `Deployed ${claims.teamDeployment.figure}.`,
        rest: "Conflicts are cleared and the team is briefed while the batches are prepared.",
      },
      {
        strong: "Quality is measured daily.",
        rest: "Overturn rate by reviewer and by issue, on a random sample, in your inbox each morning.",
      },
      {
        strong: "Your protocol, written first.",
        rest: "No batch is released until counsel has approved the protocol and twenty worked examples.",
      },
      { strong: "Priced by the document or by the hour.", rest: "You choose. Re-reading caused by our mistakes is not billed." },
      { strong: "Review ends when a sample supports it.", rest: "A validation sample of the unread documents goes into the report." },
    ],
  },
  leader: {
    label: "Head of review",
    heading: "Head of review",
    person: person("whitcombe"),
    quote: "“The document that matters is rarely the clever one. It is the one the tired reader almost clicked past. So I plan for tired.”",
    about: `${person("whitcombe").bio} Over ${claims.legalExpertise.figure} of legal expertise. She leads document review, approves the protocol and reads samples of the batches.`,
    mailSubject: "Document review inquiry",
  },
  closing: {
    label: "Next step",
    heading: `Tell us how many documents, in which languages, and by when. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [{ label: "Contact the review team", to: "/contact" }],
  },
} as const;
