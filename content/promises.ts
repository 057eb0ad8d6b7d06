import { claims } from "./claims.ts";
import { company } from "./company.ts";
import { contactForm } from "./contact-form.ts";
import { night } from "./night.ts";
import { pagePaths, type SitePath } from "./site-map.ts";

/**
 * Every promise that the site makes in words, each with a person who answers for it. `says` is the promising sentence or part of it. To
 * sign one, replace `...unsigned` with `owner`, `signedOff` and `reviewBy`. `npm run preflight` lists unsigned and overdue ones.
 */
export type Pledge = {
  readonly says: string;
  readonly pages: readonly SitePath[];
  /** The role that is responsible. */
  readonly owner: string | null;
  readonly signedOff: { readonly by: string; readonly date: IsoDate } | null;
  readonly reviewBy: IsoDate;
};

type IsoDate = `${number}-${number}-${number}`;

const unsigned = { owner: null, signedOff: null, reviewBy: "2027-05-31" } as const;

export const promises: readonly Pledge[] = [
  // Answers and hours
  { says: `reads every message and answers within ${claims.responseHours.figure} on business days`, pages: ["/contact"], ...unsigned },
  {
    says: `A project manager answers within ${claims.responseHours.figure} on business days`,
    pages: pagePaths.filter((path) => !["/", "/contact", "/events", "/blog"].includes(path)),
    ...unsigned,
  },
  { says: contactForm.success.text, pages: ["/contact"], ...unsigned },
  { says: company.hours.text, pages: ["/contact"], ...unsigned },
  { says: company.night.clients, pages: ["/", "/contact", "/data-hosting"], ...unsigned },
  { says: night.newMatters, pages: ["/contact", "/consultation"], ...unsigned },
  { says: "we will book it for you", pages: ["/consultation"], ...unsigned },
  { says: contactForm.answered.within, pages: ["/contact", "/consultation"], ...unsigned },
  { says: `A project manager confirms it within ${claims.responseHours.figure} on business days`, pages: ["/contact"], ...unsigned },
  { says: "staff see marked messages first", pages: ["/contact"], ...unsigned },
  { says: contactForm.kept, pages: ["/contact"], ...unsigned },
  { says: "we will send the table of contents", pages: ["/google"], ...unsigned },

  // Money
  { says: "Re-reading caused by our mistakes is not billed", pages: ["/document-review"], ...unsigned },
  { says: "We are paid the same whichever you choose", pages: ["/data-hosting"], ...unsigned },
  { says: "The advice is the same whether we host the data or another vendor does", pages: ["/esi-consulting"], ...unsigned },
  { says: `A ${claims.trial.figure} trial`, pages: ["/contact"], ...unsigned },

  // Hosting and security
  { says: "A backup is restored to a test workspace every month", pages: ["/data-hosting"], ...unsigned },
  { says: "kept for the life of the matter and a year beyond", pages: ["/data-hosting"], ...unsigned },
  { says: "a deletion certificate signed by a named engineer", pages: ["/data-hosting"], ...unsigned },
  { says: "in transit and at rest, with keys held apart from the data", pages: ["/data-hosting"], ...unsigned },
  { says: "for every account, ours first of all", pages: ["/data-hosting"], ...unsigned },
  { says: "unless your matter requires the data to stay in another country", pages: ["/data-hosting"], ...unsigned },
  { says: "You receive them, or a plain statement that there are none", pages: ["/data-hosting"], ...unsigned },
  { says: "coding within the hour", pages: ["/data-hosting"], ...unsigned },

  // AI tools
  { says: "Client documents train no model that serves anyone else", pages: ["/ai"], ...unsigned },
  { says: "are agreed in writing before loading starts", pages: ["/queryassistant"], ...unsigned },
  { says: "we agree in writing where data is processed, which models are used, who has access", pages: ["/next-gen-ai"], ...unsigned },
  { says: "Every question is kept", pages: ["/queryassistant"], ...unsigned },
  { says: "and a person reads what the machine doubts", pages: ["/handwritten-text-extraction"], ...unsigned },
  { says: "read in full before anything is filed", pages: ["/"], ...unsigned },
  {
    says: "Every page is translated by machine, in its layout, and loaded beside the original",
    pages: ["/document-translation"],
    ...unsigned,
  },
  { says: "a reviewer reads what will be relied on, in the original", pages: ["/document-review"], ...unsigned },
  { says: "We will not call it anonymous to make a transfer easier", pages: ["/identification-de-identification"], ...unsigned },
  { says: "Every connection can be struck, the strike is remembered", pages: ["/next-gen-intelligence"], ...unsigned },
  { says: "we will say whether a tool can take it over", pages: ["/"], ...unsigned },

  // Collections, review, paper
  { says: `Deployed ${claims.teamDeployment.figure}`, pages: ["/document-review"], ...unsigned },
  {
    says: "We collect every one of them with the context that makes it evidence, and we reconcile the counts",
    pages: ["/microsoft-collections"],
    ...unsigned,
  },
  { says: "by an examiner on camera, hashed twice and logged throughout", pages: ["/litigation-support"], ...unsigned },
  { says: "Not every deleted message comes back, and we say which could not", pages: ["/forensics"], ...unsigned },
  { says: "Doubtful characters are read twice", pages: ["/paper-discovery"], ...unsigned },
  { says: "Faint pencil is scanned twice, with different light", pages: ["/handwritten-text-extraction"], ...unsigned },
  { says: "not copied, not hosted and not billed", pages: ["/google"], ...unsigned },

  // Advice
  { says: "we will label it, store it and limit its circulation accordingly", pages: ["/strategic-advisory"], ...unsigned },
  {
    says: "every statement in our documents carries its date and the place in the tenant where it was read",
    pages: ["/strategic-advisory"],
    ...unsigned,
  },
  { says: "Hold within the day", pages: ["/strategic-advisory"], ...unsigned },
];
