import type { Report } from "instruments/contract.ts";
import { FaultError } from "instruments/frame/fault.ts";
import { type LanguagesOutcome, languagesCsv, outcomeOf, reportFindings } from "./outcome.ts";
import type { LanguagesFound } from "./read-languages.ts";

/** Refuses by the first name and reason if no text could be read. */
export function conclude(found: LanguagesFound): LanguagesOutcome {
  const [first] = found.unread;
  if (found.documents.length > 0 || !first) return outcomeOf(found);
  const { name, reason } = first;
  throw new FaultError({
    kind: reason === "damaged" ? "unexpected" : reason,
    name,
    unread: found.unread,
  });
}

export const report = (_: unknown, outcome: LanguagesOutcome): Report => ({
  inputs: outcome.found.documents.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
  findings: reportFindings(outcome),
  more: { paragraphs: outcome.found.paragraphs },
});

export const csv = (_: unknown, { found }: LanguagesOutcome): string => languagesCsv(found);
