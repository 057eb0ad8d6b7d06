import { claims } from "../claims.ts";
import { company } from "../company.ts";
import { person } from "../person.ts";
import { accessLog } from "../specimen/exhibits/hosting.ts";
import { viewer } from "../specimen/exhibits/viewer.ts";

export const dataHosting = {
  meta: {
    title: "eDiscovery Data Hosting: Three Review Platforms with AI Tools",
    description:
      "Third-party review platforms hosted and administered for you, with five custom AI tools inside. One price per gigabyte, full export and deletion certificate at the end.",
  },
  hero: {
    label: "Data hosting",
    name: "Data Hosting",
    title: "Data *Hosting*",
    size: "wide",
    lead: "You choose the review platform. We host and administer it, with our AI tools inside. At the end you get a full export with load files and work product, and a deletion certificate.",
    actions: [{ label: "Schedule Consultation", to: "/consultation" }],
  },
  benefits: {
    label: "Benefits",
    heading: "What the fee includes",
    lead: "All of this is in the monthly price.",
    unit: "U",
    items: [
      { title: "Your platform", text: "Three review platforms under one contract. Move a matter between them without collecting twice." },
      { title: `${claims.support.figure} support`, text: company.night.clients },
      { title: "Administered", text: "Users, fields, layouts, batches and saved searches are set up by us, to your conventions." },
      { title: "One price per gigabyte", text: "Counted after de-duplication, on the last day of the month, with the list attached." },
      {
        title: "Complete access log",
        text: "Who opened what, when and from where, kept for the life of the matter and a year beyond.",
      },
      {
        title: "Tested backups",
        text: "A backup is restored to a test workspace every month.",
      },
      {
        title: "A written exit plan",
        text: "On closing: full export, load files, work product, and a deletion certificate signed by a named engineer.",
      },
    ],
  },
  platforms: {
    label: "Review platforms",
    heading: "Review platforms",
    lead: "All three are made by others and run by us. We are paid the same whichever you choose.",
    items: [
      {
        partner: "lexhold",
        text: "For large matters with many reviewers. Deep permissions, fast culling, and a scripting layer we use to plug in our tools.",
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
    heading: "AI tools inside the platform",
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
    heading: "Who leads hosting",
    person: person("lindgren"),
    quote: "“Good hosting is boring. Nobody has ever written to thank me for an ordinary Tuesday, and I have arranged thousands.”",
    about: `${person("lindgren").bio} She decides what is installed, who may log in and when a server is retired.`,
    mailSubject: "Data hosting inquiry",
  },
  trust: {
    label: "Trust",
    heading: "Security",
    lead: "How access to your client’s documents is controlled and logged.",
    items: [
      { strong: "Encrypted", rest: "in transit and at rest, with keys held apart from the data." },
      { strong: "Separate", rest: "by client and by matter. We do not take both sides of a dispute." },
      { strong: "Second factor", rest: "for every account, ours first of all. Shared log-ins are not allowed." },
      { strong: "In the United States", rest: "unless your matter requires the data to stay in another country." },
      {
        strong: "Documents:",
        rest: "ask for current audit reports, penetration tests and certificates of insurance. You receive them, or a plain statement that there are none.",
      },
    ],
    log: accessLog,
  },
  projects: {
    label: "Recent projects",
    heading: "Recent projects",
    lead: "Examples with invented names.",
    specimen: "Example",
    items: [
      {
        title: "Harbor",
        text: "Eleven terabytes moved between two platforms over a long weekend. Coding, redactions and saved searches arrived with the documents.",
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
        text: "Twenty-three dormant workspaces: nine archived, thirteen returned, one found to be under a hold.",
      },
    ],
  },
  partners: {
    label: "Partners",
    heading: "Platforms we work with",
  },
  closing: {
    label: "Next step",
    heading: `Tell us the gigabytes, the users and the platform. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Contact our team", to: "/contact" },
      { label: "Case studies", to: "/case-studies" },
    ],
  },
} as const;
