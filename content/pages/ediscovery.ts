import { bates, batesDigits } from "../bates.ts";
import { claims } from "../claims.ts";
import { company } from "../company.ts";
import { person } from "../person.ts";
import { printed, volumes } from "../specimen/counts.ts";

export const ediscovery = {
  meta: {
    title: "eDiscovery Services: Collection, Processing, Review, Production",
    description:
      "Targeted collection, AI ranking with reasons you can cite, attorney review and production to the agreed specification, under one chain of custody.",
  },
  hero: {
    label: "eDiscovery 3.0",
    name: "eDiscovery 3.0",
    title: "eDiscovery *3.0*",
    size: "wide",
    lead: "Collection, processing, review and production by one team. Version 3.0 adds a first reading by AI: it ranks the documents and shows why, so reviewers start with the likely evidence. A random sample tests what is left unread.",
    actions: [
      { label: "Talk to our team", to: "/contact" },
      { label: "Read case studies", to: "/case-studies" },
    ],
  },
  benefits: {
    label: "Benefits",
    heading: "Benefits",
    items: [
      {
        title: "Less to review",
        text: `Target before you collect and cull before you host. Clients remove up to ${claims.reviewCost.figure} of the cost of review.`,
      },
      { title: "Early facts", text: "Key people, dates and phrases surface while the rest of the collection is still loading." },
      { title: "Reasons for each ranking", text: "You see the passage that weighed most, and the document it comes from." },
      { title: "Every kind of file", text: "Chat, voice, images, handwriting, and linked attachments at their right version." },
      {
        title: `${claims.languages.figure} languages`,
        text: "Foreign-language material is translated on loading and searchable in English, beside the original.",
      },
      { title: "Defensible by design", text: "Validation samples and logs are kept as the work is done." },
      { title: "One team to the end", text: "The people who collect your data are on the call when it is produced." },
    ],
  },
  metrics: {
    label: "Metrics",
    heading: "Our figures",
    figures: [
      { claim: claims.reviewCost, measures: "lower cost of review, at most" },
      { claim: claims.fasterProcessing, measures: "faster processing" },
      {
        claim: claims.accuracy,
        measures: "accuracy on validated samples. Accuracy is not recall: how much was found is measured and reported separately",
      },
      { claim: claims.compliance, measures: "compliance with production orders" },
    ],
  },
  why: {
    label: "Why choose us",
    heading: "What an engagement includes",
    lead: "Compare the list with any other proposal.",
    form: { number: "7", title: "Vendor diligence, eDiscovery" },
    items: [
      { strong: "A named project manager", rest: `who answers within ${claims.responseHours.figure} on business days` },
      { strong: "Early case assessment", rest: "before you commit to a platform" },
      { strong: "Predictable pricing", rest: "per matter, agreed in writing" },
      { strong: "Written protocols", rest: "for search, sampling and privilege" },
      { strong: "Your platform or ours", rest: "with the same AI tools in both" },
      { strong: "Trained examiners", rest: "for every collection, named in the log" },
      { strong: `${company.address.city}-based`, rest: "with review teams across time zones" },
      { strong: "No minimums", rest: "from one custodian to one thousand" },
    ],
  },
  process: {
    label: "Process",
    heading: "How it works",
    lead: "Each step ends with a signed record. The counts are those of the invented matter above.",
    steps: [
      {
        title: "Data targeting",
        text: "We interview custodians, map sources and test terms against samples, so that collection is narrow and can be explained to a court.",
        facts: [
          ["Held by", `${company.name} Forensics`],
          ["In", `${printed.atSources} documents, at the sources`],
          ["Out", `${printed.loaded} documents`],
          ["Signed", "Collection log, hash list"],
        ],
      },
      {
        title: "AI processing",
        text: "Duplicates, system files and noise are set aside. Models rank what is left, translate it, transcribe it, and say why.",
        facts: [
          ["Held by", `${company.name} Engineering`],
          ["In", `${printed.loaded} documents`],
          ["Out", `${printed.forReview} documents`],
          ["Signed", "Processing report"],
        ],
      },
      {
        title: "Enhanced review",
        text: "Your reviewers, or ours, begin at the top. The query assistant answers their questions and cites the page.",
        facts: [
          ["Held by", "Review team"],
          ["In", `${printed.forReview} documents`],
          ["Out", `${printed.produced} to produce, ${printed.withheld} withheld`],
          ["Signed", "Validation sample, privilege log"],
        ],
      },
      {
        title: "Production",
        text: "Bates-stamped, redacted and loaded to the agreed specification, with proof of delivery. Check any volume against its load files yourself: [check a production](/paper-discovery#production).",
        facts: [
          ["Held by", `${company.name} Production`],
          ["In", `${printed.produced} documents`],
          ["Out", `${bates(volumes[0].first)}–${batesDigits(volumes[2].last)}, gaps logged`],
          ["Signed", "Transmittal, hash list, delivery receipt"],
        ],
      },
    ],
  },
  limits: {
    label: "Limits",
    heading: "Limits of the process",
    lead: "Questions that opposing counsel may ask.",
    lines: [
      {
        question: "What does the machine decide by itself?",
        answer:
          "What is a duplicate and what is a system file, under rules you approve. It also ranks. Counsel sets the cut-off; documents below it are not read, and a random sample tests them. Reviewers decide what is produced and what is logged as privileged.",
      },
      {
        question: "How do you know that nothing was missed?",
        answer:
          "We cannot know; we measure. Reviewers read a random sample of the documents left unread, and the report gives the estimated recall with its margin of error.",
      },
      {
        question: "And if a privileged page gets out?",
        answer:
          "We recommend an FRE 502(d) order at the outset, and we keep the record that a clawback needs: who had the page, when, and under which number.",
      },
      {
        question: "What do you need from us?",
        answer:
          "The complaint, the hold notice, the names of the custodians, one hour with someone who knows the systems, and a partner who will decide questions of relevance in the first week.",
      },
      {
        question: "Is there a matter you would turn away?",
        answer: "One in which search terms were agreed without a test and may not be changed.",
      },
    ],
  },
  leader: {
    label: "Leadership",
    heading: "Who leads eDiscovery",
    person: person("okonjo"),
    quote: "“Judges do not ask how clever the model was. They ask how you know. I build every workflow backward from that question.”",
    about: `${person("okonjo").bio} She signs the validation report, and explains it when it is questioned.`,
  },
  partners: { label: "Partners" },
  closing: {
    label: "Next step",
    heading: `Tell us the number of custodians and the deadline. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Contact our team", to: "/contact" },
      { label: "Case studies", to: "/case-studies" },
    ],
  },
} as const;
