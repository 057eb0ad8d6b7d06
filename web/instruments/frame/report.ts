import { company } from "content/company.ts";
import type { InstrumentName } from "web/instruments/tools.ts";

/** An input: a file or pasted text with its size in bytes and SHA-256 (64 hex digits, null if unreadable), or a typed figure. */
type ReportInput =
  | { readonly name: string; readonly size: number; readonly sha256: string | null }
  | { readonly name: string; readonly value: string | number };

/** What an instrument says in its report. `made` is the time of saving, or of the result where there is one, ISO 8601 in UTC. */
export type Reported = {
  readonly specimen: boolean;
  readonly inputs: readonly ReportInput[];
  readonly findings: unknown;
  readonly made?: string;
};

/** The version of an instrument's tests or arithmetic. */
export const versionOf = (name: string) => (name === "redactions" ? "2.0" : "1.0");

/** A limit as a sentence (`Limit`). */
export const limitText = (limit: string) => limit.replace(" | ", " ");

/** Saves a report (docs/instruments.md) as `<instrument>-report.json`, with the page's address without its query. */
export function saveReport(instrument: InstrumentName, made: number, reported: Reported, limits: readonly string[]): void {
  const head = { report: 1, instrument, version: versionOf(instrument), made: new Date(made).toISOString() };
  const page = `${location.origin}${location.pathname}#${instrument}`;
  const whole = { ...head, ...reported, limits: limits.map(limitText), page };
  saveFile(`${instrument}-report.json`, "application/json", `${JSON.stringify(whole, null, 2)}\n`);
}

/** Saves a file for the visitor. It is a Blob of this page: nothing is sent. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Prints only one instrument, or only its element with the id `part` (frame.module.css). */
export function printInstrument(name: string, part?: string): void {
  const sheet = document.getElementById(name);
  const only = part ? document.getElementById(part) : null;
  const marked = [document.documentElement, sheet].filter((element) => element !== null);
  for (const element of marked) element.dataset.printing = "";
  if (only) only.dataset.printingPart = "";
  const unmark = () => {
    for (const element of marked) delete element.dataset.printing;
    if (only) delete only.dataset.printingPart;
  };
  addEventListener("afterprint", unmark, { once: true });
  print();
}

/** A moment in the office's zone (content/company.yaml), to the second, with its zone: "November 22, 2026, 17:04:31 CST". */
export function chicagoStamp(moment: number): string {
  return new Intl.DateTimeFormat("en-US", {
    timeZone: company.hours.zone,
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
    timeZoneName: "short",
  }).format(moment);
}

/** The same moment in UTC, as ISO 8601 writes it, to the second. */
export const utcStamp = (moment: number) => `${new Date(moment).toISOString().slice(0, 19)}Z`;
