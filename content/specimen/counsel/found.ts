import { chart } from "./chart.ts";

/** What the table on /identification-de-identification found, row by row. Loaded when counsel lifts the bars, and by nothing before. */
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
