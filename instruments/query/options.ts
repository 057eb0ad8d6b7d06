import type { Options } from "instruments/contract.ts";
import { custodianOptions, kindOptions } from "./at-rest.ts";
import { query as words } from "./words.ts";

const { filters } = words;
const choices = (options: readonly { readonly value: string; readonly label: string }[]) =>
  Object.fromEntries([["", filters.any], ...options.map(({ value, label }) => [value, label])]);

export const queryOptions = {
  question: { kind: "lines", label: words.question.label },
  custodian: { kind: "choice", label: filters.custodian, choices: choices(custodianOptions) },
  kind: { kind: "choice", label: filters.kind, choices: choices(kindOptions) },
  from: { kind: "line", label: `${filters.from}, as 2026-03-18` },
  to: { kind: "line", label: `${filters.to}, as 2026-03-18` },
} as const satisfies Options;
