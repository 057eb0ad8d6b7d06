import { bates, batesDigits } from "../bates.ts";
import { claims } from "../claims.ts";
import { company } from "../company.ts";
import { person } from "../person.ts";
import { printed, volumes } from "../specimen/counts.ts";

export const ediscovery = {
  meta: {
    title: "eDiscovery 3.0: Targeted, Reasoned, Produced",
    description:
      "Data targeting, AI processing with reasons you can cite, review by people and production to the agreed specification, under one chain of custody.",
  },
  hero: {
    label: "eDiscovery 3.0",
    name: "eDiscovery 3.0",
    title: "eDiscovery *3.0*",
    size: "wide",
    lead: "Two generations of discovery taught machines to store documents, then to search them. The third reads them first, shows its reasons, and lets your reviewers begin with the evidence that matters.",
    actions: [
      { label: "Talk to our team", to: "/contact" },
      { label: "Read case studies", to: "/case-studies" },
    ],
  },
  benefits: {
    label: "Benefits",
    heading: "Seven benefits",
    items: [
      {
        title: "Spend follows evidence",
        text: `Target before you collect and cull before you host. The budget goes to the documents that decide the matter, which is how clients remove up to ${claims.reviewCost.figure} of the cost of review.`,
      },
      { title: "Faster to first facts", text: "Key people, dates and phrases surface while the rest of the collection is still loading." },
      { title: "Reasons, not scores", text: "Each ranking shows the passage that weighed most, and the document it stands in." },
      { title: "Every kind of file", text: "Chat, voice, images, handwriting, and linked attachments at their right version." },
      {
        title: `${claims.languages.figure} languages`,
        text: "Foreign-language material is searchable in English from day one, beside the original.",
      },
      { title: "Defensible by design", text: "Validation samples and logs are kept as you go, and need no rebuilding later." },
      { title: "One team to the end", text: "The people who collect your data are on the call when it is produced." },
    ],
  },
  metrics: {
    label: "Metrics",
    heading: "Four metrics",
    figures: [
      { claim: claims.reviewCost, measures: "lower cost of review, at most" },
      { claim: claims.fasterProcessing, measures: "faster processing" },
      {
        claim: claims.accuracy,
        measures: "accuracy on validated samples. Accuracy is not recall: how much was found is measured and reported apart",
      },
      { claim: claims.compliance, measures: "compliance with production orders" },
    ],
  },
  why: {
    label: "Why choose us",
    heading: "Check us against your own list.",
    lead: "Eight questions to put to any vendor before you sign. Put them to us on the first call.",
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
    heading: "Four hands, one chain",
    lead: "The process is written as a chain-of-custody form because that is how we run it. Nothing moves without a signature. The counts are the specimen matter’s.",
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
          ["Out", `${printed.produced} documents`],
          ["Signed", "Validation sample, privilege log"],
        ],
      },
      {
        title: "Production",
        text: "Bates-stamped, redacted and loaded to the agreed specification, with proof of delivery. You may hold any volume against its load files yourself: [inspect a production](/paper-discovery#production).",
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
    heading: "Where it stops",
    lead: "Five questions opposing counsel will put to you about any such process. Better that you ask first.",
    lines: [
      {
        question: "What does the machine decide by itself?",
        answer:
          "What is a duplicate and what is a system file, under rules you approve. It also ranks, and below a certain rank nobody reads: counsel draws that line, and a random sample tests it. ==Nothing is produced or logged as privileged until a person has said so.==",
      },
      {
        question: "How do you know that nothing was missed?",
        answer:
          "We do not know; we measure. A random sample of the discarded set is read by people, and the estimate of recall goes into the report with its margin of error.",
      },
      {
        question: "And if a privileged page gets out?",
        answer:
          "It happens to careful people. We recommend an FRE 502(d) order at the outset, and we keep the record that makes a clawback short: who had the page, when, and under which number.",
      },
      {
        question: "What do you need from us?",
        answer:
          "The complaint, the hold notice, the names of the custodians, one hour with someone who knows the systems, and a partner who will decide questions of relevance in the first week.",
      },
      {
        question: "Is there a matter you would turn away?",
        answer: "One in which the terms were agreed before anyone tested them, and may not be touched. We will still say so politely.",
      },
    ],
  },
  leader: {
    label: "Leadership",
    heading: "Who answers for it",
    person: person("okonjo"),
    quote: "“Judges do not ask how clever the model was. They ask ==how you know.== I build every workflow backward from that question.”",
    about: `${person("okonjo").bio} She signs the validation report, and explains it when it is questioned.`,
  },
  partners: { label: "Partners" },
  closing: {
    label: "Next step",
    heading: "Describe the matter. We will say where we would begin.",
    actions: [
      { label: "Contact our team", to: "/contact" },
      { label: "Case studies", to: "/case-studies" },
    ],
  },
} as const;
