import { csvOf } from "#app/instruments/frame/csv.ts";
import { saveReport } from "#app/instruments/frame/report.ts";
import { saveFile } from "#app/instruments/frame/save-file.ts";

import { estimate as words } from "#content/instruments/estimate.ts";
import { estimateLevels } from "#content/instruments/estimate-assumption.ts";
import { documentsPerGigabyte, estimateKinds } from "#content/instruments/estimate-documents.ts";
import type { Answer } from "./answer.ts";
import { assumptionKeys, assumptionOf, fields } from "./figures.ts";
import { paragraphOf } from "./paragraph.ts";
import { scheduleColumns } from "./schedule-columns.ts";
import type { Shown } from "./use-estimate.ts";

type Report = Parameters<typeof saveReport>[0];

/** The cells by name, so that the file can be loaded again (read-report.ts), and the results. */
export function estimateReport({ answer, isSpecimen }: Shown): Report {
  const { typed, kinds, totals, tornado, costs } = answer;
  return {
    instrument: "estimate",
    version: words.version,
    made: new Date().toISOString(),
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
    limits: words.limits.map(({ strong, rest }) => `${strong} ${rest}`),
  };
}

export const saveEstimate = (given: Shown) => saveReport(estimateReport(given));

/** Saves the schedule as a table (RFC 4180); the last column is counsel's. */
export function saveSchedule(answer: Answer): void {
  saveFile(words.schedule.csv, "text/csv", scheduleCsv(answer));
}

/** Figures without thousands separators, for programs. */
export function scheduleCsv({ kinds, totals }: Pick<Answer, "kinds" | "totals">): string {
  const { columns, all, counsel } = words.schedule;
  const rows = [
    [...Object.values(columns).slice(0, -1), `${columns.counsel} (${counsel})`],
    ...estimateKinds.map((kind) => [documentsPerGigabyte[kind].name, ...scheduleColumns.map((column) => kinds[kind][column]), ""]),
    ...estimateLevels.map((level) => [all[level], ...scheduleColumns.map((column) => totals[level][column]), ""]),
  ];
  return csvOf(rows);
}
