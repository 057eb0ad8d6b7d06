import { query as words } from "content/instruments.ts";
import type { Options } from "instruments/contract.ts";
import { custodianOptions, kindOptions } from "./at-rest.ts";

const choices = (options: readonly { readonly value: string; readonly label: string }[]) =>
  Object.fromEntries([
    ["", words.filters.any],
    ...options.map(({ value, label }) => [value, label]),
  ]);

export const queryOptions = {
  question: {
    kind: "lines",
    get label() {
      return words.question.label;
    },
  },
  custodian: { kind: "choice", label: words.filters.custodian, choices: choices(custodianOptions) },
  kind: { kind: "choice", label: words.filters.kind, choices: choices(kindOptions) },
  from: { kind: "line", label: `${words.filters.from}, as 2026-03-18` },
  to: { kind: "line", label: `${words.filters.to}, as 2026-03-18` },
} as const satisfies Options;
