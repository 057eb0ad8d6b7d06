import { csvOf } from "web/instruments/frame/csv.ts";
import type { Decided, Entry, Settings } from "./decide.ts";
import { countsOf, verdictOf } from "./describe.ts";
import { type Mode, ruleOf } from "./kind.ts";
import { deidentify as words } from "./words.ts";
import { deidentifyKinds } from "./words-kinds.ts";

/** The report's findings. Originals and the visitor's own words are included only on request. */
export function reportFindings(decided: Decided, { mode, year }: Settings, withOriginals: boolean) {
  const { entries, remaining, output } = decided;
  return {
    verdict: verdictOf(decided),
    list: mode,
    agesReckonedIn: year,
    outputCharacters: output.length,
    originalsRemaining: remaining.length,
    counts: countsOf(decided).map(({ kind, found, replaced, kept }) => ({ kind, found, replaced, kept })),
    labels: entries
      .filter(({ label }) => label !== undefined)
      .map((entry) => ({
        label: entry.label,
        kind: entry.kind,
        rule: ruleLine(entry, mode),
        foundBy: entry.by,
        count: entry.replaced,
        ...(withOriginals ? { original: entry.words } : {}),
      })),
  };
}

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
