import { type Report, reportOf } from "instruments/contract.ts";
import type { InstrumentName } from "instruments/names.ts";

/**
 * What an instrument says in its report. `made`, in milliseconds since 1970, is the time of saving,
 * or of the result where there is one.
 */
export type Reported = Report & { readonly specimen: boolean; readonly made?: number };

/**
 * Saves a report (docs/instruments.md) as `<instrument>-report.json`, with the page's address
 * without its query.
 */
export function saveReport(
  name: InstrumentName,
  made: number,
  reported: Reported,
  limits: readonly string[],
): void {
  const page = `${location.origin}${location.pathname}#${name}`;
  const whole = {
    ...reportOf({ name, limits }, reported, reported.made ?? made, reported.specimen),
    page,
  };
  saveFile(`${name}-report.json`, "application/json", `${JSON.stringify(whole, null, 2)}\n`);
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
