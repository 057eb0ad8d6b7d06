import { company } from "./company.ts";
import type { SitePath } from "./site-map.ts";

/**
 * Every marketing figure, once. `figure` is what the page shows, `measures` what it counts,
 * `pages` where it stands, `note` names the claim that disagrees with it (the disagreement is known and kept).
 */
export type Claim = {
  readonly figure: string;
  readonly measures: string;
  readonly pages: readonly SitePath[];
  readonly note?: string;
};

export const claims = {
  established: { figure: String(company.established), measures: "year the company was established", pages: ["/about"] },
  experience: {
    figure: "25 years",
    measures: "experience of the company",
    pages: ["/", "/contact", "/about"],
    note: "experienceOlder is another figure for the same; both are kept as the owner states them.",
  },
  aiSolutions: {
    figure: "20+",
    measures: "custom AI solutions",
    pages: ["/", "/contact", "/case-studies", "/about", "/ai", "/next-gen-ai", "/events"],
  },
  aiSolutionDays: {
    figure: "45 days",
    measures: "days in which the custom AI solutions were built",
    pages: ["/", "/contact", "/case-studies", "/about", "/ai", "/next-gen-ai", "/events"],
  },
  clients: { figure: "130+", measures: "clients worldwide", pages: ["/contact", "/about"] },
  costReduction: {
    figure: "50%",
    measures: "discovery cost removed, at most",
    pages: ["/"],
    note: "/ediscovery names the cost of review alone (reviewCost); both are kept as the owner states them.",
  },
  reviewCost: {
    figure: "75%",
    measures: "cost of review removed, at most",
    pages: ["/ediscovery"],
    note: "The home page names the cost of discovery (costReduction).",
  },
  fasterProcessing: { figure: "60%", measures: "faster processing", pages: ["/ediscovery"] },
  accuracy: { figure: "99.9%", measures: "accuracy on validated samples", pages: ["/ediscovery"] },
  compliance: { figure: "100%", measures: "compliance with production orders", pages: ["/ediscovery"] },
  support: { figure: "24/7", measures: "support on every engagement", pages: ["/", "/contact", "/data-hosting", "/transcription"] },
  responseHours: {
    figure: "2 hours",
    measures: "time to an answer on business days",
    pages: ["/contact", "/ediscovery"],
    note: "The success notice promises more time (noticeHours).",
  },
  languages: {
    figure: "130+",
    measures: "languages translated",
    pages: ["/case-studies", "/ediscovery", "/ai", "/document-translation", "/transcription"],
    note: "Another page names more languages (languagesSuite).",
  },
  experienceOlder: {
    figure: "22+ years",
    measures: "experience of the company",
    pages: ["/paper-discovery", "/microsoft-365"],
    note: "Other pages have another figure (experience); both are kept as the owner states them.",
  },
  collections: {
    figure: "10 years",
    measures: "experience in forensic collections, at least",
    pages: ["/forensics", "/microsoft-collections"],
  },
  legalExpertise: { figure: "20 years", measures: "legal expertise, at least", pages: ["/document-review", "/strategic-advisory"] },
  teamDeployment: { figure: "within hours", measures: "time in which a review team is deployed", pages: ["/document-review"] },
  chiefExecutive: { figure: "25+ years", measures: "the chief executive’s experience in litigation technology", pages: ["/siemly"] },
  voiceMessages: {
    figure: "over 7 billion",
    measures: "voice messages a day on the network of one case study",
    pages: ["/", "/case-studies", "/transcription"],
  },
  foreignReviewers: { figure: "80%", measures: "fewer foreign-language reviewers in one matter", pages: ["/case-studies", "/ai"] },
  foreignReviewCost: { figure: "60%", measures: "lower review cost in the same matter", pages: ["/case-studies", "/ai"] },
  caseImages: { figure: "100,000", measures: "images examined in one matter, at least", pages: ["/case-studies", "/ai"] },
  caseLiability: { figure: "$100,000", measures: "liability identified in the same matter, at least", pages: ["/case-studies", "/ai"] },
  award: {
    figure: "2024",
    measures: "year in which the company was a finalist of the AI innovation award",
    pages: ["/case-studies", "/about", "/events"],
  },
  workflows: { figure: "9", measures: "project workflows in production", pages: ["/about", "/next-gen-intelligence"] },
  satisfaction: { figure: "100%", measures: "client satisfaction", pages: ["/case-studies", "/about"] },
  summaryTime: { figure: "80%", measures: "review time cut by summaries, at most", pages: ["/case-studies", "/contentsummarization"] },
  transcriptTime: { figure: "90%", measures: "review time cut by transcripts, at most", pages: ["/case-studies", "/transcription", "/ai"] },
  deidentificationTime: {
    figure: "90%",
    measures: "review time cut by automatic de-identification, at most",
    pages: ["/identification-de-identification"],
  },
  detectionTime: { figure: "95%", measures: "review time cut by object detection, at most", pages: ["/case-studies", "/object-detection"] },
  languagesSuite: {
    figure: "150+",
    measures: "languages translated",
    pages: ["/next-gen-ai"],
    note: "Other pages name fewer languages (languages); both are kept as the owner states them.",
  },
  successRate: {
    figure: "100%",
    measures: "success rate: engagements that ended in a delivery the client accepted, by the company’s own count",
    pages: ["/about"],
  },
  noticeHours: {
    figure: "24 hours",
    measures: "time to an answer that the success notice of the contact form promises",
    pages: ["/contact"],
    note: "Page copy promises less time (responseHours).",
  },
  consultation: { figure: "30 minutes", measures: "length of a consultation, which is free", pages: ["/consultation"] },
  trial: { figure: "risk-free", measures: "terms of a trial on the visitor’s own documents", pages: ["/contact"] },
} as const satisfies Record<string, Claim>;
