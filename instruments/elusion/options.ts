import { elusion as words } from "content/instruments.ts";
import type { Options } from "instruments/contract.ts";
import { typedAtRest } from "./at-rest.ts";
import { confidences } from "./figures.ts";

export const elusionOptions = {
  drawnFrom: {
    kind: "choice",
    label: words.cells.drawnFrom,
    initial: typedAtRest.drawnFrom,
    choices: words.cells.from,
  },
  size: { kind: "number", label: words.cells.size.label, initial: typedAtRest.size },
  sampled: { kind: "number", label: words.cells.sampled.label, initial: typedAtRest.sampled },
  found: { kind: "number", label: words.cells.found.label, initial: typedAtRest.found },
  responsive: {
    kind: "number",
    label: words.cells.responsive.label,
    initial: typedAtRest.responsive,
  },
  confidence: {
    kind: "choice",
    label: words.cells.confidence,
    initial: typedAtRest.confidence,
    choices: Object.fromEntries(confidences.map((percent) => [percent, `${percent}%`])),
  },
  margin: { kind: "number", label: words.plan.margin.label, initial: typedAtRest.margin },
  expected: { kind: "number", label: words.plan.expected.label, initial: typedAtRest.expected },
} as const satisfies Options;
