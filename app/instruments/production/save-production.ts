import { saveReport } from "#app/instruments/frame/report.ts";
import { fieldIds } from "./fields.ts";
import type { ProductionOutcome } from "./production-work.tsx";
import { whatWasFound } from "./what-was-found.ts";
import { production as words } from "./words.ts";
import { productionResult } from "./words-result.ts";

/** Saves the report: how the production was read, each test, and the exceptions that are kept. */
export function saveProduction(outcome: ProductionOutcome, isSpecimen: boolean): void {
  const { reading, facts, tests, findings, inputs, refused, ended, verdict } = outcome;
  const { header, mapping, candidates, encoding, delimiter, qualifier } = reading;
  saveReport({
    instrument: "production",
    version: words.version,
    made: new Date(ended).toISOString(),
    specimen: isSpecimen,
    inputs,
    findings: {
      verdict: verdict.plain,
      facts,
      reading: {
        encoding,
        delimiter: delimiter ?? null,
        qualifier,
        fields: Object.fromEntries(fieldIds.map((field) => [field, header[mapping.columns[field] ?? -1] ?? null])),
        dates: mapping.dates.map((column) => header[column]),
        roles: candidates.map(({ path, role }) => ({ path, role })),
      },
      tests: tests.map(({ id, state, count, kept, reason }) => ({ test: id, state, count, kept, ...(reason ? { reason } : {}) })),
      exceptions: findings.map((finding) => ({ ...finding, what: whatWasFound(finding) })),
      notRead: refused,
    },
    limits: productionResult.limits.map(({ strong, rest }) => `${strong} ${rest}`),
  });
}
