import { estimate as words } from "content/instruments.ts";
import type { Report } from "instruments/contract.ts";
import { csvOf } from "instruments/frame/row-splitter.ts";
import type { Answer, Burden } from "./answer.ts";
import {
  type Assumption,
  documentsPerGigabyte,
  estimateAssumptions,
  estimateKinds,
  estimateLevels,
} from "./assumptions.ts";
import * as sentences from "./sentences.ts";

export type Kind = (typeof estimateKinds)[number];
export type Level = (typeof estimateLevels)[number];
export type AssumptionKey = keyof typeof estimateAssumptions;
export type Three = Readonly<Record<Level, number>>;

/** The cells' text as typed, by cell name. */
export type Typed = Readonly<Record<string, string>>;

/**
 * The parsed cells: gigabytes (10⁹ bytes) on disk, months of hosting. `shares` and assumed shares
 * are from 0 to 1.
 */
export type Figures = {
  readonly gigabytes: number;
  readonly custodians: number;
  readonly months: number;
  readonly shares: Readonly<Record<Kind, number>>;
  readonly assumptions: Readonly<Record<AssumptionKey, Three>>;
};

export const assumptionKeys = Object.keys(estimateAssumptions).filter(isAssumptionKey);
export const shareField = (kind: Kind) => `share-${kind}`;
export const assumptionField = (key: AssumptionKey, level: Level) => `${key}-${level}`;
export const assumptionOf = (key: AssumptionKey): Assumption => estimateAssumptions[key];

/** The names of all cells, in their order on the page. */
export const fields: readonly string[] = [
  "gigabytes",
  "custodians",
  "months",
  ...estimateKinds.map(shareField),
  ...assumptionKeys.flatMap((key) => estimateLevels.map((level) => assumptionField(key, level))),
];

/** Writes figures as cells have them, shares in percent. The inverse of `readFigures`. */
export function typedOf({ gigabytes, custodians, months, shares, assumptions }: Figures): Typed {
  const rows = assumptionKeys.flatMap((key) =>
    estimateLevels.map((level) => {
      const value = assumptions[key][level];
      return [
        assumptionField(key, level),
        written(assumptionOf(key).unit === "share" ? value * 100 : value),
      ];
    }),
  );
  return {
    gigabytes: written(gigabytes),
    custodians: written(custodians),
    months: written(months),
    ...Object.fromEntries(
      estimateKinds.map((kind) => [shareField(kind), written(shares[kind] * 100)]),
    ),
    ...Object.fromEntries(rows),
  };
}

/** The initial assumptions. */
export function standardAssumptions(): Figures["assumptions"] {
  return recordOf(assumptionKeys, (key) => {
    const { unit, values } = assumptionOf(key);
    const [low, middle, high] = values.map((value) => (unit === "share" ? value / 100 : value));
    return { low: low ?? 0, middle: middle ?? 0, high: high ?? 0 };
  });
}

/** Without the digits that binary arithmetic adds: 57.1, not 57.099999999999994. */
const written = (value: number) =>
  Number(value.toPrecision(12)).toLocaleString("en-US", { maximumFractionDigits: 9 });

function isAssumptionKey(key: string): key is AssumptionKey {
  return key in estimateAssumptions;
}

/** The results that the tornado can show. */
export const targets = ["read", "hostedLast", "hours"] as const;
export type Target = (typeof targets)[number];

/** The result with one assumption at its low and at its high, all others at the middle. */
export type Bar = { readonly key: AssumptionKey; readonly low: number; readonly high: number };

/** A record with a value for each of the keys. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Record<Key, Value> {
  const record = Object.fromEntries(keys.map((key) => [key, valueFor(key)]));
  if (!hasAll<Key, Value>(record, keys)) throw new Error("A record without one of its keys");
  return record;
}

function hasAll<Key extends string, Value>(
  record: object,
  keys: readonly Key[],
): record is Record<Key, Value> {
  return keys.every((key) => key in record);
}

/**
 * The report: the cells by name, so that the file can be loaded again (answer.ts), and the results.
 */
export function report(_: unknown, answer: Answer): Report {
  const { typed, kinds, totals, tornado, costs } = answer;
  return {
    inputs: fields.map((name) => ({
      name,
      value: Number((typed[name] ?? "").replaceAll(",", "")),
    })),
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
export const scheduleColumns = [
  "collected",
  "loaded",
  "hostedLast",
  "read",
  "hours",
  "days",
] as const;

/**
 * The schedule as a table (RFC 4180) with figures without thousands separators, for programs; the
 * last column is counsel's.
 */
export function scheduleCsv({ kinds, totals }: Pick<Answer, "kinds" | "totals">): string {
  const { columns, all, counsel } = words.schedule;
  const rows = [
    [...Object.values(columns).slice(0, -1), `${columns.counsel} (${counsel})`],
    ...estimateKinds.map((kind) => [
      documentsPerGigabyte[kind].name,
      ...scheduleColumns.map((column) => kinds[kind][column]),
      "",
    ]),
    ...estimateLevels.map((level) => [
      all[level],
      ...scheduleColumns.map((column) => totals[level][column]),
      "",
    ]),
  ];
  return csvOf(rows);
}

/** A paragraph for counsel to copy: the inputs, the three estimates, and their limits. */
export function paragraphOf({ inputs, totals, typed }: Answer): string {
  const people = sentences.people(exact(inputs.custodians));
  const { low, middle, high } = totals;
  return sentences.paragraph(
    exact(inputs.gigabytes),
    people,
    exact(inputs.months),
    typed["reviewers-middle"] ?? "",
    numbersOf(low),
    numbersOf(middle),
    numbersOf(high),
  );
}

function numbersOf({ loaded, hostedLast, read, hours, days }: Burden) {
  return {
    documents: about(loaded),
    hosted: about(hostedLast),
    read: about(read),
    hours: about(hours),
    days: about(days),
  };
}

/** A figure with the digits that an estimate has, three: 86,996 is "87,000", 0.7531 is "0.753". */
export const about = (value: number): string =>
  Number(value.toPrecision(3)).toLocaleString("en-US", { maximumFractionDigits: 3 });

/** A figure as it was computed: thousands apart, at most two decimals. */
export const exact = (value: number): string =>
  value.toLocaleString("en-US", { maximumFractionDigits: 2 });
