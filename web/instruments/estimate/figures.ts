import { type Assumption, estimateAssumptions, estimateKinds, estimateLevels } from "./assumptions.ts";

export type Kind = (typeof estimateKinds)[number];
export type Level = (typeof estimateLevels)[number];
export type AssumptionKey = keyof typeof estimateAssumptions;
export type Three = Readonly<Record<Level, number>>;

/** The cells' text as typed, by cell name. */
export type Typed = Readonly<Record<string, string>>;

/** The parsed cells: gigabytes (10⁹ bytes) on disk, months of hosting. `shares` and assumed shares are from 0 to 1. */
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
      return [assumptionField(key, level), written(assumptionOf(key).unit === "share" ? value * 100 : value)];
    }),
  );
  return {
    gigabytes: written(gigabytes),
    custodians: written(custodians),
    months: written(months),
    ...Object.fromEntries(estimateKinds.map((kind) => [shareField(kind), written(shares[kind] * 100)])),
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
const written = (value: number) => Number(value.toPrecision(12)).toLocaleString("en-US", { maximumFractionDigits: 9 });

function isAssumptionKey(key: string): key is AssumptionKey {
  return key in estimateAssumptions;
}

/** The results that the tornado can show. */
export const targets = ["read", "hostedLast", "hours"] as const;
export type Target = (typeof targets)[number];

/** The result with one assumption at its low and at its high, all others at the middle. */
export type Bar = { readonly key: AssumptionKey; readonly low: number; readonly high: number };

/** A record with a value for each of the keys. */
export function recordOf<Key extends string, Value>(keys: readonly Key[], valueFor: (key: Key) => Value): Record<Key, Value> {
  const record = Object.fromEntries(keys.map((key) => [key, valueFor(key)]));
  if (!hasAll<Key, Value>(record, keys)) throw new Error("A record without one of its keys");
  return record;
}

function hasAll<Key extends string, Value>(record: object, keys: readonly Key[]): record is Record<Key, Value> {
  return keys.every((key) => key in record);
}
