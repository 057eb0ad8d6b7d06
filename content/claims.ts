import type { SitePath } from "./site-map.ts";

/**
 * Every marketing figure, once. `figure` is what the page shows, `measures` what it counts,
 * `pages` where it stands, `note` where two figures disagree (the disagreement is known and kept).
 */
export type Claim = {
  readonly figure: string;
  readonly measures: string;
  readonly pages: readonly SitePath[];
  readonly note?: string;
};

export const claims = {
  established: { figure: "2003", measures: "year the company was established", pages: ["/about"] },
  experience: {
    figure: "25 years",
    measures: "experience of the company",
    pages: ["/", "/contact", "/about"],
    note: "Some pages say 22+ years; both are kept as the owner states them.",
  },
  aiSolutions: { figure: "20+", measures: "custom AI solutions", pages: ["/", "/contact", "/case-studies", "/about"] },
  aiSolutionDays: { figure: "45 days", measures: "days in which the custom AI solutions were built", pages: ["/", "/contact", "/case-studies"] },
  clients: { figure: "130+", measures: "clients worldwide", pages: ["/contact", "/about"] },
  costReduction: { figure: "50%", measures: "discovery cost removed, at most", pages: ["/"], note: "Another page names 75%." },
  reviewCost: { figure: "75%", measures: "cost of review removed, at most", pages: ["/ediscovery"], note: "The home page names 50% of discovery cost." },
  fasterProcessing: { figure: "60%", measures: "faster processing", pages: ["/ediscovery"] },
  accuracy: { figure: "99.9%", measures: "accuracy on validated samples", pages: ["/ediscovery"] },
  compliance: { figure: "100%", measures: "compliance with production orders", pages: ["/ediscovery"] },
  support: { figure: "24/7", measures: "support on every engagement", pages: ["/", "/contact"] },
  responseHours: { figure: "2 hours", measures: "time to an answer on business days", pages: ["/contact"], note: "The success notice says 24 hours." },
} as const satisfies Record<string, Claim>;
