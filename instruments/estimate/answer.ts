import { estimate as words } from "content/instruments.ts";
import { priceList } from "content/offer.ts";
import { estimateKinds, estimateLevels } from "./assumptions.ts";
import {
  type AssumptionKey,
  assumptionField,
  assumptionKeys,
  assumptionOf,
  type Bar,
  type Figures,
  fields,
  type Kind,
  type Level,
  recordOf,
  shareField,
  type Target,
  type Three,
  type Typed,
  targets,
  typedOf,
} from "./figures.ts";

/** The estimate as numbers, rounded so that the kinds add up to the totals. */
export type Answer = ReturnType<typeof answerOf>;

/** Calculates everything from the cells. Loaded when a visitor first types. */
export function answer(typed: Typed): { readonly answer?: Answer; readonly errors: Errors } {
  const { figures, errors } = readFigures(typed);
  return figures ? { answer: answerOf(figures), errors } : { errors };
}

/**
 * Calculates everything from parsed figures. `prices` are the owner's, in US dollars; without them
 * there are no costs.
 */
export function answerOf(figures: Figures, prices: EstimatePrices | undefined = estimatePrices()) {
  const { gigabytes, custodians, months } = figures;
  const middle = burdens(figures, valuesAt(figures, "middle"));
  const totals = recordOf(estimateLevels, (level) =>
    rounded(total(burdens(figures, valuesAt(figures, level)))),
  );
  return {
    inputs: { gigabytes, custodians, months },
    /** The cells it is based on, normalized: "1,200.5" for "1200.50 GB". */
    typed: typedOf(figures),
    /** The kinds under the middle assumptions. */
    kinds: roundedTogether(middle),
    totals,
    tornado: recordOf(targets, (target) =>
      tornado(figures, target).map(({ key, low, high }) => ({
        key,
        low: round(target, low),
        high: round(target, high),
      })),
    ),
    costs: prices && {
      asOf: prices.asOf,
      ...recordOf(estimateLevels, (level) => costsOf(totals[level], prices)),
    },
  };
}

/** Documents and hours are whole, GB and days have one decimal. */
const decimals = {
  collected: 1,
  unique: 0,
  loaded: 0,
  read: 0,
  hostedFirst: 1,
  hostedLast: 1,
  gigabyteMonths: 0,
  hours: 0,
  days: 1,
} as const;

type Measure = keyof typeof decimals;
const isMeasure = (name: string): name is Measure => name in decimals;
export const measures: readonly Measure[] = Object.keys(decimals).filter(isMeasure);

const round = (measure: keyof Burden, value: number) => Number(value.toFixed(decimals[measure]));
const rounded = (burden: Burden): Burden =>
  recordOf(measures, (measure) => round(measure, burden[measure]));

/**
 * Each kind is the difference of two rounded running sums: less than one unit off, and the kinds
 * add up to the total.
 */
function roundedTogether(kinds: Readonly<Record<Kind, Burden>>) {
  const sumTo = (last: number, measure: keyof Burden) =>
    round(
      measure,
      estimateKinds.slice(0, last).reduce((sum, kind) => sum + kinds[kind][measure], 0),
    );
  return recordOf(estimateKinds, (kind) => {
    const i = estimateKinds.indexOf(kind);
    return recordOf(measures, (measure) =>
      round(measure, sumTo(i + 1, measure) - sumTo(i, measure)),
    );
  });
}

/** What a burden costs at the owner's prices, in whole US dollars. */
function costsOf({ collected, gigabyteMonths, hours }: Burden, prices: EstimatePrices) {
  const processing = Math.round(collected * prices.processedGigabyte);
  const hosting = Math.round(gigabyteMonths * prices.hostedGigabyteMonth);
  const review = Math.round(hours * prices.reviewHour);
  return { processing, hosting, review, all: processing + hosting + review };
}

/**
 * The assumption that moves the cost most, and the cost at its low and at its high, all others at
 * the middle.
 */
export function widestCost(figures: Figures, prices: EstimatePrices) {
  const middle = valuesAt(figures, "middle");
  const costWith = (key: AssumptionKey, value: number) =>
    costsOf(rounded(total(burdens(figures, { ...middle, [key]: value }))), prices).all;
  return assumptionKeys
    .map((key) => ({
      key,
      low: costWith(key, figures.assumptions[key].low),
      high: costWith(key, figures.assumptions[key].high),
    }))
    .reduce((widest, bar) => (bar.high - bar.low > widest.high - widest.low ? bar : widest));
}

/** US dollars. `asOf` is the day from which they are valid: "2027-01-31". */
type EstimatePrices = typeof priceList.prices & { readonly asOf: string };

/** The owner's prices. Undefined while the list is an example: the estimate then names no price. */
const estimatePrices = (): EstimatePrices | undefined =>
  priceList.ours ? { ...priceList.prices, asOf: priceList.asOf } : undefined;

/**
 * The burden of one kind of data, or of all, in GB of 10⁹ bytes: `collected` on disk, hosted in the
 * first and the last month, and GB × months of hosting. Documents are `unique` without system files
 * and duplicates, `loaded` within the dates and terms, and `read` by reviewers. `hours` are of both
 * levels of review, `days` those of the whole team at work.
 */
