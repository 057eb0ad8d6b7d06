import { estimate as words } from "content/instruments.ts";
import type { Options } from "instruments/contract.ts";
import { estimateKinds, estimateLevels } from "./assumptions.ts";
import { answerAtRest } from "./at-rest.ts";
import { assumptionField, assumptionKeys, assumptionOf, shareField } from "./figures.ts";

const cell = (name: string, label: string) =>
  [name, { kind: "number", label, initial: answerAtRest.typed[name] ?? "" }] as const;

/** The cells of the page, in their order. */
export const estimateOptions: Options = Object.fromEntries([
  cell("gigabytes", words.cells.gigabytes.label),
  cell("custodians", words.cells.custodians.label),
  cell("months", words.cells.months.label),
  ...estimateKinds.map((kind) => cell(shareField(kind), `${words.cells.shares.legend}: ${kind}`)),
  ...assumptionKeys.flatMap((key) =>
    estimateLevels.map((level) => {
      const { name, unit } = assumptionOf(key);
      return cell(
        assumptionField(key, level),
        `${name}, ${words.units[unit]}, ${words.levels[level].toLowerCase()}`,
      );
    }),
  ),
]);
