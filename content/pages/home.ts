import { claims } from "../claims.ts";
import { company } from "../company.ts";
import { serviceName, servicesOf } from "../navigation.ts";
import { person } from "../person.ts";

export const home = {
  meta: {
    title: "eDiscovery, Digital Forensics, Document Review and Legal AI",
    description: `eDiscovery provider in ${company.address.city}, established ${company.established}: collection, forensics, document review, hosting and custom AI for law firms, general counsel and agencies.`,
  },
  hero: {
    label: "Exhibit A",
    badge: "Enterprise-Grade Legal Technology",
    title: "Sophisticated Technology, \nAdvanced Case Management",
    tagline: "Extend Your Firm. \nAmplify Your Discovery.",
    lead: `eDiscovery for law firms, general counsel and government agencies: collection, forensics, review, hosting and custom AI, with ${claims.experience.figure} of experience.`,
    actions: [
      { label: "Browse Our Services", to: "/services" },
      { label: "Schedule Consultation", to: "/consultation" },
    ],
    urgent: [
      /** For visitors with a phone that is deleting data: the first section of its guide. */
      { label: "Phone in evidence? The first hour", to: "/downloads/mobile-phone-forensics.html#G-000101" },
      /** For visitors who have just heard of a dispute. */
      { label: "Dispute started today? The first 72 hours", to: "/esi-consulting#first-72-hours" },
    ],
  },
  difference: {
    label: "Discover the Difference",
    heading: "Discover the Difference",
    lead: "Four common doubts about discovery vendors, and our answer to each.",
    columns: { alleged: "What buyers worry about", proved: "Our figures" },
    entries: [
      {
        alleged: "“Discovery costs what discovery costs.”",
        claim: claims.costReduction,
        before: "Up to",
        title: "Lower discovery cost",
        text: "Targeted collection and early culling, so that you pay to review fewer documents.",
      },
      {
        alleged: "“Legal AI is a demo, not a tool.”",
        claim: claims.aiSolutions,
        title: `Custom AI solutions, each built in ${claims.aiSolutionDays.figure} on average`,
        text: "Built for live matters, with the case teams who use them.",
      },
      {
        alleged: "“They will learn on our matter.”",
        claim: claims.experience,
        title: "Of experience in litigation technology",
        text: "From boxes of paper to phones, chat, voice messages and cloud files.",
      },
      {
        alleged: "“Support ends at six.”",
        claim: claims.support,
        title: "Support on every engagement",
        text: company.night.clients,
      },
    ],
  },
  capabilities: {
    label: "Capabilities",
    heading: "What we do",
    lead: "Use one practice or several. When work moves from one to another, the custody log goes with it.",
    /** Before the name of a card's target. */
    open: "Open",
    cards: [
      {
        id: "tab-litigation-support",
        letter: "A",
        title: "Litigation Support",
        href: "/litigation-support",
        count: "6 services",
        text: "Everything between the preservation letter and the trial binder: one team, one chain of custody, one invoice.",
        services: servicesOf("litigation"),
      },
      {
        id: "tab-next-gen-ai",
        letter: "B",
        title: "Next-Gen AI",
        href: "/ai",
        count: "9 AI solutions",
        text: "Tools that search, summarize, transcribe, translate and find objects. Answers cite the page they came from.",
        services: [
          { label: "Query Assistant", href: "/queryassistant" },
          { label: "Summarization", href: "/contentsummarization" },
          { label: "Translation", href: "/document-translation" },
          { label: "Handwriting", href: "/handwritten-text-extraction" },
          { label: serviceName("/transcription"), href: "/transcription" },
          { label: serviceName("/object-detection"), href: "/object-detection" },
          { label: "De-identification", href: "/identification-de-identification" },
          { label: "and two more", href: "/ai" },
        ],
      },
      {
        id: "tab-microsoft-365",
        letter: "C",
        title: "Microsoft 365",
        href: "/microsoft-365",
        count: "4 specialized services",
        text: "See who did what, when, and with which version of the file. Then hold, map and collect it, with each step logged.",
        services: [
          { label: `${company.platform.name} platform`, href: "/siemly" },
          { label: "Collections", href: "/microsoft-collections" },
          { label: serviceName("/modern-attachments"), href: "/modern-attachments" },
          { label: "Strategic Advisory", href: "/strategic-advisory" },
        ],
      },
      {
        id: "tab-google-workspace",
        letter: "D",
        title: "Google Workspace",
        href: "/google",
        count: "2 strategic services",
        text: "Collect the Drive files you need and leave the rest where they are. You see the size before any file is copied.",
        services: [
          { label: serviceName("/google#drive-collection"), href: "/google#drive-collection" },
          { label: "Strategic Advisory", href: "/google#consulting" },
        ],
      },
      {
        id: "tab-esi-consulting",
        letter: "E",
        title: "ESI Consulting",
        href: "/esi-consulting",
        count: "Advisory",
        text: "Know what data exists before you argue about scope. We map it, price it, and explain it at the meet-and-confer.",
        services: [{ label: "Assessment" }, { label: "Strategy" }, { label: "Implementation" }, { label: "Analysis" }],
      },
      {
        id: "tab-data-hosting",
        letter: "F",
        title: "Data Hosting",
        href: "/data-hosting",
        count: "3 platforms",
        text: "Review on the platform your team already knows, with our AI tools working inside it and our engineers behind it.",
        services: [{ label: "Three review platforms" }, { label: "Five AI tools inside" }, { label: "One support desk" }],
      },
    ],
  },
  partners: { label: "Partners" },
  build: {
    label: "We Build AI",
    heading: "We Build AI",
    lead: `${claims.aiSolutions.figure} custom solutions, designed, tested and put to work on live matters, each in ${claims.aiSolutionDays.figure} on average. Tell us which task costs your team the most hours, and we will say whether a tool can take it over.`,
    actions: [
      {
        label: "Send the CPO an idea",
        to: `${company.mail.ideas.href}?subject=${encodeURIComponent("An idea for the Chief Product Officer")}`,
      },
      ...company.social
        .filter(({ network }) => network === "professional")
        .map(({ href }) => ({ label: "Our professional network", to: href, newTab: true })),
    ],
    note: `Ideas are read by ${person("halloran").name}, ${person("halloran").role}.`,
    ruler: {
      caption: "A typical project, from brief to live matter",
      day: "Day",
      milestones: [
        { day: 3, title: "Your brief, in writing" },
        { day: 8, title: "Sample data, marked by your reviewers" },
        { day: 14, title: "First answers, with sources" },
        { day: 19, title: "Wrong answers, listed" },
        { day: 26, title: "Inside your review platform" },
        { day: 33, title: "Validated on a random sample" },
        { day: 45, title: "On the live matter" },
      ],
    },
  },
  evidence: {
    label: "AI features",
    heading: "AI tools, with an example of each",
    lead: "Each output cites its source. Results are sampled, and read in full before anything is filed.",
    more: { label: "View all nine AI solutions", to: "/ai" },
    into: "In: ",
    out: "Out: ",
    tools: [
      {
        specimen: "query",
        title: "Query Assistant",
        href: "/queryassistant",
        more: { label: "Ask this matter your own question", to: "/queryassistant#query" },
      },
      { specimen: "summary", title: serviceName("/contentsummarization"), href: "/contentsummarization" },
      { specimen: "translation", title: serviceName("/document-translation"), href: "/document-translation" },
      { specimen: "handwriting", title: serviceName("/handwritten-text-extraction"), href: "/handwritten-text-extraction" },
      { specimen: "transcription", title: serviceName("/transcription"), href: "/transcription" },
      { specimen: "detection", title: serviceName("/object-detection"), href: "/object-detection" },
      { specimen: "deidentification", title: serviceName("/identification-de-identification"), href: "/identification-de-identification" },
    ],
  },
} as const;
