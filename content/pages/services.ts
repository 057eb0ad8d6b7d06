import { claims } from "../claims.ts";
import { company } from "../company.ts";

export const services = {
  meta: {
    title: "Legal Technology Services: eDiscovery, AI, Microsoft 365, Google",
    description:
      "Nineteen services for law firms and legal departments: litigation support, AI, Microsoft 365 and Google Workspace, with the first step in six common situations.",
  },
  hero: {
    label: "Services",
    title: "Complete Legal Technology Solutions",
    lead: "Nineteen services in four practices. Start with the one you need now; the others continue from the same custody log.",
    tabsLabel: "Practices on this page",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Contact our team", to: "/contact" },
    ],
  },
  binders: [
    {
      id: "litigation-support",
      letter: "A",
      stock: 1,
      title: "Litigation Support",
      text: "From the preservation letter to the trial binder under one chain of custody. The people who collect are still on the call when you produce. Tools to try: [hash a folder](/forensics#hash), [work out an elusion rate](/document-review#elusion), [estimate hosting and review costs](/data-hosting#estimate), [see what is deleted in the first 72 hours](/esi-consulting#first-72-hours), [check a production](/paper-discovery#production).",
      all: { label: "All litigation services", href: "/litigation-support" },
      services: [
        {
          anchor: "ediscovery",
          name: "eDiscovery 3.0",
          text: "Narrower collections, ranking with reasons, and productions to the agreed specification",
          href: "/ediscovery",
        },
        {
          anchor: "forensics",
          name: "Digital Forensics",
          text: "Phones, laptops, servers, webmail and cloud accounts, collected remotely and hashed on arrival",
          href: "/forensics",
        },
        {
          name: "Document Review",
          text: "Domestic, foreign-language and offshore teams, with an AI query assistant",
          href: "/document-review",
        },
        {
          name: "Paper Discovery",
          text: "Imaging and OCR, Bates labels, load files and trial binders",
          href: "/paper-discovery",
        },
        { name: "ESI Consulting", text: "Data maps, protocols and an engineer for the meet-and-confer", href: "/esi-consulting" },
        { name: "Data Hosting", text: "Three third-party review platforms, with our own AI tools inside", href: "/data-hosting" },
      ],
    },
    {
      id: "ai",
      letter: "B",
      stock: 2,
      title: "Next-Gen AI",
      text: "Tools that search, summarize, transcribe, translate and find objects, and cite the page. Results are sampled, and read in full before they are filed. Tools to try: [question a sample matter](/queryassistant#query), [de-identify a text](/identification-de-identification#deidentify), [count the languages of a collection](/document-translation#languages), [summarize a text](/contentsummarization#summary), [number a transcript by page and line](/transcription#transcript), [read the data in a photograph](/object-detection#photo), [check a redacted PDF](/identification-de-identification#redactions).",
      all: { label: "All AI solutions", href: "/ai" },
      services: [
        { name: "eDiscovery Query Assistant", text: "Questions in plain English, answers with Bates cites", href: "/queryassistant" },
        {
          name: "Content Summarization",
          text: "Brief, moderate or comprehensive, each line traceable to its source",
          href: "/contentsummarization",
        },
        {
          name: "Document Translation",
          text: "Side by side with the original, layout kept, legal terms consistent",
          href: "/document-translation",
        },
        {
          name: "Handwritten Text Extraction",
          text: "Notebooks, forms and margin notes made searchable, doubtful words marked",
          href: "/handwritten-text-extraction",
        },
        { name: "Transcription", text: "Speakers, times and the audio itself behind every line", href: "/transcription" },
        { name: "Object Detection", text: "Photographs and video searched for the objects in them", href: "/object-detection" },
        {
          name: "Identification & De\u2011identification",
          text: "Personal data found, logged, then withheld or replaced",
          href: "/identification-de-identification",
        },
      ],
    },
    {
      id: "microsoft-365",
      letter: "C",
      stock: 3,
      title: "Microsoft 365",
      text: "Who did what, when, and with which version of the file. Read from your tenant’s audit records, for as long as it keeps them. Tools to try: [find attachments that are only links](/modern-attachments#links), [read an audit log](/siemly#activity).",
      all: { label: "Open Microsoft 365", href: "/microsoft-365" },
      services: [
        { name: "Platform", text: `${company.platform.name}: custodian activity, legal holds, data mapping and risk`, href: "/siemly" },
        { name: "Microsoft Collections", text: "Exchange, SharePoint, OneDrive, Teams and Purview", href: "/microsoft-collections" },
        {
          name: "Modern Attachments",
          text: "Cloud-linked files at the version that was sent, where it still exists",
          href: "/modern-attachments",
        },
        {
          name: "Strategic Advisory Services",
          text: "Licensing, retention and readiness, before there is a deadline",
          href: "/strategic-advisory",
        },
      ],
    },
    {
      id: "google",
      letter: "D",
      stock: 4,
      title: "Google Workspace",
      text: "The files you need, sized before they move, with access that the custodian grants and can withdraw.",
      all: { label: "Open Google", href: "/google" },
      services: [
        { name: "Google Drive Collection", text: "Filtered by user, date and file type", href: "/google" },
        { name: "Strategic Advisory Services", text: "Workspace governance and discovery planning", href: "/google" },
      ],
    },
  ],
  triage: {
    label: "Where to start",
    heading: "Start from what happened",
    lead: "Find the situation nearest to yours, and the first step we take.",
    rows: [
      {
        event: "He resigned this morning and took the laptop home",
        first:
          "Leave every device on and do not log in to look. With your authority over the accounts and the laptop, we suspend deletion, take an image remotely, and read what was copied before he left.",
        go: { label: "Digital Forensics", href: "/forensics" },
      },
      {
        event: "They served requests for everything since 2019",
        first:
          "Before anything is collected we size it, name the few custodians who matter, and give you a number for your Rule 34(b)(2) objections and the meet-and-confer.",
        go: { label: "eDiscovery 3.0", href: "/ediscovery" },
      },
      {
        event: "The email says “see link” and the link has changed",
        first:
          "We look for the version that existed when the message was sent, attach it to the message as a family, and log the cases where it no longer exists.",
        go: { label: "Modern Attachments", href: "/modern-attachments" },
      },
      {
        event: "Forty thousand pages, half of them in Korean",
        first: "Machine translation shows where to look first. Reviewers who read Korean decide what a document says.",
        go: { label: "Document Translation", href: "/document-translation" },
      },
      {
        event: "There are sixty boxes and trial is in May",
        first: "We pick up, inventory, scan and number them in one Bates range, and load them into the platform your team already uses.",
        go: { label: "Paper Discovery", href: "/paper-discovery" },
      },
      {
        event: "We do not know what we have",
        first: "A data map comes first: systems, owners, retention, and which automatic deletions can still be stopped.",
        go: { label: "ESI Consulting", href: "/esi-consulting" },
      },
    ],
  },
  partners: { label: "Partners" },
  closing: {
    label: "Next step",
    heading: `Not sure which service you need? Describe the matter. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Contact our team", to: "/contact" },
    ],
  },
} as const;
