import type { Given, Report } from "instruments/contract.ts";
import { keyCsv, reportFindings } from "./describe.ts";
import type { DeidentifyOutcome } from "./run.ts";

/** What was found and replaced. Originals and the visitor's own words are in it only on request. */
export function report(
  { files: [first, ...others] }: Pick<Given<unknown>, "files">,
  { read, decided, settings }: Omit<DeidentifyOutcome, "began">,
  withOriginals = false,
): Report {
  return {
    inputs: [{ name: first.path, size: read.size, sha256: read.sha256 }],
    findings: reportFindings(decided, settings, withOriginals, others.length),
    more: { output: decided.output },
  };
}

/** The key, which has the originals. */
export const csv = (_: unknown, { decided, settings }: DeidentifyOutcome): string =>
  keyCsv(decided.entries, settings.mode);
