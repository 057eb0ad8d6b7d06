import { claims } from "../claims.ts";
import { company } from "../company.ts";
import { person } from "../person.ts";
import { accessLog } from "../specimen/exhibits/hosting.ts";
import { viewer } from "../specimen/exhibits/viewer.ts";

export const dataHosting = {
  meta: {
    title: "Data Hosting: Three Review Platforms, Our AI Tools Inside",
    description:
      "Third-party review platforms hosted, administered and watched, with five custom AI tools working inside them. Priced by the gigabyte, left without a ransom.",
  },
  hero: {
    label: "Data hosting",
    name: "Data Hosting",
    title: "Data *Hosting*",
    size: "wide",
    lead: "You choose the review platform. We host it, run it and put our own AI tools inside it. If you ever want to leave, the data goes with you, in a documented form and with your work product.",
    actions: [{ label: "Schedule Consultation", to: "/consultation" }],
  },
  benefits: {
    label: "Benefits",
    heading: "Seven units, one rack",
    lead: "What the monthly fee pays for.",
    unit: "U",
    items: [
      { title: "Your platform", text: "Three review platforms under one contract. Move a matter between them without collecting twice." },
      { title: `${claims.support.figure} support`, text: company.night.clients },
      { title: "Administered", text: "Users, fields, layouts, batches and saved searches are set up by us, to your conventions." },
      { title: "One price per gigabyte", text: "Counted after de-duplication, on the last day of the month, with the list attached." },
      {
        title: "==Logged to the click==",
        text: "Who opened what, when and from where, kept for the life of the matter and a year beyond.",
      },
      {
        title: "Restored, not just backed up",
        text: "A backup is restored to a test workspace every month. A backup nobody has restored is an allegation.",
      },
      {
        title: "A written exit",
        text: "On closing: full export, load files, work product, and a deletion certificate signed by a named engineer.",
      },
    ],
  },
  platforms: {
    label: "Review platforms",
    heading: "Pick the one your team already knows",
    lead: "All three are made by others and run by us. We are paid the same whichever you choose.",
    items: [
      {
        partner: "lexhold",
        text: "For large matters with many hands. Deep permissions, fast culling, and a scripting layer we use to plug in our tools.",
        features: [
          "Technology-assisted review",
          "Custom objects and layouts",
          "Granular permissions",
          "Our AI tools, as tabs beside the document",
        ],
      },
      {
        partner: "corpus-ix",
        text: "For investigations. Timelines, people and places come first, and the document list second.",
        features: ["Timeline and entity views", "Audio and video players", "Case-team notebook", "Our AI tools, inside the timeline"],
      },
      {
        partner: "northgate-review",
        text: "For short calendars. Documents first, everything else out of the way. A new user can be coding within the hour.",
        features: ["Set up in a day", "One plain coding panel", "Browser only, nothing installed", "Our AI tools, in the viewer"],
      },
    ],
  },
  tools: {
    label: "AI solutions",
    heading: "One hosted page, five tools at work on it",
    lead: "The tools are built into the viewer. Results are stored as fields, so they can be searched, sampled and produced like any other.",
    page: viewer,
    items: [
      { title: "Query assistant", text: "“Was the delivery complete?” Answered with this page as its source.", href: "/queryassistant" },
      { title: "Summarization", text: "The thread above it, nineteen messages, in three lengths.", href: "/contentsummarization" },
      { title: "Translation", text: "German to English beside the original, line by line.", href: "/document-translation" },
      { title: "Transcription", text: "The voice message becomes text with times and speakers.", href: "/transcription" },
      {
        title: "De-identification",
        text: "The number is found and withheld before production.",
        href: "/identification-de-identification",
      },
    ],
  },
  leader: {
    label: "Technology leader",
    heading: "Who runs the floor",
    person: person("lindgren"),
    quote: "“Good hosting is boring. ==Nobody has ever written to thank me for an ordinary Tuesday,== and I have arranged thousands.”",
    about: `${person("lindgren").bio} She decides what is installed, who may log in and when a server is retired.`,
    mailSubject: "Data hosting inquiry",
  },
  trust: {
    label: "Trust",
    heading: "Nobody enters\nwithout signing.",
    lead: "You will be asked who could see your client’s documents. The answer should be a list.",
    items: [
      { strong: "Encrypted", rest: "in transit and at rest, with keys held apart from the data." },
      { strong: "Separate", rest: "by client and by matter. We do not take both sides of a dispute." },
      { strong: "Second factor", rest: "for every account, ours first of all. Shared log-ins are closed without discussion." },
      { strong: "In the United States", rest: "unless your matter needs the data to stay elsewhere, and then it stays there." },
      {
        strong: "Where this stops:",
        rest: "we print no badges here. Ask for current audit reports, penetration tests and insurance, and you will have them, or a plain statement that there are none.",
      },
    ],
    log: accessLog,
  },
  projects: {
    label: "Recent projects",
    heading: "Four boxes from the shelf",
    lead: "Specimen workspaces: what was moved, and what moved with it.",
    specimen: "Specimen",
    items: [
      {
        title: "Harbor",
        text: "Eleven terabytes moved between two platforms over a long weekend. Coding, redactions and saved searches arrived with the documents; reviewers noticed a new color.",
      },
      {
        title: "Q4 reserve",
        text: "Four firms, one joint-defense workspace, four sets of walls. Privilege calls of each were invisible to the others and to the experts.",
      },
      {
        title: "Inspection",
        text: "A regulator’s request for read-only access within a week. A mirrored workspace with its own log, closed the day the inquiry was.",
      },
      {
        title: "Old matters",
        text: "Twenty-three dormant workspaces nobody dared delete. Nine archived, thirteen returned, one found to be under a hold.",
      },
    ],
  },
  partners: {
    label: "Partners",
    heading: "In good company",
  },
  closing: {
    label: "Next step",
    heading: "Last month’s hosting bill? We will read it with you.",
    actions: [
      { label: "Contact our team", to: "/contact" },
      { label: "Case studies", to: "/case-studies" },
    ],
  },
} as const;
