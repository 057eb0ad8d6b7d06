// Sentences whose grammar is computed. All other words are in content/instruments/deidentify.yaml.

import { many } from "content/numbers.ts";

export const replaced = (places: number, labels: number) =>
  `${many(places, "place")} replaced by ${many(labels, "label")}`;

export const doubts = (isEncoded: boolean, others: number) =>
  isEncoded || others > 0
    ? `Not read: ${[...(isEncoded ? ["encoded parts"] : []), ...(others > 0 ? [many(others, "other file")] : [])].join(", ")}`
    : "";
