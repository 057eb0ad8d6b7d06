import { count } from "../../numbers.ts";
import { printed, setAside, stages } from "../counts.ts";

const group = (name: string, documents: number, radius: number) => ({
  name,
  documents: count(documents),
  dots: Math.round(documents / 1000),
  radius,
});

/** One dot is a thousand documents. */
export const funnel = {
  lead: `Specimen matter: ${printed.unique} documents after system files and duplicates, ${printed.produced} produced.`,
  scale: "1 dot = 1,000 documents",
  groups: [
    group("Left out by dates and terms", setAside.byDatesAndTerms, 2.7),
    group("Below the cut-off, not read", setAside.belowCutOff, 3.3),
    group("Read, not responsive", setAside.byReviewers, 3.3),
    group("Withheld as privileged", stages.withheld, 4.2),
    group("Produced", stages.produced, 4.2),
  ],
} as const;
