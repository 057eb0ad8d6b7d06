import type { Basis } from "./claims.ts";

/** Words around the basis of a figure. The parts are in the order of a cross-examiner's questions. */
export const basisWords = {
  /** The name of the sign next to a figure. */
  of: (figure: string) => `Basis of ${figure}`,
  notPublished: "Stated by the company; basis not published.",
  parts: {
    counted: "What is counted",
    by: "Whose count",
    population: "Of what",
    period: "Period",
    date: "As of",
    doesNotSay: "Does not say",
  } satisfies Record<Exclude<keyof Basis, "differs">, string>,
  differs: "Differs from",
  home: "home page",
  close: "Close",
  list: {
    heading: "Figures on this page",
    lead: "Each opens what it rests on and what it does not say.",
    data: "All figures as data (JSON)",
  },
} as const;
