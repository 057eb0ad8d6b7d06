import type { Decided, Settings } from "./decide.ts";
import { countsOf, verdictOf } from "./describe.ts";
import { ruleLine } from "./key-csv.ts";

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
