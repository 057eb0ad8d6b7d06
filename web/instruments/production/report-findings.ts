import { fieldIds } from "./fields.ts";
import type { ProductionOutcome } from "./production-work.tsx";
import { whatWasFound } from "./what-was-found.ts";

/** For the report: how the production was read, each test, and the exceptions that are kept. */
export function reportFindings({ reading, facts, tests, findings, refused, verdict }: ProductionOutcome) {
  const { header, mapping, candidates, encoding, delimiter, qualifier } = reading;
  return {
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
    tests: tests.map(({ id, state, count: found, kept, reason }) => ({
      test: id,
      state,
      count: found,
      kept,
      ...(reason ? { reason } : {}),
    })),
    exceptions: findings.map((finding) => ({ ...finding, what: whatWasFound(finding) })),
    notRead: refused,
  };
}
