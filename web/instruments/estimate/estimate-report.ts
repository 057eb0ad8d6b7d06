import { csvOf } from "web/instruments/frame/csv.ts";
import type { Reported } from "web/instruments/frame/result.tsx";
import type { Answer } from "./answer.ts";
import { estimateLevels } from "./assumption.ts";
import { documentsPerGigabyte, estimateKinds } from "./documents.ts";
import { assumptionKeys, assumptionOf, fields } from "./figures.ts";
import { paragraphOf } from "./paragraph.ts";
import { estimate as words } from "./words.ts";

/** The report: the cells by name, so that the file can be loaded again (read-report.ts), and the results. */
export function reportOf({ answer, isSpecimen }: { answer: Answer; isSpecimen: boolean }): Reported {
  const { typed, kinds, totals, tornado, costs } = answer;
  return {
    specimen: isSpecimen,
    inputs: fields.map((name) => ({ name, value: Number((typed[name] ?? "").replaceAll(",", "")) })),
    findings: {
      totals,
      middleByKind: kinds,
      tornado,
      ...(costs ? { costs } : {}),
      assumptions: assumptionKeys.map((key) => {
        const { name, unit, means, source } = assumptionOf(key);
        return { key, name, unit, means, source };
      }),
      paragraph: paragraphOf(answer),
    },
  };
}

/** The measures of the schedule, in its order. */
export const scheduleColumns = ["collected", "loaded", "hostedLast", "read", "hours", "months"] as const;

/** The schedule as a table (RFC 4180) with figures without thousands separators, for programs; the last column is counsel's. */
export function scheduleCsv({ kinds, totals }: Pick<Answer, "kinds" | "totals">): string {
  const { columns, all, counsel } = words.schedule;
  const rows = [
    [...Object.values(columns).slice(0, -1), `${columns.counsel} (${counsel})`],
    ...estimateKinds.map((kind) => [documentsPerGigabyte[kind].name, ...scheduleColumns.map((column) => kinds[kind][column]), ""]),
    ...estimateLevels.map((level) => [all[level], ...scheduleColumns.map((column) => totals[level][column]), ""]),
  ];
  return csvOf(rows);
}
