import { csvOf } from "web/instruments/frame/csv.ts";
import type { Entry } from "./decide.ts";
import { type Mode, ruleOf } from "./kind.ts";
import { deidentify as words } from "./words.ts";
import { deidentifyKinds } from "./words-kinds.ts";

/** The key as CSV: one row per spelling. */
export function keyCsv(entries: readonly Entry[], mode: Mode): string {
  const rows = entries
    .filter(({ label }) => label !== undefined)
    .map((entry) => [entry.label ?? "", entry.words, deidentifyKinds[entry.kind].name, ruleLine(entry, mode), entry.replaced]);
  return csvOf([words.key.csv, ...rows]);
}

/** The rule that an entry follows, "FRCP 5.2(a)(1): last four digits", or the visitor's choice. */
export function ruleLine({ kind, isAsked, by }: Entry, mode: Mode): string {
  const rule = ruleOf(mode, kind);
  return rule && isAsked ? `${rule.cite}: ${rule.says}` : by === "hand" && rule ? rule.cite : words.key.ownChoice;
}
