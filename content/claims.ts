import { company } from "./company.ts";

/**
 * Every marketing figure. `figure` is shown, `measures` is what it counts. A page that names it shows it and opens its basis (claims-on-pages.ts).
 * Published in /claims.json.
 */
export type Claim = {
  readonly figure: string;
  readonly measures: string;
  /** Also in the footer, and so on every page. */
  readonly footer?: true;
  readonly basis: Basis;
};

/**
 * The evidence for a figure. Only the owner can supply the first five; never infer them. Without `counted` the site says that the basis is
 * not published. Do not repeat another figure here: name its claim in `differs`.
 */
export type Basis = {
  readonly counted?: string;
  readonly by?: string;
  /** The whole of which the figure is a part, or the group counted. */
  readonly population?: string;
  readonly period?: string;
  readonly date?: string;
  readonly doesNotSay: string;
  /** Claims here that seem to contradict this one, and why they differ. */
  readonly differs?: readonly { readonly claim: string; readonly why: string }[];
};

/** For offers and undertakings, which count nothing. */
const offer = "Nothing: this is an offer, not a measurement.";
const undertaking = "Nothing: this is an undertaking, not an average of the past.";

export const claims = {
  established: {
    figure: String(company.established),
    measures: "year the company was established",
    basis: {
      doesNotSay: "When each service was first offered.",
      differs: [
        {
          claim: "experience",
          why: "The other figure has more years than the company has existed. Whose experience before it is counted is not published.",
        },
      ],
    },
  },
  experience: {
    figure: "25 years",
    measures: "experience of the company",
    footer: true,
    basis: {
      doesNotSay: "Whose years they are: those of its people added up, of one person, or of the company.",
      differs: [
        { claim: "experienceOlder", why: "Two pages name another number for the same. Both stand as the company states them." },
        { claim: "established", why: "More years than the company has existed. Whose experience before it is counted is not published." },
      ],
    },
  },
  aiSolutions: {
    figure: "20+",
    measures: "custom AI solutions",
    basis: {
      doesNotSay: "What counts as one solution, for whom each was built, or how many are in use today. Not all of them are described here.",
      differs: [{ claim: "workflows", why: "Workflows are what a project runs through; one may use several solutions, or none." }],
    },
  },
  aiSolutionDays: {
    figure: "45 days",
    measures: "average time in which a custom AI solution was built, from brief to deployment",
    basis: {
      doesNotSay: "How many solutions the average is taken over, and whether the days are working days.",
    },
  },
  clients: {
    figure: "130+",
    measures: "clients worldwide",
    basis: {
      doesNotSay: "Who they are, where they are, or how many are clients today. The list is not published.",
      differs: [{ claim: "languages", why: "The same number for something else. The two have nothing to do with each other." }],
    },
  },
  costReduction: {
    figure: "50%",
    measures: "discovery cost removed, at most",
    basis: {
      doesNotSay: "What is usual. It is the most, not an average, and the cost it is compared with is not named.",
      differs: [
        { claim: "reviewCost", why: "That one is the cost of review alone; this one is the cost of discovery, of which review is a part." },
      ],
    },
  },
  reviewCost: {
    figure: "75%",
    measures: "cost of review removed, at most",
    basis: {
      doesNotSay: "What is usual, and which cost it is compared with. It says nothing about collection, processing or hosting.",
      differs: [
        { claim: "costReduction", why: "That one is the cost of all of discovery; this one is the cost of review alone." },
        { claim: "foreignReviewCost", why: "That one is the result of a single matter." },
      ],
    },
  },
  fasterProcessing: {
    figure: "60%",
    measures: "faster processing",
    basis: { doesNotSay: "Faster than what, on which data, and whether the time until review begins is shorter by as much." },
  },
  accuracy: {
    figure: "99.9%",
    measures: "accuracy on validated samples",
    basis: {
      doesNotSay:
        "How many relevant documents were found: accuracy is not recall. Where few documents are relevant, a search that finds none of them is still accurate in most. Nor how large the samples were, and of what matters.",
    },
  },
  compliance: {
    figure: "100%",
    measures: "compliance with production orders",
    basis: {
      doesNotSay: "How many orders there were, and who found them complied with.",
      differs: [{ claim: "successRate", why: "The same number for something else: deliveries that the client accepted." }],
    },
  },
  support: {
    figure: "24/7",
    measures: "support on every engagement",
    basis: {
      counted: undertaking,
      doesNotSay: `How soon a call is answered at night. ${company.night.clients} ${company.night.answers}`,
      differs: [{ claim: "responseHours", why: "That one is for messages, and on business days." }],
    },
  },
  responseHours: {
    figure: "2 hours",
    measures: "time to an answer on business days",
    basis: {
      counted: undertaking,
      doesNotSay: "What happens to a message that arrives at night or on a weekend: the hours are those of business days.",
      differs: [
        {
          claim: "noticeHours",
          why: "Two clocks: this one is the pages’ and runs on business days; the form’s notice allows longer, and names no days.",
        },
      ],
    },
  },
  languages: {
    figure: "130+",
    measures: "languages translated",
    basis: {
      doesNotSay: "How well: a language that a machine can draft is not a language in which every court filing can be certified.",
      differs: [{ claim: "languagesSuite", why: "One page names more languages. Both stand as the company states them." }],
    },
  },
  experienceOlder: {
    figure: "22+ years",
    measures: "experience of the company",
    basis: {
      doesNotSay: "Whose years they are, or of which year the count is.",
      differs: [
        { claim: "experience", why: "Other pages and the footer name another number for the same. Both stand as the company states them." },
      ],
    },
  },
  collections: {
    figure: "10 years",
    measures: "experience in forensic collections, at least",
    basis: {
      doesNotSay: "How many collections were made, and whose years they are.",
      differs: [{ claim: "experience", why: "That one is for all services; this one is for collections." }],
    },
  },
  legalExpertise: {
    figure: "20 years",
    measures: "legal expertise, at least",
    basis: {
      doesNotSay: "Whose years they are. The company is not a law firm and practices no law.",
      differs: [{ claim: "experience", why: "That one is for litigation technology; this one is for law." }],
    },
  },
  teamDeployment: {
    figure: "within hours",
    measures: "time in which a review team is deployed",
    basis: { counted: undertaking, doesNotSay: "How many hours, how many reviewers, and in which languages." },
  },
  chiefExecutive: {
    figure: "25+ years",
    measures: "the chief executive’s experience in litigation technology",
    basis: {
      doesNotSay: "In which positions, or at which companies.",
      differs: [{ claim: "experience", why: "That one is the company’s; this one is one person’s." }],
    },
  },
  voiceMessages: {
    figure: "over 7 billion",
    measures: "voice messages a day on the network of one case study",
    basis: { doesNotSay: "Whose count it is, and of which year. It is the network’s traffic, not what we have transcribed." },
  },
  foreignReviewers: {
    figure: "80%",
    measures: "fewer foreign-language reviewers in one matter",
    basis: {
      population: "One matter, described on the case studies page.",
      doesNotSay: "How many reviewers there were before, or that another matter would need as few.",
    },
  },
  foreignReviewCost: {
    figure: "60%",
    measures: "lower review cost in the same matter",
    basis: {
      population: "One matter, described on the case studies page.",
      doesNotSay: "What the review cost, or that another matter would save as much.",
      differs: [{ claim: "reviewCost", why: "That one is the most that clients save; this one is the result of a single matter." }],
    },
  },
  caseImages: {
    figure: "100,000",
    measures: "images examined in one matter, at least",
    basis: {
      population: "One matter, described on the case studies page.",
      doesNotSay: "How many images were found to show what was looked for, and how many were missed.",
    },
  },
  caseLiability: {
    figure: "$100,000",
    measures: "liability identified in the same matter, at least",
    basis: {
      population: "One matter, described on the case studies page.",
      doesNotSay: "How the matter ended. An exposure that was found is not a judgment.",
    },
  },
  award: {
    figure: "2024",
    measures: "year in which the company was a finalist of the AI innovation award",
    basis: { doesNotSay: "Who gives the award, and how many finalists there were." },
  },
  workflows: {
    figure: "9",
    measures: "project workflows in production",
    basis: {
      doesNotSay: "On how many matters each of them has run.",
      differs: [{ claim: "aiSolutions", why: "Solutions are the tools; a workflow may use several of them, or none." }],
    },
  },
  satisfaction: {
    figure: "100%",
    measures: "client satisfaction",
    basis: {
      by: "The company: it is its own count, not a survey by somebody else.",
      doesNotSay: "Who was asked, what was asked, and how many answered.",
      differs: [
        { claim: "successRate", why: "The same number for something else: deliveries that were accepted, not clients who were content." },
      ],
    },
  },
  summaryTime: {
    figure: "80%",
    measures: "review time cut by summaries, at most",
    basis: {
      doesNotSay: "What is usual, and whether the time to check the summaries is taken into account.",
      differs: [{ claim: "transcriptTime", why: "That one is for listening; this one is for reading." }],
    },
  },
  transcriptTime: {
    figure: "90%",
    measures: "review time cut by transcripts, at most",
    basis: {
      doesNotSay: "What is usual, for which languages, and how good the sound was. It is the most, not an average.",
      differs: [{ claim: "summaryTime", why: "That one is for reading; this one is for listening." }],
    },
  },
  deidentificationTime: {
    figure: "90%",
    measures: "review time cut by automatic de-identification, at most",
    basis: {
      doesNotSay: "What is usual, and how many identifiers are missed: less time is not a miss rate.",
      differs: [{ claim: "transcriptTime", why: "The same number for something else: listening to recordings." }],
    },
  },
  detectionTime: {
    figure: "95%",
    measures: "review time cut by object detection, at most",
    basis: {
      doesNotSay: "What is usual, and how many objects are missed at the confidence that was set.",
      differs: [{ claim: "transcriptTime", why: "That one is for recordings; this one is for pictures." }],
    },
  },
  languagesSuite: {
    figure: "150+",
    measures: "languages translated",
    basis: {
      doesNotSay: "Which languages the other pages leave out.",
      differs: [{ claim: "languages", why: "Other pages name fewer languages. Both stand as the company states them." }],
    },
  },
  successRate: {
    figure: "100%",
    measures: "success rate: engagements that ended in a delivery the client accepted",
    basis: {
      by: "The company: it is its own count.",
      doesNotSay: "Who won. The outcome of a case is not counted, nor how many engagements there were.",
      differs: [
        { claim: "satisfaction", why: "The same number for something else: clients who were content, not deliveries that were accepted." },
      ],
    },
  },
  noticeHours: {
    figure: "24 hours",
    measures: "time to an answer that the success notice of the contact form promises",
    basis: {
      counted: undertaking,
      doesNotSay: "Whether the hours run on weekends and holidays.",
      differs: [{ claim: "responseHours", why: "Two clocks: the pages name less time, and mean business days." }],
    },
  },
  consultation: {
    figure: "30 minutes",
    measures: "length of a consultation, which is free",
    basis: { counted: offer, doesNotSay: "That it is legal advice, or that it makes you a client." },
  },
  trial: {
    figure: "risk-free",
    measures: "terms of a trial on the visitor’s own documents",
    basis: {
      counted: offer,
      doesNotSay: "What the terms are. Documents follow cleared conflicts and a signed agreement, for a trial too.",
    },
  },
} as const satisfies Record<string, Claim>;

/** A claim with the name it has in the register, and in addresses. */
export type NamedClaim = Claim & { readonly key: string };

/** All of them, in their order. */
export const named: readonly NamedClaim[] = Object.entries(claims).map(([key, claim]) => ({ key, ...claim }));

/** Throws when no claim has this name. */
export function claimCalled(key: string): NamedClaim {
  const claim = named.find((one) => one.key === key);
  if (!claim) throw new Error(`The claims register has no ${key}`);
  return claim;
}

/** The name of an entry of the register, found by what it measures: words of pages hold copies. Throws for a claim that is not in it. */
export function claimKey(claim: Claim): string {
  const [key] = Object.entries(claims).find(([, one]) => one.measures === claim.measures && one.figure === claim.figure) ?? [];
  if (!key) throw new Error(`The claims register has no figure ${claim.figure} of its own for “${claim.measures}”`);
  return key;
}

/** Whether the owner has said what was counted. Without that no other part makes a basis. */
export function isPublished({ basis }: Claim): boolean {
  return basis.counted !== undefined;
}
