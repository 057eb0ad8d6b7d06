import type { Options } from "instruments/contract.ts";
import { typedAtRest } from "./at-rest.ts";
import { confidences } from "./figures.ts";
import { elusion as words } from "./words.ts";

const { cells, plan } = words;

export const elusionOptions = {
  drawnFrom: { kind: "choice", label: cells.drawnFrom, initial: typedAtRest.drawnFrom, choices: cells.from },
  size: { kind: "number", label: cells.size.label, initial: typedAtRest.size },
  sampled: { kind: "number", label: cells.sampled.label, initial: typedAtRest.sampled },
  found: { kind: "number", label: cells.found.label, initial: typedAtRest.found },
  responsive: { kind: "number", label: cells.responsive.label, initial: typedAtRest.responsive },
  confidence: {
    kind: "choice",
    label: cells.confidence,
    initial: typedAtRest.confidence,
    choices: Object.fromEntries(confidences.map((percent) => [percent, `${percent}%`])),
  },
  margin: { kind: "number", label: plan.margin.label, initial: typedAtRest.margin },
  expected: { kind: "number", label: plan.expected.label, initial: typedAtRest.expected },
} as const satisfies Options;
