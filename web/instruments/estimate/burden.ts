import { estimateKinds } from "./documents.ts";
import type { AssumptionKey, Figures, Kind, Level } from "./figures.ts";
import { assumptionKeys } from "./figures.ts";
import { recordOf } from "./record-of.ts";

/** Working days in a month of review: 261 weekdays less 11 federal holidays in a year, by 12. */
export const WORKING_DAYS = 21;

/** The burden of one kind of data, or of all. GB are 10⁹ bytes. */
export type Burden = {
  /** GB on disk. */
  readonly collected: number;
  /** Documents after expansion, without system files and duplicates. */
  readonly unique: number;
  /** Documents within the dates and terms: they are loaded and hosted. */
  readonly loaded: number;
  /** Documents that reviewers open. */
  readonly read: number;
  /** GB hosted in the first and in the last month. */
  readonly hostedFirst: number;
  readonly hostedLast: number;
  /** GB × months of hosting. */
  readonly gigabyteMonths: number;
  /** Hours of review, both levels. */
  readonly hours: number;
  /** Months of review for the whole team, of 21 working days. */
  readonly months: number;
};

export const measures = [
  "collected",
  "unique",
  "loaded",
  "read",
  "hostedFirst",
  "hostedLast",
  "gigabyteMonths",
  "hours",
  "months",
] as const;

type Values = Readonly<Record<AssumptionKey, number>>;

/** Every assumption at one level. */
export const valuesAt = ({ assumptions }: Figures, level: Level): Values => recordOf(assumptionKeys, (key) => assumptions[key][level]);

/** The burden of each kind of data under the given assumptions. */
export function burdens(figures: Figures, values: Values): Readonly<Record<Kind, Burden>> {
  // Rounded shares may miss 100 % by a tenth; dividing by their sum keeps the total.
  const whole = estimateKinds.reduce((sum, kind) => sum + figures.shares[kind], 0);
  return recordOf(estimateKinds, (kind) => burdenOf(kind, (figures.gigabytes * figures.shares[kind]) / whole, figures.months, values));
}

/** The sum over the kinds, measure by measure. */
export function total(kinds: Readonly<Record<Kind, Burden>>): Burden {
  return recordOf(measures, (measure) => estimateKinds.reduce((sum, kind) => sum + kinds[kind][measure], 0));
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
  const months = hours / (values.reviewers * values.hoursADay * WORKING_DAYS);
  return { collected, unique, loaded, read, hostedFirst, hostedLast, gigabyteMonths, hours, months };
}
