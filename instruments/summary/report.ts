import type { Given, Report } from "instruments/contract.ts";
import type { SummaryOptions } from "./options.ts";
import { reportFindings, type SummaryOutcome } from "./read-document.ts";
import { type Length, lengths } from "./summarize.ts";

/** The longest summary's sentences, each with its place and the lengths that have it. */
export function report(
  { files: [first], options }: Given<SummaryOptions>,
  outcome: SummaryOutcome,
): Report {
  const { read, summary } = outcome;
  return {
    inputs: [{ name: first.path, size: read.size, sha256: read.sha256 }],
    findings: reportFindings(outcome, lengthOf(options)),
    more: { sentences: summary.sentences.map(({ start, end }) => read.text.slice(start, end)) },
  };
}

/** The length that is shown first. */
export const lengthOf = (options: SummaryOptions): Length =>
  lengths.find((length) => length === options.length) ?? "moderate";
