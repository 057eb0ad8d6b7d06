import { clopperPearson, FINITE, finiteInterval, type Interval } from "./clopper-pearson.ts";

/**
 * `exact`: the exact interval keeps the margin. `cochran`: the usual formula for a finite set does.
 * `all`: only the whole set is enough.
 */
export type SampleSize = {
  readonly documents: number;
  readonly basis: "exact" | "cochran" | "all";
};

/**
 * How many documents to draw so that the interval reaches at most `margin` to either side of the
 * rate found, if that is `expected`. Rates are from 0 to 1; `size` is the set, if it is known.
 * Where the sample is more than 5 % of the set and the usual formula holds, Cochran's with the
 * finite correction (Sampling Techniques, 3rd ed., 4.2), which protocols quote; otherwise by the
 * exact interval. Infinity if 100 million are too few.
 */
export function sampleSize(
  margin: number,
  expected: number,
  confidence: number,
  size = Number.POSITIVE_INFINITY,
): SampleSize {
  const endless = leastEnough(
    MOST,
    (n) => reach(n, expected, clopperPearson, confidence) <= margin,
  );
  if (endless <= size * FINITE) return { documents: endless, basis: "exact" };
  const z = quantiles[Math.round(confidence * 100)] ?? 1.959964;
  const infinite = (z * z * expected * (1 - expected)) / (margin * margin);
  const isNormal = infinite * Math.min(expected, 1 - expected) >= LEAST_EXPECTED;
  const documents = isNormal
    ? Math.ceil(infinite / (1 + (infinite - 1) / size))
    : leastEnough(
        size,
        (n) =>
          reach(n, expected, (k, n, confidence) => shares(k, n, size, confidence), confidence) <=
          margin,
      );
  if (documents >= size) return { documents: size, basis: "all" };
  return { documents, basis: isNormal ? "cochran" : "exact" };
}

/** The largest sample that is considered. */
const MOST = 100_000_000;

/**
 * The normal approximation, of which Cochran's formula is made, needs at least so many of the rarer
 * kind in the sample.
 */
const LEAST_EXPECTED = 5;

/** The normal quantiles of the confidences that can be chosen. */
const quantiles: Readonly<Record<number, number>> = { 90: 1.644854, 95: 1.959964, 99: 2.575829 };

function leastEnough(most: number, isEnough: (n: number) => boolean): number {
  let enough = 1;
  while (!isEnough(enough)) {
    if (enough >= most) return Number.POSITIVE_INFINITY;
    enough = Math.min(most, enough * 2);
  }
  let tooFew = Math.floor(enough / 2);
  while (enough - tooFew > 1) {
    const middle = Math.floor((enough + tooFew) / 2);
    if (isEnough(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

/**
 * The longest arm of the intervals of a sample that shows the rate, rounded down and up to whole
 * documents.
 */
function reach(
  n: number,
  rate: number,
  interval: (k: number, n: number, confidence: number) => Interval,
  confidence: number,
): number {
  const arms = [Math.floor(n * rate), Math.ceil(n * rate)].flatMap((k) => {
    const { low, high } = interval(k, n, confidence);
    return [high - k / n, k / n - low];
  });
  return Math.max(...arms);
}

function shares(found: number, sampled: number, size: number, confidence: number): Interval {
  const { low, high } = finiteInterval(found, sampled, size, confidence);
  return { low: low / size, high: high / size };
}
