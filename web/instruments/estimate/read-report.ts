import { fields, type Typed, typedOf } from "./figures.ts";
import { readFigures } from "./read-figures.ts";
import { estimate as words } from "./words.ts";

export type ReadReport = { readonly typed: Typed } | { readonly fault: string };

/** Reads a saved report of this exhibit, version 1 (docs/instruments.md). The fault describes what is wrong. */
export function readReport(text: string): ReadReport {
  const report = parsed(text);
  if (report === undefined) return { fault: words.load.faults.notJson };
  if (!isObject(report) || report.report !== 1 || typeof report.instrument !== "string") return { fault: words.load.faults.notReport };
  if (report.instrument !== "estimate") return { fault: words.load.faults.otherInstrument(report.instrument.slice(0, 40)) };
  const given = Array.isArray(report.inputs) ? report.inputs.filter(isInput) : [];
  const inputs = new Map(given.map(({ name, value }) => [name, String(value)]));
  const missing = fields.find((field) => !inputs.has(field));
  if (missing) return { fault: words.load.faults.missing(missing) };
  const typed = Object.fromEntries(fields.map((field) => [field, inputs.get(field) ?? ""]));
  const { figures, errors } = readFigures(typed);
  if (figures) return { typed: typedOf(figures) };
  const [[field, reason] = ["", ""]] = Object.entries(errors);
  return { fault: words.load.faults.wrong(field, reason) };
}

/** Undefined if the text is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

const isInput = (value: unknown): value is { readonly name: string; readonly value: string | number } =>
  isObject(value) && typeof value.name === "string" && (typeof value.value === "string" || typeof value.value === "number");
