import type { Href } from "./site-map.ts";

/**
 * What visitors ask in words that the pages do not use, or use elsewhere: `to` is shown first for each of `asks`. Capitals and common
 * words (“how”, “do you”) need no entry; tests/site/search.test.ts checks that each address exists.
 */
export const intents: readonly { readonly asks: readonly string[]; readonly to: Href }[] = [
  // The company
  {
    asks: [
      "pricing",
      "price",
      "prices",
      "price list",
      "cost",
      "costs",
      "how much",
      "fee",
      "fees",
      "rates",
      "quote",
      "quotes",
      "per GB",
      "per gigabyte",
    ],
    to: "/data-hosting#benefits",
  },
  {
    asks: ["hosting cost", "cost of hosting", "hosting price", "200 GB", "estimate", "budget", "burden", "cost calculator"],
    to: "/data-hosting#estimate",
  },
  {
    asks: [
      "after hours",
      "emergency",
      "urgent",
      "tonight",
      "night",
      "24/7",
      "24 hour support",
      "weekend",
      "hotline",
      "deadline",
      "deadline tomorrow",
      "due tomorrow",
      "help now",
      "call",
    ],
    to: "/contact#form",
  },
  { asks: ["review price", "review cost", "price per document", "cost of review"], to: "/document-review#why" },
  { asks: ["people", "leadership", "management", "who are you", "executives", "CEO", "founder", "staff"], to: "/about#people" },
  { asks: ["who leads review", "review manager", "head of review", "Whitcombe"], to: "/document-review#leader" },
  { asks: ["who leads forensics", "examiner", "forensic examiner", "Varga"], to: "/forensics#leader" },
  { asks: ["reference", "references", "testimonials", "reviews of you", "client list", "track record", "results"], to: "/case-studies" },
  { asks: ["NDA", "non-disclosure agreement", "confidentiality agreement", "confidential", "privileged"], to: "/consultation#preparation" },
  { asks: ["conflicts", "conflicts check"], to: "/consultation#preparation" },
  { asks: ["book", "booking", "schedule", "appointment", "demo", "meeting", "consultation"], to: "/consultation#booking-widget" },
  {
    asks: [
      "insurance",
      "SOC2",
      "certifications",
      "security",
      "data security",
      "penetration test",
      "penetration tests",
      "pen test",
      "certification",
      "audit",
      "compliance",
      "HITRUST",
    ],
    to: "/data-hosting#security-answers",
  },
  // Platforms and sources
  {
    asks: ["Relativity", "RelativityOne", "Everlaw", "Logikcull", "Nuix", "Concordance", "which platforms", "platforms"],
    to: "/data-hosting#platforms",
  },
  {
    asks: ["Slack", "Zoom", "Signal retention", "auto-delete", "auto delete", "deletion", "automatic deletion", "72 hours"],
    to: "/esi-consulting#first-72-hours",
  },
  {
    asks: [
      "Signal",
      "Telegram",
      "iMessage",
      "text messages",
      "Cellebrite",
      "GrayKey",
      "Magnet",
      "Oxygen",
      "phone collection",
      "cell phone extraction",
      "phone extraction",
      "mobile phone",
    ],
    to: "/forensics#services",
  },
  { asks: ["Teams", "Microsoft Teams", "Teams chat"], to: "/microsoft-collections" },
  { asks: ["Dropbox", "iCloud", "Gmail", "Facebook", "Instagram", "LinkedIn", "social media"], to: "/forensics#services" },
  // Duties and rules
  { asks: ["discovery", "e discovery", "ediscovery vendor", "ediscovery provider"], to: "/ediscovery" },
  { asks: ["26(f)", "rule 26(f)", "26(f) conference", "meet and confer", "ESI protocol", "rule 26"], to: "/esi-consulting#services" },
  { asks: ["preservation", "legal hold", "litigation hold", "hold notice", "preservation letter"], to: "/esi-consulting#services" },
  { asks: ["expert witness", "expert", "experts", "testifying expert", "expert testimony", "affidavit"], to: "/esi-consulting#services" },
  { asks: ["spoliation", "wiped"], to: "/forensics#in-court" },
  { asks: ["privilege log", "privilege review", "privilege"], to: "/document-review#projects" },
  // Work
  { asks: ["redact", "redaction check", "bad redactions"], to: "/identification-de-identification#redactions" },
  {
    asks: ["check production", "production QC", "check a production", "load file check", "validate load file"],
    to: "/paper-discovery#production",
  },
  { asks: ["hash", "hash check", "verify hash", "SHA-256", "MD5"], to: "/forensics#hash" },
  { asks: ["elusion", "recall", "sample size", "validation sample", "elusion test"], to: "/document-review#elusion" },
  {
    asks: [
      "Korean review",
      "Korean reviewers",
      "foreign language review",
      "foreign language reviewers",
      "Japanese review",
      "Chinese review",
    ],
    to: "/document-review#services",
  },
  { asks: ["tools", "try", "free tools", "calculator", "calculators", "tools to try"], to: "/resources#tools" },
  // Tools whose question has words of many pages
  { asks: ["which languages are in the documents"], to: "/document-translation#languages" },
  { asks: ["what do the documents say"], to: "/queryassistant#query" },
];
