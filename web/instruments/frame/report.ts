import type { InstrumentName } from "./instrument.tsx";
import { saveFile } from "./save-file.ts";

/** An input: a file or pasted text with its size in bytes and SHA-256 (64 hex digits, null if unreadable), or a typed figure. */
export type ReportInput =
  | { readonly name: string; readonly size: number; readonly sha256: string | null }
  | { readonly name: string; readonly value: string | number };

/** The saved report of any instrument (docs/instruments.md). `made` is ISO 8601 in UTC. */
export type Report<Findings> = {
  readonly report: 1;
  readonly instrument: InstrumentName;
  readonly version: string;
  readonly made: string;
  readonly page: string;
  readonly specimen: boolean;
  readonly inputs: readonly ReportInput[];
  readonly findings: Findings;
  readonly limits: readonly string[];
};

/** Saves a report as `<instrument>-report.json`, with the page's address without its query. */
export function saveReport<Findings>(report: Omit<Report<Findings>, "report" | "page">): void {
  const page = `${location.origin}${location.pathname}#${report.instrument}`;
  const whole: Report<Findings> = { report: 1, ...report, page };
  saveFile(`${report.instrument}-report.json`, "application/json", `${JSON.stringify(whole, null, 2)}\n`);
}