export type Burden = Readonly<Record<Measure, number>>;

type Values = Readonly<Record<AssumptionKey, number>>;

/** Every assumption at one level. */
export const valuesAt = ({ assumptions }: Figures, level: Level): Values =>
  recordOf(assumptionKeys, (key) => assumptions[key][level]);

/** The burden of each kind of data under the given assumptions. */
export function burdens(figures: Figures, values: Values): Readonly<Record<Kind, Burden>> {
  // Rounded shares may miss 100 % by a tenth; dividing by their sum keeps the total.
  const whole = estimateKinds.reduce((sum, kind) => sum + figures.shares[kind], 0);
  return recordOf(estimateKinds, (kind) =>
    burdenOf(kind, (figures.gigabytes * figures.shares[kind]) / whole, figures.months, values),
  );
}

/** The sum over the kinds, measure by measure. */
export function total(kinds: Readonly<Record<Kind, Burden>>): Burden {
  return recordOf(measures, (measure) =>
    estimateKinds.reduce((sum, kind) => sum + kinds[kind][measure], 0),
  );
}

function burdenOf(kind: Kind, collected: number, hosting: number, values: Values): Burden {
  const kept = collected * values.expansion * (1 - values.systemFiles) * (1 - values.duplicates);
  const unique = kept * values[kind];
  const loaded = unique * (1 - values.culled);
  const read = loaded * (1 - values.setAside);
  // Assumes that culling removes the same share of gigabytes as of documents.
  const hostedFirst = kept * (1 - values.culled) * values.overhead;
  // Growth is even from the first day, so the average is half of it.
  const hostedLast = hostedFirst * (1 + values.growth * hosting);
  const gigabyteMonths = ((hostedFirst + hostedLast) / 2) * hosting;
  const hours = read / values.firstLevel + (read * values.readTwice) / values.secondLevel;
  const days = hours / (values.reviewers * values.hoursADay);
  return { collected, unique, loaded, read, hostedFirst, hostedLast, gigabyteMonths, hours, days };
}

/** The assumptions that move a result, the one that moves it most first. */
export function tornado(figures: Figures, target: Target): readonly Bar[] {
  const middle = valuesAt(figures, "middle");
  const resultWith = (key: AssumptionKey, value: number) =>
    total(burdens(figures, { ...middle, [key]: value }))[target];
  return assumptionKeys
    .map((key) => ({
      key,
      low: resultWith(key, figures.assumptions[key].low),
      high: resultWith(key, figures.assumptions[key].high),
    }))
    .filter(({ low, high }) => high - low > 1e-9 * high)
    .sort((a, b) => b.high - b.low - (a.high - a.low));
}

/** Errors by cell name; `shares` or an assumption's name if cells contradict each other. */
export type Errors = Readonly<Record<string, string>>;
type ReadFigures = { readonly figures?: Figures; readonly errors: Errors };

const MOST = {
  gigabytes: 10_000_000,
  custodians: 1_000_000,
  months: 240,
  value: 1_000_000,
} as const;
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
  const custodians = read(
    "custodians",
    MOST.custodians,
    (n) => isPositive(n) && Number.isInteger(n),
    words.errors.whole,
  );
  const months = read("months", MOST.months, isPositive, words.errors.positive);
  const shares = recordOf(
    estimateKinds,
    (kind) => read(shareField(kind), 100, isShare, words.errors.share) / 100,
  );
  const sum = Object.values(shares).reduce((total, share) => total + share, 0) * 100;
  if (Math.abs(sum - 100) > ROUNDING)
    errors.shares = words.errors.sum(String(Number(sum.toFixed(1))));
  const assumptions = recordOf(assumptionKeys, (key) => {
    const isPercentage = assumptionOf(key).unit === "share";
    const valueAt = (field: string) =>
      isPercentage
        ? read(field, 100, isShare, words.errors.share) / 100
        : read(field, MOST.value, isPositive, words.errors.positive);
    const three = recordOf(estimateLevels, (level) => valueAt(assumptionField(key, level)));
    if (!isOrdered(key, three))
      errors[key] = assumptionOf(key).falls ? words.errors.falls : words.errors.rises;
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
  return assumptionOf(key).falls
    ? low >= middle && middle >= high
    : low <= middle && middle <= high;
}

type ReadReport = { readonly typed: Typed } | { readonly fault: string };

/**
 * Reads a saved report of this exhibit, version 1 (docs/instruments.md). The fault describes what
 * is wrong.
 */
export function readReport(text: string): ReadReport {
  const report = parsed(text);
  if (report === undefined) return { fault: words.load.faults.notJson };
  if (!isObject(report) || report.report !== 1 || typeof report.instrument !== "string")
    return { fault: words.load.faults.notReport };
  if (report.instrument !== "estimate")
    return { fault: words.load.faults.otherInstrument(report.instrument.slice(0, 40)) };
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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isInput = (
  value: unknown,
): value is { readonly name: string; readonly value: string | number } =>
  isObject(value) &&
  typeof value.name === "string" &&
  (typeof value.value === "string" || typeof value.value === "number");
