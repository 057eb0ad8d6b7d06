import { csvOf } from "web/instruments/frame/csv.ts";
import type { Finding } from "./finding.ts";
import { whatWasFound } from "./what-was-found.ts";
import { productionResult as words } from "./words-result.ts";

const columns = ["test", "kind", "number_or_file", "list", "line", "what"] as const;

const lists = { data: "DAT", images: "OPT" } as const;

/** The exceptions as a table, the same as on the page. */
export function findingsCsv(findings: readonly Finding[]): string {
  const rows = findings.map((finding) => [
    words.tests[finding.test].name,
    finding.kind,
    finding.at,
    finding.line ? lists[finding.list] : "",
    finding.line || "",
    whatWasFound(finding),
  ]);
  return csvOf([columns, ...rows]);
}
