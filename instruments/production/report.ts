import { plainText } from "content/marks.ts";
import type { Report } from "instruments/contract.ts";
import { FaultError } from "instruments/frame/fault.ts";
import type { Inspection } from "./finding.ts";
import {
  findingsCsv,
  type ProductionOutcome,
  reportFindings,
  verdictOf,
} from "./report-findings.ts";

/** Where a column is asked for there is an outcome without tests. */
export function conclude(inspection: Inspection): ProductionOutcome {
  const title = verdictOf(inspection);
  return { ...inspection, verdict: { title, plain: plainText(title) } };
}

/**
 * How the production was read, each test, and the exceptions that are kept. Throws where no column
 * is known as the first number.
 */
export function report(_: unknown, outcome: ProductionOutcome): Report {
  const { isAsked, inputs, reading } = outcome;
  if (isAsked) {
    const data = reading.candidates.filter(({ role }) => role === "data");
    const unread = data.map(({ path }) => ({
      name: path,
      reason: "noFirstNumber",
      header: reading.header,
    }));
    throw new FaultError({ kind: "unreadable", unread });
  }
  return { inputs, findings: reportFindings(outcome) };
}

export const csv = (_: unknown, { findings }: ProductionOutcome): string => findingsCsv(findings);
