import { saveReport } from "#app/instruments/frame/report.ts";
import { production as words } from "#content/instruments/production.ts";
import { productionResult } from "#content/instruments/production-result.ts";
import { fieldIds } from "./fields.ts";
import type { ProductionOutcome } from "./production-work.tsx";
import { whatWasFound } from "./what-was-found.ts";

type Report = Parameters<typeof saveReport>[0];

/** The report: how the production was read, each test, and the exceptions that are kept. */
export function productionReport(outcome: ProductionOutcome, isSpecimen: boolean): Report {
  const { reading, facts, tests, findings, inputs, refused, ended, verdict } = outcome;
  const { header, mapping, candidates, encoding, delimiter, qualifier } = reading;
  return {
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
  };
}

export const saveProduction = (outcome: ProductionOutcome, isSpecimen: boolean) => saveReport(productionReport(outcome, isSpecimen));
