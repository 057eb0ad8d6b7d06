import { clopperPearson } from "./clopper-pearson.ts";

/** The largest sample that is considered. */
const MOST = 100_000_000;

/**
 * How many documents to draw so that the exact interval reaches at most `margin` to either side of the rate found, if that is `expected`.
 * Rates are from 0 to 1. Infinity if 100 million are too few.
 */
export function sampleSize(margin: number, expected: number, confidence: number): number {
  const isEnough = (n: number) => [Math.floor(n * expected), Math.ceil(n * expected)].every((k) => reach(k, n, confidence) <= margin);
  let enough = 1;
  while (!isEnough(enough)) {
    enough *= 2;
    if (enough > MOST) return Number.POSITIVE_INFINITY;
  }
  let tooFew = Math.floor(enough / 2);
  while (enough - tooFew > 1) {
    const middle = Math.floor((enough + tooFew) / 2);
    if (isEnough(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

/** The longer of the interval's two arms. */
function reach(k: number, n: number, confidence: number): number {
  const { low, high } = clopperPearson(k, n, confidence);
  return Math.max(high - k / n, k / n - low);
}
