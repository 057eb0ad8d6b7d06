import type { Given, Report } from "instruments/contract.ts";
import { manifestCsv, reportFindings } from "./compare.ts";
import type { HashOptions, HashOutcome } from "./run.ts";

/** Every file with its digests and, with a list, how it compares. */
export const report = (_: Given<HashOptions>, { hashed, list, rows }: HashOutcome): Report => ({
  inputs: hashed.files.map(({ path: name, size, digests }) => ({
    name,
    size,
    sha256: digests.sha256 ?? null,
  })),
  findings: reportFindings(hashed, list, rows),
});

export const csv = (_: Given<HashOptions>, { hashed }: HashOutcome): string =>
  manifestCsv(hashed.files);
