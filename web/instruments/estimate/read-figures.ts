import { estimateKinds, estimateLevels } from "./assumptions.ts";
import {
  type AssumptionKey,
  assumptionField,
  assumptionKeys,
  assumptionOf,
  type Figures,
  fields,
  recordOf,
  shareField,
  type Three,
  type Typed,
  typedOf,
} from "./figures.ts";
import { estimate as words } from "./words.ts";

/** Errors by cell name; `shares` or an assumption's name if cells contradict each other. */
export type Errors = Readonly<Record<string, string>>;
type ReadFigures = { readonly figures?: Figures; readonly errors: Errors };

const MOST = { gigabytes: 10_000_000, custodians: 1_000_000, months: 240, value: 1_000_000 } as const;
/** Shares rounded to tenths may miss 100 % by this much, in percentage points. */
const ROUNDING = 0.3;

/** Reads the cells. Returns figures, or errors by cell name. */
export function readFigures(typed: Typed): ReadFigures {
  const errors: Record<string, string> = {};
  const read = (field: string, most: number, isGood: (value: number) => boolean, error: string) => {
    const value = numberOf(typed[field] ?? "");
    if (!isGood(value)) errors[field] = error;
    else if (value > most) errors[field] = words.errors.atMost(most.toLocaleString("en-US"));
    return value;
  };
  const gigabytes = read("gigabytes", MOST.gigabytes, isPositive, words.errors.positive);
  const custodians = read("custodians", MOST.custodians, (n) => isPositive(n) && Number.isInteger(n), words.errors.whole);
  const months = read("months", MOST.months, isPositive, words.errors.positive);
  const shares = recordOf(estimateKinds, (kind) => read(shareField(kind), 100, isShare, words.errors.share) / 100);
  const sum = Object.values(shares).reduce((total, share) => total + share, 0) * 100;
  if (Math.abs(sum - 100) > ROUNDING) errors.shares = words.errors.sum(String(Number(sum.toFixed(1))));
  const assumptions = recordOf(assumptionKeys, (key) => {
    const isPercentage = assumptionOf(key).unit === "share";
    const valueAt = (field: string) =>
      isPercentage ? read(field, 100, isShare, words.errors.share) / 100 : read(field, MOST.value, isPositive, words.errors.positive);
    const three = recordOf(estimateLevels, (level) => valueAt(assumptionField(key, level)));
    if (!isOrdered(key, three)) errors[key] = assumptionOf(key).falls ? words.errors.falls : words.errors.rises;
    return three;
  });
  if (Object.keys(errors).length > 0) return { errors };
  return { errors, figures: { gigabytes, custodians, months, shares, assumptions } };
}

/** Gigabytes of 10⁹ bytes in a unit. */
const units: Readonly<Record<string, number>> = {
  MB: 0.001,
  GB: 1,
  TB: 1_000,
  PB: 1_000_000,
  MIB: 0.001048576,
  GIB: 1.073741824,
  TIB: 1_099.511627776,
};

/** Reads "1,200.5", "35 %", "40 GB" or "1.2 TB", in gigabytes. NaN without a figure. */
function numberOf(typed: string): number {
  const [, text = "", unit = ""] = /^(.*?)\s*(%|[KMGTP]i?B)?$/i.exec(typed.trim()) ?? [];
  const times = unit === "" || unit === "%" ? 1 : (units[unit.toUpperCase()] ?? Number.NaN);
  return times * plainNumber(text);
}

function plainNumber(text: string): number {
  return /^(?:\d{1,3}(?:[,\u00a0 ]\d{3})+|\d+)?(?:\.\d+)?$/.test(text) && text !== ""
    ? Number(text.replace(/[, \u00a0]/g, ""))
    : Number.NaN;
}

const isPositive = (value: number) => value > 0;
const isShare = (value: number) => value >= 0;

function isOrdered(key: AssumptionKey, { low, middle, high }: Three): boolean {
  if (![low, middle, high].every(Number.isFinite)) return true;
  return assumptionOf(key).falls ? low >= middle && middle >= high : low <= middle && middle <= high;
}

type ReadReport = { readonly typed: Typed } | { readonly fault: string };

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
