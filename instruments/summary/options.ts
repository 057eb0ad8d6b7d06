import type { Options, Typed } from "instruments/contract.ts";

/** The length that is shown first. The page asks for it in its result. */
export const summaryOptions = {
  length: {
    kind: "choice",
    label: "Length",
    initial: "moderate",
    choices: { brief: "Brief", moderate: "Moderate", comprehensive: "Comprehensive" },
  },
} as const satisfies Options;
export type SummaryOptions = Typed<typeof summaryOptions>;
