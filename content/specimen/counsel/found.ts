import { chart } from "./chart.ts";

/**
 * The finds in the table on /identification-de-identification, by row. Loaded only when counsel
 * lifts the bars.
 */
export const found = [
  chart.patient,
  "Teo Delgado",
  chart.birth,
  "900-12-4471",
  "7700 2481 0093",
  chart.street,
  chart.record,
  "the only female pilot in Juneau",
] as const;
